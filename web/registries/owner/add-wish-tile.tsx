import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { barMark } from '#web/ui/behaviour/root-mark.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './add-wish-tile.module.css';
import { useOutOfSight } from './use-out-of-sight.ts';

const markAtHand = barMark('atHand');

/**
 * A large tile for adding a gift, above the registry's gifts; once it scrolls out of view, a phone shows a bar
 * with a button: it cuts no line short, as one that floats does.
 */
export function AddWishTile({ registryId }: { registryId: number }) {
  const t = useTexts(ownerRegistryTexts);
  const tile = useRef<HTMLAnchorElement>(null);
  const isOut = useOutOfSight(tile);
  return (
    <>
      <Link ref={tile} to={paths.newWish(registryId)} className={styles.large}>
        <span className={styles.mark}>
          <Icon name="plus" size={32} />
        </span>
        <span className={styles.words}>
          <strong className={styles.title}>{t.addWish}</strong>
          <span>{t.addWishText}</span>
        </span>
      </Link>
      {isOut && (
        <div ref={markAtHand} className={styles.atHand}>
          <ButtonLink to={paths.newWish(registryId)} variant="primary" icon="plus" small wide>
            {t.addWish}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** At the end of a category: adds a gift right there. */
export function AddHereTile({ registryId, category }: { registryId: number; category: { id: number; label: string } }) {
  const t = useTexts(ownerRegistryTexts);
  return (
    <Link
      to={paths.newWish(registryId, { category: category.id })}
      className={styles.small}
      aria-label={t.addHere(category.label)}
    >
      <Icon name="plus" size={28} />
      {t.addHereShort}
    </Link>
  );
}
