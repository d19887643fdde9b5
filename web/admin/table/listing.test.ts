import { expect, test } from 'vitest';
import { ENTRIES_A_PAGE, type Listed, loadPage } from './listing.ts';

const LISTED: Listed = { page: 1, q: '', sort: 'title', order: 'asc' };

/** The page that an address asks for, of this many entries. */
function pageOf(total: number, page: number) {
  const all = Array.from({ length: total }, (_, index) => index + 1);
  return loadPage({ ...LISTED, page }, async ({ query: { skip, limit }, onHeaders }) => {
    onHeaders(new Headers({ 'X-Total-Count': String(total) }));
    return all.slice(skip, skip + limit);
  });
}

test('a page is as long as it may be', async () => {
  expect((await pageOf(ENTRIES_A_PAGE + 2, 1)).entries).toHaveLength(ENTRIES_A_PAGE);
});

test('after the last page comes the last page', async () => {
  const page = await pageOf(ENTRIES_A_PAGE + 2, 999);
  expect(page).toEqual({
    entries: [ENTRIES_A_PAGE + 1, ENTRIES_A_PAGE + 2],
    total: ENTRIES_A_PAGE + 2,
    listed: { ...LISTED, page: 2 },
  });
});

test('where nothing is listed, nothing is asked for again', async () => {
  expect(await pageOf(0, 999)).toMatchObject({ entries: [], total: 0, listed: { page: 1 } });
});
