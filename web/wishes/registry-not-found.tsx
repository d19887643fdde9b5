import { paths } from '#contract/pages.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { NotFound } from '#web/ui/page/not-found.tsx';
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
