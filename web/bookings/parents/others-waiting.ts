import { loadManagedRegistry, type ManagedBooking } from '#web/data/registries/managed-registry.ts';

/** A booking that still waits for thanks, by the title of its wish. */
export interface OtherWaiting {
  id: number;
  title: string;
}

/** The thanks for the one gift can be written without them. */
const PATIENCE_MS = 5000;

/**
 * The same giver's bookings of other gifts on the registry that still wait for thanks: one for each gift. None if that
 * cannot be known now.
 */
export async function findOthersWaiting(registryId: number, { id, giver_id }: ManagedBooking): Promise<OtherWaiting[]> {
  const visit = { param: String(registryId), signal: AbortSignal.timeout(PATIENCE_MS) };
  const registry = await loadManagedRegistry(visit).catch(() => null);
  const wishes = registry?.categories.flatMap((category) => category.wishes) ?? [];
  const isWaiting = (other: ManagedBooking) => other.id !== id && !other.thanked && other.giver_id === giver_id;
  return wishes.flatMap(({ title, bookings }) => {
    const other = bookings.find(isWaiting);
    return other ? [{ id: other.id, title }] : [];
  });
}
