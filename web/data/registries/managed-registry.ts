import { type MetaDescriptor, type RouterContextProvider, redirect } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import type { ShownWishes } from '#contract/registries.ts';
import { isolated } from '#locales/right-to-left.ts';
import { api, apiFrom } from '#web/data/api.ts';
import { ApiError, hasCode } from '#web/data/api-errors.ts';
import { firstCall } from '#web/data/first-calls.ts';
import { readToken } from '#web/session/browser-store.ts';
import { readId } from '../read-id.ts';
import { loadRegistry, type PublicRegistry } from './load-registry.ts';

/** A registry as its managers see it. */
export type ManagedRegistry = Extract<Answer<'GET /birthregistry/{birth_registry_id}'>, { user_id: number }>;
export type ManagedCategory = ManagedRegistry['categories'][number];
export type ManagedWish = ManagedCategory['wishes'][number];
export type ManagedBooking = ManagedWish['bookings'][number];

const MANAGED = 'GET /birthregistry/{birth_registry_id}';
const WISH = 'GET /wish/{wish_id}';

interface Visit {
  param: string;
  signal: AbortSignal;
  /** Forms do without them: then all categories are empty. */
  wishes?: 'none';
  /** Where readers who are not managers are sent, by the registry's public name or id. */
  visitorsPath?: (name: string | number) => string;
}

/** Which ones were managed in this tab, and in which session. */
const managed = new Map<number, string | undefined>();

/**
 * A registry with its wishes and bookings, for its managers' pages; anybody else is redirected to the public page, but
 * for those who managed it until now: they are told.
 * @throws a 404 response when there is no such registry, a 403 one when it is no longer theirs, a redirect, and what the
 * API throws
 */
export async function loadManagedRegistry({
  param,
  signal,
  wishes,
  visitorsPath = paths.publicRegistry,
}: Visit): Promise<ManagedRegistry> {
  const id = readId(param);
  if (id === null) throw notFound();
  const registry = await api(MANAGED, { ...askedFor(id, wishes), signal, onlyInSession: true });
  const token = readToken();
  if ('user_id' in registry) {
    managed.set(id, token);
    return registry;
  }
  // Another tab has logged out, so the answer is a visitor's.
  if (token === undefined) throw new ApiError(403, {}, true);
  if (managed.get(id) === token) throw new Response(null, { status: 403, statusText: 'Forbidden' });
  throw redirect(visitorsPath(registry.shortlinks[0]?.name ?? registry.id));
}

/** A wish, and its registry's categories without theirs; another registry's wish is not found here. */
export async function loadManagedWish({ wishParam, ...visit }: Omit<Visit, 'wishes'> & { wishParam: string }) {
  const id = readId(wishParam);
  if (id === null) throw notFound();
  const found = findWish(id, visit.signal);
  const registry = await loadManagedRegistry({ ...visit, wishes: 'none' });
  const wish = await found;
  if (wish instanceof Error) throw wish;
  if (wish?.birthregistry_id !== registry.id) throw notFound();
  return { registry, wish };
}

/** Null if it is not there; other errors are returned, since a redirect takes precedence. */
function findWish(id: number, signal: AbortSignal): Promise<ManagedWish | null | Error> {
  return api(WISH, { params: { wish_id: id }, signal, onlyInSession: true }).catch((error) =>
    hasCode(error, 'NOT_FOUND') ? null : error,
  );
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** Whether a registry whose form is open is there, but no longer managed by whoever has it open. */
export async function isNoLongerMine(id: number): Promise<boolean> {
  const registry = await api(MANAGED, askedFor(id, 'none')).catch(() => null);
  return registry !== null && !('user_id' in registry);
}

/** The giver's name as the parents read it, in sentences too. */
export function giverName(booking: Pick<ManagedBooking, 'first_name' | 'last_name'>): string {
  return isolated(`${booking.first_name} ${booking.last_name}`);
}

/** The newest booking of these wishes that the parents see: nothing is deleted that has a newer one. */
export function newestBookingOf(wishes: readonly Pick<ManagedWish, 'bookings'>[]): number {
  return Math.max(0, ...wishes.flatMap(({ bookings }) => bookings.map(({ id }) => id)));
}

/** For the `meta` of a page whose loader begins with `loadManagedRegistry`. */
export function managedRegistryFirstCall(param: string, wishes?: 'none'): MetaDescriptor[] {
  const id = readId(param);
  return id === null ? [] : [firstCall(MANAGED, askedFor(id, wishes))];
}

/** For the `meta` of a page whose loader is `loadManagedWish`; its placeholders are for the wish. */
export function managedWishFirstCalls(param: string, wishParam: string): MetaDescriptor[] {
  const id = readId(wishParam);
  if (id === null) return [];
  return [firstCall(WISH, { params: { wish_id: id } }), ...managedRegistryFirstCall(param, 'none')];
}

function askedFor(id: number, wishes: 'none' | undefined) {
  return { params: { birth_registry_id: id }, ...(wishes && { query: { wishes } }) };
}

/**
 * What anybody who knows the address may see of a registry, for the server to render until the managers' own view is
 * loaded; null if the registry is not online.
 * @param wishes how much of its wishes to load
 */
export async function loadKnownRegistry(
  context: Readonly<RouterContextProvider>,
  param: string,
  { wishes, signal }: { wishes: ShownWishes; signal: AbortSignal },
): Promise<PublicRegistry | null> {
  if (readId(param) === null) return null;
  const wanted = { wishes, addressOf: paths.ownerRegistry, signal };
  return loadRegistry(apiFrom(context), param, wanted).catch(() => null);
}
