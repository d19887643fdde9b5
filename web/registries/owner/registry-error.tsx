import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MissingPage } from '#web/wishes/owner/missing/missing-page.tsx';

/** Replaces a registry's private page. */
export function RegistryError({ error }: { error: unknown }) {
  return <MissingPage error={error} texts={useTexts(ownerRegistryTexts)} />;
}
