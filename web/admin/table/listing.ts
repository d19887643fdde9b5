import { SEARCH_QUERY_MAX } from '#contract/limits.ts';

export const ENTRIES_A_PAGE = 25;

/** Which page of a listing an address asks for, and with which search. */
export interface Listed {
  page: number;
  q: string;
  sort: string;
  order: 'asc' | 'desc' | '';
}

/** A page's entries, and the total. */
export interface PageOf<Entry> {
  entries: Entry[];
  total: number;
  listed: Listed;
}

export function readListed(search: URLSearchParams): Listed {
  const page = Number(search.get('page'));
  const order = search.get('order');
  return {
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_QUERY_MAX),
    sort: search.get('sort') ?? '',
    order: order === 'asc' || order === 'desc' ? order : '',
  };
}

/** The address of the same listing with some parameters changed. */
export function listedAt({ page, q, sort, order }: Listed): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (sort) search.set('sort', sort);
  if (order) search.set('order', order);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}

interface Ask {
  query: { skip: number; limit: number; q?: string };
  onHeaders: (headers: Headers) => void;
}

/** Loads the requested page, or the last one if there are fewer; `load` makes the call. */
export async function loadPage<Entry>(listed: Listed, load: (ask: Ask) => Promise<Entry[]>): Promise<PageOf<Entry>> {
  let total = 0;
  const entries = await load({
    query: { skip: (listed.page - 1) * ENTRIES_A_PAGE, limit: ENTRIES_A_PAGE, ...(listed.q ? { q: listed.q } : {}) },
    onHeaders: (headers) => {
      total = Number(headers.get('X-Total-Count') ?? 0);
    },
  });
  const last = Math.ceil(total / ENTRIES_A_PAGE);
  if (last > 0 && listed.page > last) return loadPage({ ...listed, page: last }, load);
  return { entries, total, listed: last === 0 ? { ...listed, page: 1 } : listed };
}

/** Like `loadPage`, for a listing that is neither sorted nor searched. */
export function loadPlainPage<Entry>(search: URLSearchParams, load: (ask: Ask) => Promise<Entry[]>) {
  return loadPage({ ...readListed(search), q: '', sort: '', order: '' }, load);
}
