import type { ReactNode } from 'react';
import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** No registry has this address, or none that is online. It stands here because gifts' pages show it as well. */
export function RegistryNotFound() {
  const t = useTexts(publicRegistryTexts);
  return (
    <NotFound
      title={t.notFoundTitle}
      text={t.notFoundText}
      action={
        <ButtonLink variant="primary" icon="search" to={paths.homeSearch()}>
          {t.searchList}
        </ButtonLink>
      }
    />
  );
}

/** Also for a gift that is not there (public/wish-not-found.tsx). */
export function NotFound({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <Page>
      <EmptyState level={1} drawing={<NoResultDrawing />} title={title} actions={action}>
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}
