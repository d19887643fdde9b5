/** Where the gifts of a registry stand: its categories in order, each with its gifts' ids in order. */
export type Places = readonly { readonly id: number; readonly wishes: readonly number[] }[];

/** One place on, or to the very first or last of its category. */
export type Step = 'up' | 'down' | 'first' | 'last';

interface PlacedCategory {
  id: number;
  wishes: readonly { id: number }[];
}

export function placesOf(categories: readonly PlacedCategory[]): Places {
  return categories.map(({ id, wishes }) => ({ id, wishes: wishes.map((wish) => wish.id) }));
}

/** Which category a gift is in, and its place there; both -1 where there is none such. */
export function findPlace(places: Places, wishId: number): { category: number; at: number } {
  const category = places.findIndex(({ wishes }) => wishes.includes(wishId));
  return { category, at: places[category]?.wishes.indexOf(wishId) ?? -1 };
}

/** A gift one step on; past the ends of its category into the one before or behind. */
export function stepWish(places: Places, wishId: number, step: Step): Places {
  const { category, at } = findPlace(places, wishId);
  const last = (places[category]?.wishes.length ?? 0) - 1;
  if (step === 'first') return putWish(places, wishId, { category, at: 0 });
  if (step === 'last') return putWish(places, wishId, { category, at: last });
  if (step === 'up' && at > 0) return putWish(places, wishId, { category, at: at - 1 });
  if (step === 'down' && at < last) return putWish(places, wishId, { category, at: at + 1 });
  const next = places[category + (step === 'up' ? -1 : 1)];
  if (!next) return places;
  const beside = { category: places.indexOf(next), at: step === 'up' ? next.wishes.length : 0 };
  return putWish(places, wishId, beside);
}

function putWish(places: Places, wishId: number, to: { category: number; at: number }): Places {
  return places.map(({ id, wishes }, category) => {
    const others = wishes.filter((other) => other !== wishId);
    return { id, wishes: category === to.category ? others.toSpliced(to.at, 0, wishId) : others };
  });
}

/** Several gifts, in the order in which they stand, to the end of a category. */
export function gatherWishes(places: Places, wishIds: ReadonlySet<number>, categoryId: number): Places {
  const moved = places.flatMap(({ wishes }) => wishes.filter((id) => wishIds.has(id)));
  return places.map(({ id, wishes }) => {
    const others = wishes.filter((wish) => !wishIds.has(wish));
    return { id, wishes: id === categoryId ? [...others, ...moved] : others };
  });
}

export function stepCategory(places: Places, categoryId: number, step: Step): Places {
  const from = places.findIndex(({ id }) => id === categoryId);
  const ends = { first: 0, last: places.length - 1, up: Math.max(0, from - 1), down: from + 1 };
  return places.toSpliced(from, 1).toSpliced(ends[step], 0, ...places.slice(from, from + 1));
}

/** The places in another order of the categories. */
export function orderCategories(places: Places, categoryIds: readonly number[]): Places {
  return places.toSorted((one, other) => categoryIds.indexOf(one.id) - categoryIds.indexOf(other.id));
}

/** What has to be said to the server to get from one arrangement to the other; null where they are the same. */
export function changeBetween(before: Places, after: Places) {
  const ids = (places: Places) => places.map(({ id }) => id);
  const isMoved = ids(before).join() !== ids(after).join();
  const categories = after
    .filter(({ id, wishes }) => before.find((other) => other.id === id)?.wishes.join() !== wishes.join())
    .map(({ id, wishes }) => ({ category_id: id, wishes_ids: [...wishes] }));
  if (!isMoved && categories.length === 0) return null;
  return { categories_ids: isMoved ? ids(after) : [], categories };
}
