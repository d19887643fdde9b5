import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** No registry has this address, or its parents have taken it offline. */
export function RegistryNotFound() {
  const t = useTexts(publicRegistryTexts);
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<EmptyRegistryDrawing />}
        title={t.notFoundTitle}
        actions={
          <ButtonLink variant="primary" icon="search" to={paths.homeSearch()}>
            {t.searchList}
          </ButtonLink>
        }
      >
        <p>{t.notFoundText}</p>
      </EmptyState>
    </Page>
  );
}
