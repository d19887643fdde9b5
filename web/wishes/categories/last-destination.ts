import { keep, readKept } from '#web/session/safe-storage.ts';

interface LastDestination {
  registryId: number;
  categoryId: number;
}

const KEY = 'cigogne-last-place';

/** Where the last gift went; logging out clears it. */
export const lastDestination = {
  keep: (destination: LastDestination) => keep('localStorage', KEY, destination),
  read(): LastDestination | null {
    const { registryId, categoryId } = (readKept('localStorage', KEY) ?? {}) as Partial<LastDestination>;
    return typeof registryId === 'number' && typeof categoryId === 'number' ? { registryId, categoryId } : null;
  },
};

/** The category the next gift probably goes in: the last one used, or the only one. */
export function usualCategory(categories: readonly { id: number }[]): number | undefined {
  const last = categories.find(({ id }) => id === lastDestination.read()?.categoryId);
  return (last ?? (categories.length === 1 ? categories[0] : undefined))?.id;
}
