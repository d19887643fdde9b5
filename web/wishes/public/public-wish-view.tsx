import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { basketOnListsTexts } from '#locales/basket-on-lists.ts';
import { publicWishTexts } from '#locales/wishes/public.ts';
import { BasketBar } from '#web/basket/basket-bar.tsx';
import type { RegistryHead } from '#web/basket/contents.ts';
import { ReserveButton } from '#web/basket/reserve-button.tsx';
import { useIsInBasket } from '#web/basket/use-basket.ts';
import { isDoubleTap } from '#web/ui/behaviour/double-tap.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { useWayToList } from '#web/ui/controls/list-link.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { BackLink, Page } from '#web/ui/page/page.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { ShopLink } from '#web/ui/shop/shop-link.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate, Price } from '#web/ui/texts/values.tsx';
import { type Reported, ReportLink } from '#web/wishes/report-link.tsx';
import { WishPills } from '#web/wishes/wish-card.tsx';
import page from '#web/wishes/wish-page.module.css';
import styles from './public-wish-view.module.css';

type PublicWish = Answer<'GET /wish/public/{wish_id}'>;

interface PublicWishViewProps {
  registry: { id: number; title: string; address_owner: string; shortlink: string | null };
  wish: PublicWish;
  reported: Reported;
}

/** A gift in large, with everything that helps to decide. */
export function PublicWishView({ registry, wish, reported }: PublicWishViewProps) {
  const t = useTexts(publicWishTexts);
  const registryName = registry.shortlink ?? registry.id;
  const head = { birthRegistryId: registry.id, birthRegistryTitle: registry.title, shortlink: registry.shortlink };
  const isInBasket = useIsInBasket(registry.id, wish.id);
  return (
    <Page>
      <BackLink to={useWayToList(paths.publicRegistry(registryName, wish.id))}>{registry.title}</BackLink>
      <article className={classNames(page.gift, styles.gift)} data-above-bar>
        <Picture
          gift={wish.id}
          path={wish.img_path}
          alt={wish.title}
          width={640}
          height={640}
          eager
          className={page.picture}
        />
        <div className={page.facts}>
          <WishPills wish={wish} className={page.pills} />
          {wish.brand && <p className={page.brand}>{wish.brand}</p>}
          <h1 className={page.title}>{wish.title}</h1>
          <p className={classNames(page.price, styles.price)}>
            <Price value={wish.price} className={wish.price === 0 ? page.noPrice : undefined} />
            {wish.quantity > 1 && <span className={styles.wanted}>{t.wanted(wish.quantity)}</span>}
          </p>
          <Reserve registry={head} {...{ wish, isInBasket }} />
          {!wish.available && <Taken registryName={registryName} />}
          {wish.bookings.length > 0 && <BookedBy bookings={wish.bookings} />}
          <section>
            {wish.description ? (
              <>
                <h2 className={styles.heading}>{t.description}</h2>
                <p className={page.words}>{wish.description}</p>
              </>
            ) : (
              <p className={styles.none}>{t.noDescription}</p>
            )}
          </section>
          <ShopLink link={wish.link} affiliateLink={wish.affiliate_link} />
          <ReportLink {...reported} />
        </div>
      </article>
      <BasketBar registryId={registry.id} wishes={[wish]} isOnlyAnnounced={isInBasket} />
    </Page>
  );
}

interface ReserveProps {
  registry: RegistryHead;
  wish: PublicWish;
  isInBasket: boolean;
}

/** Adds to the basket; then links to it, and removes from it, in the same place. */
function Reserve({ registry, wish, isInBasket }: ReserveProps) {
  const t = useTexts(publicWishTexts);
  const onLists = useTexts(basketOnListsTexts);
  if (!(wish.available || isInBasket)) return null;
  return (
    <>
      <div className={styles.reserve}>
        {isInBasket && (
          <ButtonLink
            to={paths.basket()}
            variant="primary"
            className={styles.toBasket}
            onClick={(event) => isDoubleTap(event, wish.id) && event.preventDefault()}
          >
            {onLists.seeBasket}
          </ButtonLink>
        )}
        <ReserveButton registry={registry} wish={wish} />
      </div>
      {!isInBasket && <p className={styles.how}>{t.howItWorks}</p>}
    </>
  );
}

function Taken({ registryName }: { registryName: string | number }) {
  const t = useTexts(publicWishTexts);
  return (
    <div className={styles.taken}>
      <p>
        <strong>{t.alreadyBooked}</strong>
        <br />
        {t.alreadyBookedText}
      </p>
      <ButtonLink to={paths.publicRegistry(registryName)} small>
        {t.otherGifts}
      </ButtonLink>
    </div>
  );
}

/** Who gives it, unless they asked to remain unnamed. Whoever gives several copies at once stands there once. */
function BookedBy({ bookings }: { bookings: PublicWish['bookings'] }) {
  const t = useTexts(publicWishTexts);
  return (
    <section>
      <h2 className={styles.heading}>{t.bookedBy}</h2>
      <ul className={styles.givers}>
        {requestsOf(bookings).map(([request, { booking, copies }]) => (
          <li key={request}>
            <Icon name="gift" size={18} />
            <span>
              <bdi>
                {booking.anonymous || booking.first_name === null
                  ? t.anonymous
                  : `${booking.first_name} ${booking.last_name ?? ''}`}
              </bdi>
              {copies > 1 && ` (×\u00A0${copies})`}
              <span className={styles.when}>
                , <FormattedDate value={booking.booking_date} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was booked together has the same moment. */
function requestsOf(bookings: PublicWish['bookings']) {
  const requests = new Map<string, { booking: PublicWish['bookings'][number]; copies: number }>();
  for (const booking of bookings) {
    const request = `${booking.booking_date}${booking.first_name}${booking.last_name}`;
    requests.set(request, { booking, copies: (requests.get(request)?.copies ?? 0) + 1 });
  }
  return [...requests];
}
