import { describe, expect, it } from 'vitest';
import { rulesOf } from './page-rules.ts';

describe('a page', () => {
  it('of a list depends on that list, is kept, and stays out of search engines', () => {
    expect(rulesOf('/my-list/leonie-k7qm', false)).toMatchObject({
      listName: 'leonie-k7qm',
      isCacheable: true,
      isIndexable: false,
    });
    expect(rulesOf('/my-list/leonie/wish/12', false)).toMatchObject({ listName: 'leonie', isCacheable: true });
  });

  it('with a token in its address is secret and never kept', () => {
    for (const path of [
      '/my-booking/abc',
      '/My-Booking/abc',
      '/reset-password/abc',
      '/activate/1/abc',
      '/unsubscribe/abc',
      '/confirm-email/abc',
      '/list/12/second-owner/abc',
    ]) {
      expect(rulesOf(path, false)).toMatchObject({ isSecret: true, isCacheable: false, isIndexable: false });
    }
  });

  it('with a query is made anew', () => {
    expect(rulesOf('/', true).isCacheable).toBe(false);
    expect(rulesOf('/', false)).toMatchObject({ isCacheable: true, isIndexable: true });
  });
});
