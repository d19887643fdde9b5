import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths, wishAnchor } from '#contract/pages.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { wishIdeasTexts } from '#locales/registries/wish-ideas.ts';
import type { ManagedRegistry, ManagedWish } from '#web/data/registries/managed-registry.ts';
import { useMyRole } from '#web/data/registries/my-role.ts';
import { wishBeingLeft } from '#web/data/registries/registry-on-screen.ts';
import { CategoryJumps } from '#web/registries/wishes/category-jumps.tsx';
import { CARDS_IN_VIEW, CategorySections } from '#web/registries/wishes/category-sections.tsx';
import { FilterBar } from '#web/registries/wishes/filter-bar.tsx';
import { applyFilters, countActive, NO_FILTERS, writeFilters } from '#web/registries/wishes/filters.ts';
import { NoneFound } from '#web/registries/wishes/none-found.tsx';
import { useFilters } from '#web/registries/wishes/use-filters.ts';
import { afterPaint } from '#web/ui/behaviour/after-paint.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { isOpening } from '#web/ui/opening/is-first-page.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { CategoryMenu } from '#web/wishes/categories/category-menu.tsx';
import { AddHereTile, AddWishTile } from './add-wish-tile.tsx';
import { NoWishes } from './no-wishes.tsx';
import { OwnerWishCard } from './owner-wish-card.tsx';
import styles from './owner-wishes.module.css';
import { ToThank } from './to-thank.tsx';

const ThankQueue = later(async () => (await import('#web/bookings/parents/thank-queue.tsx')).ThankQueue);

/** With the page where it begins with them, so that nothing below moves. */
export const WishIdeas = later(async () => (await import('./wish-ideas.tsx')).WishIdeas);

interface OwnerWishesProps {
  registry: ManagedRegistry;
  /** Reloads the registry. */
  onChange: () => Promise<void>;
  onDelete: (wishId: number) => void;
}

/** The parents' gifts by category, with their actions; an invitation if there are none. */
export function OwnerWishes({ registry, onChange, onDelete }: OwnerWishesProps) {
  const t = useTexts(ownerRegistryTexts);
  const view = useShownWishes(registry.categories);
  const { setFilters, isFiltering, wishes, shown, found } = view;
  // Keeps the layout of a new list for the whole visit, so that nothing moves away under the finger.
  const isOthers = useMyRole(registry) === 'superuser';
  const [isBeginning] = useState(wishes.length === 0);
  const [hasIdeas, setIdeas] = useState(isBeginning);
  const [thanking, setThanking] = useState<{ first?: number } | null>(null);
  const thank = useCallback((first: number) => setThanking({ first }), []);

  function endThanking() {
    setThanking(null);
    onChange().catch(() => {});
  }

  return (
    <section aria-labelledby="gifts-title">
      <h2 id="gifts-title" className="visually-hidden">
        {t.gifts}
      </h2>
      <AddWishTile registryId={registry.id} />
      {(isBeginning || wishes.length === 0) && <NoWishes isOthers={isOthers} />}
      {hasIdeas && (
        <WishIdeas {...{ registry, isOthers, onChange }} isAsked={!isBeginning} onClose={() => setIdeas(false)} />
      )}
      {wishes.length > 0 && (
        <Tools
          {...{ registry, isOthers, view }}
          onThank={() => setThanking({})}
          onIdeas={hasIdeas ? undefined : () => afterPaint(() => setIdeas(true))}
        />
      )}
      {isFiltering && found === 0 && wishes.length > 0 && <NoneFound onClear={() => setFilters(NO_FILTERS)} />}
      {wishes.length > 0 && <CategoryJumps categories={shown} />}
      <Sections {...{ registry, isFiltering, shown, onChange, onDelete }} onThank={thank} />
      {thanking && <ThankQueue registry={registry} first={thanking.first} onClose={endThanking} />}
    </section>
  );
}

type View = ReturnType<typeof useShownWishes>;

interface ToolsProps {
  registry: ManagedRegistry;
  isOthers: boolean;
  view: View;
  onThank: () => void;
  /** Shows ideas for the list; undefined if they are already shown. */
  onIdeas: (() => void) | undefined;
}

