import { paths } from '#contract/pages.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { shownAddress } from '#web/ui/texts/shop-address.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './add-wish.module.css';

/** Links to creating a list, without which no gift can be added. `shop`: the page waiting meanwhile. */
export function FirstRegistry({ shop }: { shop: URL | null }) {
  const t = useTexts(wishesTexts);
  const lists = useTexts(myRegistriesTexts);
  return (
    <EmptyState
      level={1}
      drawing={<EmptyRegistryDrawing />}
      title={t.addingFirstTitle}
      actions={
        <ButtonLink to={paths.newRegistry()} variant="primary" icon="plus">
          {lists.create}
        </ButtonLink>
      }
    >
      {shop && <p className={styles.shop}>{shownAddress(shop)}</p>}
      <p>{t.addingFirstText}</p>
    </EmptyState>
  );
}
