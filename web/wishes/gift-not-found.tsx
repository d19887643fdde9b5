import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** The registry is there, the gift is not (any more). */
export function GiftNotFound({ registryName }: { registryName: string | number }) {
  const t = useTexts(publicRegistryTexts);
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<EmptyRegistryDrawing />}
        title={t.giftNotFoundTitle}
        actions={
          <ButtonLink variant="primary" to={paths.publicRegistry(registryName)}>
            {t.otherGifts}
          </ButtonLink>
        }
      >
        <p>{t.giftNotFoundText}</p>
      </EmptyState>
    </Page>
  );
}
