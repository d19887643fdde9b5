import { memo, useMemo } from 'react';
import { paths } from '#contract/pages.ts';
import { basketOnListsTexts } from '#locales/basket-on-lists.ts';
import { publicRegistryTexts } from '#locales/registries/public.ts';
import { registryTexts } from '#locales/registries/registry.ts';
import { BasketBar } from '#web/basket/basket-bar.tsx';
import type { RegistryHead } from '#web/basket/contents.ts';
import { ReserveButton } from '#web/basket/reserve-button.tsx';
import { useIsInBasket } from '#web/basket/use-basket.ts';
import { CashPoolCard } from '#web/registries/cash-pool-card.tsx';
import { PrintNote } from '#web/registries/print-note.tsx';
import { RegistryHeader } from '#web/registries/registry-header.tsx';
import { CategoryJumps } from '#web/registries/wishes/category-jumps.tsx';
import { CARDS_IN_VIEW, CategorySections } from '#web/registries/wishes/category-sections.tsx';
import { FilterBar } from '#web/registries/wishes/filter-bar.tsx';
import { applyFilters, NO_FILTERS } from '#web/registries/wishes/filters.ts';
import { NoneFound } from '#web/registries/wishes/none-found.tsx';
import { useFilters } from '#web/registries/wishes/use-filters.ts';
import { byPrice } from '#web/registries/wishes/wish-order.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ReportLink } from '#web/wishes/report-link.tsx';
import { WishCard } from '#web/wishes/wish-card.tsx';
import styles from './public-registry-view.module.css';
import { useManages } from './use-manages.ts';
import type { VisibleRegistry } from './visible-registry.ts';

/** The page a grandmother opens: the parents' words, the gifts, and a button on each. */
export function PublicRegistryView({ registry, address, qr, operatorEmail }: VisibleRegistry) {
  const t = useTexts(publicRegistryTexts);
  const isManager = useManages(registry.id);
  const categories = registry.categories.filter(({ wishes }) => wishes.length > 0);
  const wishes = categories.flatMap((category) => category.wishes);
  const free = wishes.filter((wish) => wish.available).length;
  return (
    <Page className={styles.page}>
      <RegistryHeader registry={registry} free={free} total={wishes.length}>
        {free > 0 && <p className={styles.promise}>{t.promise}</p>}
      </RegistryHeader>
      {isManager && (
        <ButtonLink to={paths.ownerRegistry(registry.id)} small icon="pencil" className={styles.manage}>
          {t.youManage}
        </ButtonLink>
      )}
      <PrintNote address={address} qr={qr} />
      <CashPoolCard registry={registry} />
      {wishes.length === 0 ? (
        <EmptyState drawing={<EmptyRegistryDrawing />} title={t.emptyTitle}>
          <p>{t.emptyText}</p>
        </EmptyState>
      ) : (
        <section aria-label={t.gifts}>
          {free === 0 && <AllBooked />}
          <FilteredGifts {...{ registry, categories, isManager }} total={wishes.length} />
        </section>
      )}
      <footer className={styles.footer}>
        <ReportLink email={operatorEmail} title={registry.title} address={address} />
      </footer>
      <BasketBar registryId={registry.id} wishes={wishes} />
    </Page>
  );
}

type Category = VisibleRegistry['registry']['categories'][number];
type Gift = Category['wishes'][number];

interface FilteredGiftsProps extends Pick<VisibleRegistry, 'registry'> {
  categories: readonly Category[];
  total: number;
  isManager: boolean;
}

function FilteredGifts({ registry, categories, isManager, total }: FilteredGiftsProps) {
  const words = useTexts(registryTexts);
  const { filters, applied, setFilters } = useFilters(categories);
  const label = words.sorts[applied.sort];
  const shown = useMemo(
    () => byPrice(applyFilters(categories, applied), applied.sort, label),
    [categories, applied, label],
  );
  const unfiltered = useMemo(() => byPrice(categories, applied.sort, label), [categories, applied.sort, label]);
  const found = shown.reduce((count, category) => count + category.wishes.length, 0);
  return (
    <>
      <FilterBar {...{ filters, applied, categories, found, total }} onChange={setFilters} />
      {found === 0 && <NoneFound onClear={() => setFilters(NO_FILTERS)} />}
      <CategoryJumps categories={shown} />
      <Gifts {...{ registry, unfiltered, isManager }} categories={shown} />
    </>
  );
}

interface GiftsProps extends Omit<FilteredGiftsProps, 'total'> {
  unfiltered: readonly Category[];
}

const Gifts = memo(function Gifts({ registry, categories, unfiltered, isManager }: GiftsProps) {
  const draw = useMemo(() => {
    const shortlink = registry.shortlinks[0]?.name ?? null;
    const head = { birthRegistryId: registry.id, birthRegistryTitle: registry.title, shortlink };
    return (wish: Gift, index: number) => (
      <GiftCard
        {...{ wish, head }}
        to={isManager ? paths.ownerWish(registry.id, wish.id) : paths.publicWish(shortlink ?? registry.id, wish.id)}
        eager={index < CARDS_IN_VIEW}
      />
    );
  }, [registry, isManager]);
  return <CategorySections {...{ categories, unfiltered, draw }} />;
});

interface GiftCardProps {
  wish: Gift;
  head: RegistryHead;
  to: string;
  eager: boolean;
}

function GiftCard({ wish, head, to, eager }: GiftCardProps) {
  const t = useTexts(basketOnListsTexts);
  const isInBasket = useIsInBasket(head.birthRegistryId, wish.id);
  return (
    <WishCard
      {...{ wish, to, eager }}
      picked={isInBasket && wish.available}
      state={isInBasket && !wish.available ? <Pill tone="rose">{t.lost}</Pill> : undefined}
      dimmed={!wish.available}
      actions={<ReserveButton registry={head} wish={wish} small />}
    />
  );
}

function AllBooked() {
  const t = useTexts(publicRegistryTexts);
  return (
    <div className={styles.allBooked}>
      <Icon name="heart" filled size={24} />
      <p>
        <strong>{t.allBookedTitle}</strong> {t.allBookedText}
      </p>
    </div>
  );
}
