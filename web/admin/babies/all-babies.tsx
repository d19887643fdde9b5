import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { adminTexts } from '#locales/admin.ts';
import { babiesTexts } from '#locales/registries/babies.ts';
import { api } from '#web/data/api.ts';
import type { ListedBaby } from '#web/registries/babies/baby.ts';
import { BabyDialog } from '#web/registries/babies/baby-dialog.tsx';
import { BabyList } from '#web/registries/babies/baby-list.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { screen } from '../screen.tsx';
import { loadPage, type PageOf, readListed } from '../table/listing.ts';
import { ListingFrame } from '../table/listing-frame.tsx';

export const openAllBabies = screen({
  title: (language) => babiesTexts(language).allTitle,
  load: ({ search, signal }) => loadPage(readListed(search), (ask) => api('GET /baby/', { ...ask, signal })),
  Screen: AllBabies,
});

/** The list of babies in mode ADMIN. */
function AllBabies({ entries, total, listed }: PageOf<ListedBaby>) {
  const t = useTexts(babiesTexts);
  const a = useTexts(adminTexts);
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button small icon="plus" onClick={() => setAdding(true)}>
      {t.add}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t.allTitle} />
      <ListingFrame listed={listed} total={total} searchLabel={a.searchBabies} action={add}>
        <BabyList mode="ADMIN" babies={entries} onChanged={revalidate} />
      </ListingFrame>
      {isAdding && (
        <BabyDialog
          mode="ADMIN"
          baby={null}
          registry={undefined}
          onClose={() => setAdding(false)}
          onSaved={revalidate}
        />
      )}
    </Page>
  );
}
