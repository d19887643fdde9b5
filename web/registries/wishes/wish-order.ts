/** What visitors see: the gifts that can still be given first, otherwise in the parents' order (server/wishes/wish-order.ts). */
export function availableFirst<Wish extends { available: boolean }>(wishes: readonly Wish[]): Wish[] {
  return [...wishes.filter((wish) => wish.available), ...wishes.filter((wish) => !wish.available)];
}
