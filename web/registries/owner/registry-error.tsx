import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MissingPage } from '#web/wishes/owner/missing/missing-page.tsx';

/** Replaces a registry's private page. */
export function RegistryError({ error }: { error: unknown }) {
  const { listGoneTitle, listGoneText } = useTexts(wishesTexts);
  const texts = { ...useTexts(ownerRegistryTexts), goneTitle: listGoneTitle, goneText: listGoneText };
  return <MissingPage error={error} texts={texts} />;
}
