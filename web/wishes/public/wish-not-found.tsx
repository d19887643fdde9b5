import { paths } from '#contract/pages.ts';
import { publicWishTexts } from '#locales/wishes/public.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { NotFound } from '#web/wishes/not-found.tsx';

/** The registry exists, but the wish does not (any more). */
export function WishNotFound({ registryName }: { registryName: string | number }) {
  const t = useTexts(publicWishTexts);
  return (
    <NotFound
      title={t.notFoundTitle}
      text={t.notFoundText}
      action={
        <ButtonLink variant="primary" to={paths.publicRegistry(registryName)}>
          {t.otherGifts}
        </ButtonLink>
      }
    />
  );
}
