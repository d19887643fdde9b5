import { type MetaDescriptor, type RouterContextProvider, redirect } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { api, apiFrom } from './api.ts';
import { findList, type PublicList } from './find-registry.ts';
import { firstCall } from './first-calls.ts';

/** A list as its managers see it. */
export type ManagedList = Extract<Answer<'GET /birthregistry/{birth_registry_id}'>, { user_id: number }>;
export type ManagedCategory = ManagedList['categories'][number];
export type ManagedWish = ManagedCategory['wishes'][number];
export type ManagedBooking = ManagedWish['bookings'][number];

/** An id from an address; null where it is no integer: then there is nothing to load. */
export function readId(param: string): number | null {
  const id = /^\d{1,16}$/.test(param) ? Number(param) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

interface Visit {
  param: string;
  signal: AbortSignal;
  /** Where those go who may only look, by the list's public name or id. */
  visitorsPath?: (name: string | number) => string;
}

/**
 * A list with its wishes and bookings, for a page of its managers; whoever does not manage it is led to the public page.
 * @throws a 404 response when there is no such list, a redirect, and what the API throws
 */
export async function loadManagedList({ param, signal, visitorsPath = paths.publicList }: Visit): Promise<ManagedList> {
  const id = readId(param);
  if (id === null) throw notFound();
  const list = await api('GET /birthregistry/{birth_registry_id}', { params: { birth_registry_id: id }, signal });
  if ('user_id' in list) return list;
  throw redirect(visitorsPath(list.shortlinks[0]?.name ?? list.id));
}

/** A wish of this list and its category; a wish of another list is not found here. */
export function findWish(list: ManagedList, param: string): { wish: ManagedWish; category: ManagedCategory } {
  const id = readId(param);
  for (const category of list.categories) {
    const wish = category.wishes.find((candidate) => candidate.id === id);
    if (wish) return { wish, category };
  }
  throw notFound();
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** The giver's name as the parents read it. */
export function giverName(booking: Pick<ManagedBooking, 'first_name' | 'last_name'>): string {
  return `${booking.first_name} ${booking.last_name}`;
}

/** For the `meta` of a page that begins with `loadManagedList`. */
export function firstManagedList(param: string): MetaDescriptor[] {
  const id = readId(param);
  return id === null
    ? []
    : [firstCall('GET /birthregistry/{birth_registry_id}', { params: { birth_registry_id: id } })];
}

/**
 * What of a list everybody may see who knows its address, for the server to render until the managers' own view is
 * there; null where the list is not online.
 */
export async function loadKnownList(
  context: Readonly<RouterContextProvider>,
  param: string,
  signal: AbortSignal,
): Promise<PublicList | null> {
  return readId(param) === null ? null : findList(apiFrom(context), param, signal, paths.ownerList).catch(() => null);
}
