import { type ReactNode, use } from 'react';
import type { Answer } from '#contract/calls.ts';
import { wishAnchor } from '#contract/pages.ts';
import { registryTexts } from '#locales/registries/registry.ts';
import { copiesLeft } from '#web/basket/contents.ts';
import { ListLink } from '#web/ui/controls/list-link.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import { batchOfCard } from './batch-of-card.ts';
import styles from './wish-card.module.css';

type PublicWish = Answer<'GET /wish/public/{wish_id}'>;

/** What a card needs of a wish, the visitors' or the managers'. */
type CardWish = Pick<
  PublicWish,
  'id' | 'title' | 'brand' | 'price' | 'quantity' | 'is_favorite' | 'img_path' | 'booked' | 'available'
> & {
  /** How many are taken. */
  bookings: { length: number };
};

interface WishCardProps {
  wish: CardWish;
  /** Where the title links; the link is stretched over the whole card. */
  to: string;
  /** The first pictures in view are loaded at once. */
  eager?: boolean;
  /** Stays readable but recedes: nothing is left to give. */
  dimmed?: boolean;
  /** In the visitor's basket. */
  picked?: boolean;
  /** In place of the wish's own state: "Déjà réservé" for a gift of the basket that somebody else booked. */
  state?: ReactNode;
  /** Over the picture's upper right corner: the owner's menu. */
  corner?: ReactNode;
  /** Under the price: who booked. */
  note?: ReactNode;
  /** At the card's foot: the visitor's "Réserver". */
  actions?: ReactNode;
}

export function WishCard({ wish, to, eager, dimmed, picked, state, corner, note, actions }: WishCardProps) {
  const batch = import.meta.env.SSR ? batchOfCard() : null;
  if (batch) use(batch);
  return (
    <article
      id={wishAnchor(wish.id)}
      className={classNames(styles.card, dimmed && styles.dimmed, picked && styles.picked)}
    >
      <div className={styles.frame}>
        <Picture
          gift={wish.id}
          path={thumbnailPath(wish.img_path)}
          alt=""
          eager={eager ?? false}
          sizes="(max-width: 640px) 44vw, 305px"
          className={styles.picture}
        />
        {wish.is_favorite && <Heart />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <ListLink to={to} className={styles.link}>
            {wish.title}
          </ListLink>
        </h3>
        {wish.brand && <p className={styles.brand}>{wish.brand}</p>}
        <div className={styles.worth}>
          <p className={classNames(styles.price, wish.price === 0 && styles.noPrice)}>
            <Price value={wish.price} />
          </p>
          {wish.booked && <p>{state ?? <StatePill wish={wish} />}</p>}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}

/** In the picture's upper left corner, where a square picture hides least. */
function Heart() {
  const t = useTexts(registryTexts);
  return (
    <span className={styles.heart} title={t.favourite}>
      <Icon name="heart" size={18} filled />
      <span className="visually-hidden">{t.favourite}</span>
    </span>
  );
}

type WishStates = Pick<CardWish, 'is_favorite' | 'booked' | 'available' | 'quantity' | 'bookings'>;

/** A wish's states in words: favourite, "Réservé", "Encore 2". */
export function WishPills({ wish, className }: { wish: WishStates; className?: string | undefined }) {
  const t = useTexts(registryTexts);
  if (!(wish.is_favorite || wish.booked)) return null;
  return (
    <div className={className}>
      {wish.is_favorite && (
        <Pill tone="coral" icon="heart" filled>
          {t.favourite}
        </Pill>
      )}
      {wish.booked && <StatePill wish={wish} />}
    </div>
  );
}

/** For a booked wish: whether any are left. */
function StatePill({ wish }: { wish: Omit<WishStates, 'is_favorite'> }) {
  const t = useTexts(registryTexts);
  return wish.available ? (
    <Pill tone="amber">{t.remaining(copiesLeft(wish))}</Pill>
  ) : (
    <Pill tone="neutral" icon="check">
      {t.booked}
    </Pill>
  );
}
