import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import type { RegistrySort } from '#contract/registries.ts';
import { adminTexts } from '#locales/admin.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { api } from '#web/data/api.ts';
import { useMyRole } from '#web/data/registries/my-role.ts';
import { DeleteRegistryDialog } from '#web/registries/mine/deletion/delete-registry-dialog.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import { screen } from '../screen.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';
import { loadPage, type PageOf, readListed } from '../table/listing.ts';
import { ListingFrame } from '../table/listing-frame.tsx';
import styles from './all-registries.module.css';
import { RemoveRegistryDialog } from './remove-registry-dialog.tsx';

type Registry = Answer<'GET /birthregistry/'>[number];

export const openAllRegistries = screen({
  title: (language) => adminTexts(language).lists.title,
  async load({ search, signal }) {
    const { sort, order, ...listed } = readListed(search);
    // An unknown sort order in the address is ignored.
    const isKnown = (SORTS as readonly string[]).includes(sort);
    const sorted = isKnown ? { sort, order: order || ('asc' as const) } : { sort: '', order: '' as const };
    const query = isKnown ? sorted : {};
    return loadPage({ ...listed, ...sorted }, (ask) =>
      api('GET /birthregistry/', { ...ask, query: { ...ask.query, ...query }, signal }),
    );
  },
  Screen: AllRegistries,
});

const SORTS = [
  'title',
  'event_date',
  'address_owner',
  'is_online',
  'is_private',
] as const satisfies readonly RegistrySort[];

/** Everybody's registries: sorted, searched, opened and deleted. */
function AllRegistries({ entries, total, listed }: PageOf<Registry>) {
  const t = useTexts(adminTexts);
  const [asked, setAsked] = useState<Registry | null>(null);
  const columns: Column<Registry, (typeof SORTS)[number]>[] = [
    {
      sort: 'title',
      label: t.lists.name,
      show: ({ id, title }) => <Link to={paths.ownerRegistry(id)}>{title}</Link>,
    },
    {
      sort: 'event_date',
      label: t.lists.eventDate,
      show: (registry) => <FormattedDate value={registry.event_date} short />,
    },
    { sort: 'address_owner', label: t.lists.addressOwner, show: (registry) => registry.address_owner },
    {
      sort: 'is_online',
      label: t.lists.isOnline,
      show: (registry) => <Pill tone={registry.is_online ? 'sage' : 'neutral'}>{t.yesOrNo(registry.is_online)}</Pill>,
    },
    {
      sort: 'is_private',
      label: t.lists.isPrivate,
      show: (registry) => (
        <Pill tone={registry.is_private ? 'amber' : 'neutral'}>{t.yesOrNo(registry.is_private)}</Pill>
      ),
    },
    {
      label: t.actions,
      show: (registry) => <Actions registry={registry} onDelete={() => setAsked(registry)} />,
      isActions: true,
    },
  ];
  return (
    <Page>
      <PageHeader title={t.lists.title} />
      <ListingFrame listed={listed} total={total} searchLabel={t.lists.search}>
        {entries.length > 0 && (
          <DataTable
            caption={t.lists.title}
            columns={columns}
            entries={entries}
            keyOf={(registry) => registry.id}
            listed={listed}
          />
        )}
      </ListingFrame>
      {asked && <DeleteRegistry registry={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

function Actions({ registry, onDelete }: { registry: Registry; onDelete: () => void }) {
  const t = useTexts(adminTexts);
  const mine = useTexts(myRegistriesTexts);
  return (
    <div className={styles.actions}>
      <ButtonLink
        small
        variant="quiet"
        icon="eye"
        to={paths.ownerRegistry(registry.id)}
        aria-label={t.lists.openOf(registry.title)}
      >
        {t.open}
      </ButtonLink>
      <Button small variant="quiet" icon="trash" aria-label={mine.deleteList(registry.title)} onClick={onDelete}>
        {mine.delete}
      </Button>
    </div>
  );
}

function DeleteRegistry({ registry, onClose }: { registry: Registry; onClose: () => void }) {
  const { lists } = useTexts(adminTexts);
  const { revalidate } = useRevalidator();
  if (useMyRole(registry) !== 'owner') return <RemoveRegistryDialog registry={registry} onClose={onClose} />;
  return (
    <DeleteRegistryDialog registry={registry} onClose={onClose} onDeleted={revalidate}>
      <p>{lists.deleteText(registry.title)}</p>
    </DeleteRegistryDialog>
  );
}
