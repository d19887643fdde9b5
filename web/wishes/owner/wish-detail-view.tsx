import { useState } from 'react';
import { wellSet } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { copiesLeft } from '#web/basket/contents.ts';
import { BookingsPanel } from '#web/bookings/parents/bookings-panel.tsx';
import type { ManagedWish } from '#web/data/registries/managed-registry.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import buttons from '#web/ui/controls/button-row.module.css';
import { useWayToList } from '#web/ui/controls/list-link.tsx';
import { FirstPicture, firstWords } from '#web/ui/first-call/first-elements.tsx';
import { BackLink, Page } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { ShopLink } from '#web/ui/shop/shop-link.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import page from '#web/wishes/wish-page.module.css';
import { DeleteWishDialog } from './delete-wish-dialog.tsx';
import { NewPrice } from './new-price.tsx';
import styles from './wish-detail-view.module.css';

interface WishDetailViewProps {
  wish: ManagedWish;
  /** The name of its category. */
  category: string;
  /** Reloads the wish. */
  onChange: () => Promise<void>;
  onDeleted: () => void | Promise<void>;
}

/** A gift as its parents see it, with who booked it. */
export function WishDetailView({ wish, category, onChange, onDeleted }: WishDetailViewProps) {
  const t = useTexts(wishesTexts);
  const [isDeleting, setDeleting] = useState(false);
  const registryId = wish.birthregistry_id;
  return (
    <Page>
      <BackLink to={useWayToList(paths.ownerRegistry(registryId, wish.id))}>{t.backToList}</BackLink>
      <article className={classNames(page.gift, styles.gift)}>
        <WishPicture wish={wish} />
        <div className={page.facts}>
          <Pills wish={wish} />
          <WishName wish={wish} />
          {wish.new_price !== null && <NewPrice wish={wish} newPrice={wish.new_price} />}
          <p className={styles.soft}>
            <span>{t.inCategory(category)}</span> <span>{t.quantityIs(wish.quantity)}</span>
          </p>
          <Description wish={wish} />
          <ShopLink link={wish.link} affiliateLink={wish.affiliate_link} />
          <div className={classNames(buttons.row, styles.actions)}>
            <ButtonLink to={paths.editWish(registryId, wish.id)} state={{ isFromWish: true }} icon="pencil">
              {t.edit}
            </ButtonLink>
            <Button variant="danger" icon="trash" onClick={() => setDeleting(true)}>
              {t.delete}
            </Button>
          </div>
        </div>
      </article>
      <BookingsPanel wish={wish} onChange={onChange} />
      <DeleteWishDialog
        wish={isDeleting ? wish : null}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
        onConflict={onChange}
      />
    </Page>
  );
}

type KnownWish = Pick<ManagedWish, 'id' | 'title' | 'img_path' | 'brand' | 'price' | 'description'>;

/** What everybody may see of a gift, until it is known who booked it. */
export function WishBeforeBookings({ wish }: { wish: KnownWish }) {
  return (
    <article className={classNames(page.gift, styles.gift)}>
      <WishPicture wish={wish} />
      <div className={page.facts}>
        <WishName wish={wish} />
        <Description wish={wish} />
      </div>
    </article>
  );
}

/** A gift about which the server may say nothing; the browser fills in what it remembers. */
export function WishPlaceholder() {
  return (
    <article className={classNames(page.gift, styles.gift)}>
      <FirstPicture field="img_path" width={640} height={640} className={classNames(page.picture, styles.first)} />
      <div className={page.facts}>
        <h1 className={page.title} {...firstWords('title')} />
        <p className={page.words} {...firstWords('description')} />
      </div>
    </article>
  );
}

function WishPicture({ wish }: { wish: KnownWish }) {
  return (
    <Picture
      gift={wish.id}
      path={wish.img_path}
      alt={wish.title}
      width={640}
      height={640}
      eager
      className={page.picture}
    />
  );
}

function Description({ wish }: { wish: KnownWish }) {
  const t = useTexts(wishesTexts);
  const { description } = wellSet(wish);
  return <p className={description ? page.words : styles.soft}>{description ?? t.noDescription}</p>;
}

function WishName({ wish }: { wish: KnownWish }) {
  return (
    <>
      {wish.brand && <p className={page.brand}>{wish.brand}</p>}
      <h1 className={page.title}>{wellSet(wish).title}</h1>
      <p className={page.price}>
        <Price value={wish.price} className={wish.price === 0 ? page.noPrice : undefined} />
      </p>
    </>
  );
}

function Pills({ wish }: { wish: ManagedWish }) {
  const t = useTexts(wishesTexts);
  const free = Math.max(0, copiesLeft(wish));
  return (
    <div className={page.pills}>
      {wish.is_favorite && (
        <Pill tone="coral" icon="heart" filled>
          {t.favoritePill}
        </Pill>
      )}
      {wish.booked ? (
        <Pill tone={free > 0 ? 'amber' : 'neutral'} icon={free > 0 ? 'gift' : 'check'}>
          {t.freeIs(free, wish.quantity)}
        </Pill>
      ) : (
        <Pill tone="sage" icon="gift">
          {t.allFree}
        </Pill>
      )}
    </div>
  );
}
