import { paths } from '#contract/pages.ts';
import { publicWishTexts } from '#locales/wishes/public.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { NotFound } from '#web/ui/page/not-found.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

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
