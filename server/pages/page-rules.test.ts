import { describe, expect, it } from 'vitest';
import { searchPath } from '#web/home/search.ts';
import { writeFilters } from '#web/registries/gifts/filters.ts';
import { rulesOf } from './page-rules.ts';

const NONE = new URLSearchParams();

describe('a page', () => {
  it('of a list depends on that list, is kept, and stays out of search engines', () => {
    expect(rulesOf('/my-list/leonie-k7qm', NONE)).toMatchObject({
      registryName: 'leonie-k7qm',
      isCacheable: true,
      isIndexable: false,
    });
    expect(rulesOf('/my-list/leonie/wish/12', NONE)).toMatchObject({ registryName: 'leonie', isCacheable: true });
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
      expect(rulesOf(path, NONE)).toMatchObject({ isSecret: true, isCacheable: false, isIndexable: false });
    }
  });

  it('with a search or filters is made anew; whatever else stands in its query changes nothing', () => {
    const withQuery = (address: string) => {
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      return rulesOf(pathname, searchParams);
    };
    const filters = { text: 'lapin', min: 10, max: 20, onlyAvailable: true, onlyBooked: true, category: 7 };
    for (const [name, value] of new URLSearchParams(writeFilters(filters))) {
      expect(withQuery(`/my-list/leonie?${name}=${value}`).isCacheable, name).toBe(false);
    }
    expect(withQuery(searchPath('camille', 9)).isCacheable).toBe(false);
    expect(withQuery('/my-list/leonie?fbclid=abc&x=1')).toMatchObject({ isCacheable: true, registryName: 'leonie' });
    expect(withQuery('/')).toMatchObject({ isCacheable: true, isIndexable: true });
  });
});
