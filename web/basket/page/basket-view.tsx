import { paths } from '#contract/pages.ts';
import { basketTexts } from '#locales/basket.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { SkeletonCards } from '#web/ui/waiting/skeleton.tsx';
import { type Basket, type RegistryHead, withoutWishes } from '../contents.ts';
import { EmptyBasket } from '../empty-basket.tsx';
import { useLastRegistry } from '../last-registry.ts';
import { perhapsOwn, useWishesUnderWay } from '../under-way.ts';
import { lastInSight, useBasket } from '../use-basket.ts';
import { BasketSection } from './basket-section.tsx';
import styles from './basket-view.module.css';
import { ConfirmLink } from './confirm-link.tsx';
import { LostFromBasket } from './lost-wishes.tsx';
import { SuperTotal } from './super-total.tsx';
import { lostWishes, type RegistryNow } from './wish-states.ts';

/**
 * What the visitor chose, registry by registry, and the way to confirm it. Until the basket is known (`now` is null),
 * styles decide what shows.
 */
export function BasketView({ now }: { now: Record<number, RegistryNow> | null }) {
  const t = useTexts(basketTexts);
  const basket = useBasket();
  const isSending = useWishesUnderWay().length > 0;
  const isEmpty = now !== null && basket.basketSize === 0;
  const last = useLastRegistry(basket);
  const isGone = last && now?.[last.birthRegistryId]?.isGone;
  return (
    <>
      {!isEmpty && (
        <div className={now ? undefined : styles.unlessEmpty}>
          <Page>
            <PageHeader title={t.title} lead={isSending ? t.underWay : leadOf(t, basket)} />
            {now ? <Contents basket={basket} now={now} /> : <SkeletonCards cards={2} />}
          </Page>
        </div>
      )}
      {(isEmpty || !now) && (
        <div className={now ? undefined : styles.ifEmpty}>
          <EmptyBasket last={isGone ? undefined : last} isKnown={isEmpty} />
        </div>
      )}
    </>
  );
}

function leadOf(t: ReturnType<typeof basketTexts>, basket: Basket): string {
  return perhapsOwn(basket).length > 0 ? `${t.unanswered} ${t.perhapsYours}` : t.lead;
}

function Contents({ basket, now }: { basket: Basket; now: Record<number, RegistryNow> }) {
  const t = useTexts(basketTexts);
  const own = perhapsOwn(basket);
  const lost = lostWishes(basket, now).filter((id) => !own.includes(id));
  const rest = withoutWishes(basket, lost);
  const isOneOfMany = basket.lists.length > 1;
  return (
    <div className={styles.columns}>
      <div className={styles.registries}>
        {basket.lists.map((registry) => (
          <BasketSection
            key={registry.birthRegistryId}
            registry={registry}
            now={now[registry.birthRegistryId]}
            own={own}
            total={
              isOneOfMany
                ? rest.lists.find(({ birthRegistryId }) => birthRegistryId === registry.birthRegistryId)?.total
                : undefined
            }
            confirm={isOneOfMany && <ConfirmLink isBlocked={lost.length > 0}>{t.confirmAll}</ConfirmLink>}
          />
        ))}
      </div>
      <Sum
        basket={basket}
        lost={lost}
        rest={rest}
        open={lastInSight(basket.lists.filter(({ birthRegistryId }) => !now[birthRegistryId]?.isGone))}
      />
    </div>
  );
}

function confirmation(t: ReturnType<typeof basketTexts>, { lists }: Basket, rest: Basket): string {
  if (lists.length > 1) return t.confirmAll;
  return rest.basketSize === 1 ? t.confirmOne : t.confirm;
}

interface SumProps {
  basket: Basket;
  lost: number[];
  rest: Basket;
  /** The list of the basket, still online, that one comes from: there one chooses more. */
  open: RegistryHead | undefined;
}

/** The total, what has become unavailable, and the way to confirm the rest. */
function Sum({ basket, lost, rest, open }: SumProps) {
  const t = useTexts(basketTexts);
  return (
    <aside className={styles.sum} aria-label={t.total}>
      {lost.length > 0 && <LostFromBasket ids={lost} rest={rest.basketSize} />}
      {rest.basketSize > 0 && (
        <p className={styles.total}>
          <span>{t.total}</span>
          <strong>
            <SuperTotal basket={rest} className={styles.unpriced} />
          </strong>
        </p>
      )}
      <ConfirmLink isMain isBlocked={lost.length > 0}>
        {confirmation(t, basket, rest)}
      </ConfirmLink>
      <p className={styles.promise}>
        <Icon name="lock" size={18} />
        {t.promise}
      </p>
      {open && (
        <ButtonLink to={paths.publicRegistry(open.shortlink ?? open.birthRegistryId)} variant="quiet" wide icon="plus">
          {t.more}
        </ButtonLink>
      )}
    </aside>
  );
}
