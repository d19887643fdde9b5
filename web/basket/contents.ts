/** What a basket contains and its totals; pure functions, in whole cents. session/browser-store.ts stores it. */

export interface BasketWish {
  id: number;
  title: string;
  /** Euros; 0 means no price. */
  price: number;
  img_path: string | null;
  /** The price when it was chosen, if it has another one now. */
  was?: number | undefined;
  quantity: number;
  /** How many were free when last checked; absent if never checked. */
  free?: number;
}

/** A wish in the form it is added to the basket. */
export type WishToGive = Omit<BasketWish, 'quantity' | 'was'>;

export interface CountedWish {
  quantity: number;
  bookings: { length: number };
}

/** How many copies can still be given. */
export function copiesLeft({ quantity, bookings }: CountedWish): number {
  return quantity - bookings.length;
}

/** One registry's part of the basket. */
export interface BasketRegistry {
  birthRegistryId: number;
  birthRegistryTitle: string;
  /** The name its public page is reached by; null: by its id. */
  shortlink: string | null;
  wishes: BasketWish[];
  total: number;
}

/** What a visitor means to book, grouped by registry. It survives reloads, and is emptied by a successful booking. */
export interface Basket {
  /** Visitors' browsers store it under this name. */
  lists: BasketRegistry[];
  basketSize: number;
  superTotal: number;
}

export type RegistryHead = Pick<BasketRegistry, 'birthRegistryId' | 'birthRegistryTitle' | 'shortlink'>;

export const EMPTY_BASKET: Basket = { lists: [], basketSize: 0, superTotal: 0 };

export function isInBasket(basket: Basket, birthRegistryId: number, wishId: number): boolean {
  return basket.lists.some(
    (registry) => registry.birthRegistryId === birthRegistryId && registry.wishes.some((wish) => wish.id === wishId),
  );
}

export function wishesInBasket(basket: Basket): BasketWish[] {
  return basket.lists.flatMap((registry) => registry.wishes);
}

/** With one wish added to its registry's part; the same basket if it is already there. */
export function withWish(basket: Basket, head: RegistryHead, wish: WishToGive): Basket {
  if (isInBasket(basket, head.birthRegistryId, wish.id)) return basket;
  const known = basket.lists.find((registry) => registry.birthRegistryId === head.birthRegistryId);
  const { birthRegistryId, birthRegistryTitle, shortlink } = head;
  const { id, title, price, img_path, free } = wish;
  const wishes = [...(known?.wishes ?? []), { id, title, price, img_path, free, quantity: 1 } as BasketWish];
  const registry: BasketRegistry = { birthRegistryId, birthRegistryTitle, shortlink, wishes, total: 0 };
  return summed(
    known ? basket.lists.map((other) => (other === known ? registry : other)) : [...basket.lists, registry],
  );
}

/** Without these wishes, and without any registry's part left empty. */
export function withoutWishes(basket: Basket, wishIds: readonly number[]): Basket {
  const gone = new Set(wishIds);
  return summed(
    basket.lists.map((registry) => ({ ...registry, wishes: registry.wishes.filter((wish) => !gone.has(wish.id)) })),
  );
}

/** Stored data is not trusted: another version of the site, or a person, may have written it. */
export function basketFrom(stored: unknown): Basket {
  const lists = (stored as { lists?: unknown } | null | undefined)?.lists;
  if (!Array.isArray(lists)) return EMPTY_BASKET;
  return summed(lists.filter(isRegistry).map((registry) => ({ ...registry, wishes: registry.wishes.filter(isWish) })));
}

/** The same registries with their totals, without empty ones. */
export function summed(registries: BasketRegistry[]): Basket {
  const totals = registries
    .filter((registry) => registry.wishes.length > 0)
    .map((registry) => ({ ...registry, total: sumOf(registry.wishes.map(subtotalOf)) }));
  return {
    lists: totals,
    basketSize: sum(totals.flatMap((registry) => registry.wishes.map((wish) => wish.quantity))),
    superTotal: sumOf(totals.map((registry) => registry.total)),
  };
}

/** The price of all copies of a wish, in euros. */
export function subtotalOf({ price, quantity }: BasketWish): number {
  return (Math.round(price * 100) * quantity) / 100;
}

/** Adds euros in whole cents. */
function sumOf(euros: number[]): number {
  return sum(euros.map((price) => Math.round(price * 100))) / 100;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isRegistry(value: unknown): value is BasketRegistry {
  const registry = value as Partial<BasketRegistry> | null;
  return (
    typeof registry === 'object' &&
    registry !== null &&
    Number.isSafeInteger(registry.birthRegistryId) &&
    typeof registry.birthRegistryTitle === 'string' &&
    (registry.shortlink === null || typeof registry.shortlink === 'string') &&
    Array.isArray(registry.wishes)
  );
}

function isWish(value: unknown): value is BasketWish {
  const wish = value as Partial<BasketWish> | null;
  return (
    typeof wish === 'object' &&
    wish !== null &&
    Number.isSafeInteger(wish.id) &&
    typeof wish.title === 'string' &&
    Number.isSafeInteger(wish.quantity) &&
    typeof wish.price === 'number' &&
    wish.price >= 0 &&
    Number.isFinite(wish.price) &&
    (wish.img_path === null || typeof wish.img_path === 'string') &&
    (wish.was === undefined || typeof wish.was === 'number')
  );
}
