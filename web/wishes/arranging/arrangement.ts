/** The order of a registry's gifts: its categories in order, each with its gifts' ids in order. */
export type Arrangement = readonly { readonly id: number; readonly wishes: readonly number[] }[];

/** One place on, or to the very start or end of its category. */
export type Step = 'up' | 'down' | 'first' | 'last';

interface PlacedCategory {
  id: number;
  wishes: readonly { id: number }[];
}

export function arrangementOf(categories: readonly PlacedCategory[]): Arrangement {
  return categories.map(({ id, wishes }) => ({ id, wishes: wishes.map((wish) => wish.id) }));
}

/** Which category a gift is in, and its place there; both -1 if it is in none. */
export function findPosition(arrangement: Arrangement, wishId: number): { category: number; at: number } {
  const category = arrangement.findIndex(({ wishes }) => wishes.includes(wishId));
  return { category, at: arrangement[category]?.wishes.indexOf(wishId) ?? -1 };
}

/** Moves a gift by one place; past the ends of its category, into the neighbouring one. */
export function stepWish(arrangement: Arrangement, wishId: number, step: Step): Arrangement {
  const { category, at } = findPosition(arrangement, wishId);
  const last = (arrangement[category]?.wishes.length ?? 0) - 1;
  if (step === 'first') return putWish(arrangement, wishId, { category, at: 0 });
  if (step === 'last') return putWish(arrangement, wishId, { category, at: last });
  if (step === 'up' && at > 0) return putWish(arrangement, wishId, { category, at: at - 1 });
  if (step === 'down' && at < last) return putWish(arrangement, wishId, { category, at: at + 1 });
  const next = arrangement[category + (step === 'up' ? -1 : 1)];
  if (!next) return arrangement;
  const beside = { category: arrangement.indexOf(next), at: step === 'up' ? next.wishes.length : 0 };
  return putWish(arrangement, wishId, beside);
}

function putWish(arrangement: Arrangement, wishId: number, to: { category: number; at: number }): Arrangement {
  return arrangement.map(({ id, wishes }, category) => {
    const others = wishes.filter((other) => other !== wishId);
    return { id, wishes: category === to.category ? others.toSpliced(to.at, 0, wishId) : others };
  });
}

/** Moves several gifts, keeping their order, to the end of a category. */
export function gatherWishes(arrangement: Arrangement, wishIds: ReadonlySet<number>, categoryId: number): Arrangement {
  const moved = arrangement.flatMap(({ wishes }) => wishes.filter((id) => wishIds.has(id)));
  return arrangement.map(({ id, wishes }) => {
    const others = wishes.filter((wish) => !wishIds.has(wish));
    return { id, wishes: id === categoryId ? [...others, ...moved] : others };
  });
}

export function stepCategory(arrangement: Arrangement, categoryId: number, step: Step): Arrangement {
  const from = arrangement.findIndex(({ id }) => id === categoryId);
  const ends = { first: 0, last: arrangement.length - 1, up: Math.max(0, from - 1), down: from + 1 };
  return arrangement.toSpliced(from, 1).toSpliced(ends[step], 0, ...arrangement.slice(from, from + 1));
}

/** The call's body that turns one arrangement, if it still holds, into the other; null if they are the same. */
export function changeBetween(before: Arrangement, after: Arrangement) {
  const ids = (arrangement: Arrangement) => arrangement.map(({ id }) => id);
  const isMoved = ids(before).join() !== ids(after).join();
  const wishesOf = (arrangement: Arrangement, id: number) => arrangement.find((each) => each.id === id)?.wishes ?? [];
  const changed = ids(after).filter((id) => wishesOf(before, id).join() !== wishesOf(after, id).join());
  if (!isMoved && changed.length === 0) return null;
  const orderOf = (arrangement: Arrangement) => ({
    categories_ids: isMoved ? ids(arrangement) : [],
    categories: changed.map((id) => ({ category_id: id, wishes_ids: [...wishesOf(arrangement, id)] })),
  });
  return { ...orderOf(after), seen: orderOf(before) };
}
