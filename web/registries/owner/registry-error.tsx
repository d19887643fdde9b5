import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MissingPage } from '#web/wishes/owner/missing/missing-page.tsx';

/** Replaces a registry's private page. */
export function RegistryError({ error }: { error: unknown }) {
  return <MissingPage error={error} drawing={<EmptyRegistryDrawing />} texts={useTexts(ownerRegistryTexts)} />;
}