/** What stands above the gifts: who waits for thanks, filters, order, ideas for more. */
function Tools({ registry, isOthers, view, onThank, onIdeas }: ToolsProps) {
  const t = useTexts(ownerRegistryTexts);
  const ideas = useTexts(wishIdeasTexts);
  const { filters, applied, setFilters, wishes, found } = view;
  // The list's head counts them as available.
  const isPartly = wishes.some((wish) => wish.booked && wish.available);
  return (
    <>
      {!isOthers && <ToThank wishes={wishes} onThank={onThank} />}
      <FilterBar
        {...{ filters, applied, found }}
        categories={registry.categories}
        onChange={setFilters}
        bookedLabel={isPartly ? t.bookedEvenPartly : t.onlyBooked}
        total={wishes.length}
      />
      <div className={styles.tools}>
        <ArrangeLink registryId={registry.id} listQuery={writeFilters(filters)} />
        {onIdeas && (
          <Button variant="quiet" small icon="gift" onClick={onIdeas}>
            {ideas.open}
          </Button>
        )}
      </div>
    </>
  );
}

interface SectionsProps extends OwnerWishesProps, Pick<View, 'isFiltering' | 'shown'> {
  onThank: (bookingId: number) => void;
}

/** The gifts passing the filters, by category. They stay as they are while filters are being set. */
const Sections = memo(function Sections({ registry, isFiltering, shown, onChange, onDelete, onThank }: SectionsProps) {
  const linkedCard = useLinkedCard();
  const draw = useCallback(
    (wish: ManagedWish, index: number) => (
      <OwnerWishCard
        {...{ wish, onDelete, onThank }}
        eager={index < CARDS_IN_VIEW}
        isLinked={linkedCard === wishAnchor(wish.id)}
      />
    ),
    [onDelete, onThank, linkedCard],
  );
  return (
    <CategorySections
      categories={shown}
      unfiltered={registry.categories}
      actionsOf={(id) => menuOf(id, registry.categories, onChange)}
      tileOf={isFiltering ? undefined : (id) => tileOf(id, registry)}
      draw={draw}
    />
  );
});

function menuOf(id: number, categories: ManagedRegistry['categories'], onChange: () => Promise<void>) {
  const category = categories.find((each) => each.id === id);
  return category && <CategoryMenu category={category} categories={categories} onChange={onChange} />;
}

function tileOf(id: number, registry: ManagedRegistry) {
  const label = registry.categories.find((each) => each.id === id)?.label ?? '';
  return <AddHereTile registryId={registry.id} category={{ id, label }} />;
}

function ArrangeLink({ registryId, listQuery }: { registryId: number; listQuery: string }) {
  const t = useTexts(ownerRegistryTexts);
  return (
    <ButtonLink to={paths.arrangeRegistry(registryId)} state={{ listQuery }} variant="quiet" small icon="list">
      {t.arrange}
    </ButtonLink>
  );
}

function useShownWishes(categories: ManagedRegistry['categories']) {
  const { filters, applied, setFilters } = useFilters(categories);
  const shown = useMemo(
    () => applyFilters<ManagedWish, ManagedRegistry['categories'][number]>(categories, applied),
    [categories, applied],
  );
  return {
    filters,
    applied,
    setFilters,
    isFiltering: countActive(applied) > 0,
    wishes: categories.flatMap((category) => category.wishes),
    shown,
    found: shown.reduce((count, category) => count + category.wishes.length, 0),
  };
}

/**
 * The card named by the address, if any; keyboard users continue from there, or from that of the gift whose page they
 * left. After a reload they are where they were, and the card may be elsewhere.
 */
function useLinkedCard(): string {
  const { hash } = useLocation();
  const linkedCard = hash.slice(1);
  const left = useRef(wishBeingLeft());
  useEffect(() => {
    const leftCard = left.current === null ? '' : wishAnchor(left.current);
    left.current = null;
    const card = document.getElementById(linkedCard || leftCard);
    // Also the window's height makes browsers lay out the page at once.
    if (!card) return;
    // The server knows of no cards: when the browser looked for the one in the address, it was not there.
    if (linkedCard !== '' && isOpening()) card.scrollIntoView();
    const { top, bottom } = card.getBoundingClientRect();
    if (top < window.innerHeight && bottom > 0) card.querySelector('a')?.focus({ preventScroll: true });
  }, [linkedCard]);
  return linkedCard;
}
