import { type MetaDescriptor, type RouterContextProvider, redirect } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import type { ShownWishes } from '#contract/registries.ts';
import { api, apiFrom } from '#web/data/api.ts';
import { ApiError } from '#web/data/api-errors.ts';
import { firstCall } from '#web/data/first-calls.ts';
import { readToken } from '#web/session/browser-store.ts';
import { readId } from '../read-id.ts';
import { loadRegistry, type PublicRegistry } from './load-registry.ts';

/** A registry as its managers see it. */
export type ManagedRegistry = Extract<Answer<'GET /birthregistry/{birth_registry_id}'>, { user_id: number }>;
export type ManagedCategory = ManagedRegistry['categories'][number];
export type ManagedWish = ManagedCategory['wishes'][number];
export type ManagedBooking = ManagedWish['bookings'][number];

interface Visit {
  param: string;
  signal: AbortSignal;
  /** Where readers who are not managers are sent, by the registry's public name or id. */
  visitorsPath?: (name: string | number) => string;
}

/**
 * A registry with its wishes and bookings, for its managers' pages; anybody else is redirected to the public page.
 * @throws a 404 response when there is no such registry, a redirect, and what the API throws
 */
export async function loadManagedRegistry({
  param,
  signal,
  visitorsPath = paths.publicRegistry,
}: Visit): Promise<ManagedRegistry> {
  const id = readId(param);
  if (id === null) throw notFound();
  const params = { birth_registry_id: id };
  const registry = await api('GET /birthregistry/{birth_registry_id}', { params, signal, onlyInSession: true });
  if ('user_id' in registry) return registry;
  // Another tab has logged out, so the answer is a visitor's.
  if (readToken() === undefined) throw new ApiError(403, {}, true);
  throw redirect(visitorsPath(registry.shortlinks[0]?.name ?? registry.id));
}

/** A wish of this registry and its category; another registry's wish is not found here. */
export function findManagedWish(
  registry: ManagedRegistry,
  param: string,
): { wish: ManagedWish; category: ManagedCategory } {
  const id = readId(param);
  for (const category of registry.categories) {
    const wish = category.wishes.find((candidate) => candidate.id === id);
    if (wish) return { wish, category };
  }
  throw notFound();
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** The giver's name as shown to the parents. */
export function giverName(booking: Pick<ManagedBooking, 'first_name' | 'last_name'>): string {
  return `${booking.first_name} ${booking.last_name}`;
}

/** For the `meta` of a page whose loader begins with `loadManagedRegistry`. */
export function managedRegistryFirstCall(param: string): MetaDescriptor[] {
  const id = readId(param);
  return id === null
    ? []
    : [firstCall('GET /birthregistry/{birth_registry_id}', { params: { birth_registry_id: id } })];
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
