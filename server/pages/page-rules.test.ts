import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { readHelp } from '#web/help/read-help.ts';
import { searchPath } from '#web/registries/search/search.ts';
import { type Filters, writeFilters } from '#web/registries/wishes/filters.ts';
import routes from '#web/routes.ts';
import { KEPT_ROUTES, pageRulesOf } from './page-rules.ts';

const NONE = new URLSearchParams();

/** Every page of web/routes.ts, with its pattern. */
function patternsOf(routes: RouteConfigEntry[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...patternsOf(children ?? [])]);
}

function filesOf(routes: RouteConfigEntry[]): string[] {
  return routes.flatMap(({ file, children }) => [file, ...filesOf(children ?? [])]);
}

const pages = [...patternsOf(routes), '/'];

/** Addresses nobody writes by hand: segments with characters that could split or disguise them. */
const addresses = fc
  .tuple(
    fc.constantFrom(...pages),
    fc.array(fc.constantFrom('12', 'é', '%C3%A9', '%2F', '%2f', '%252F', '%25', '+', ' ', ';', '.', ':', '/'), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.replaceAll('i', '%69'),
    ),
    fc.constantFrom('', '/', '//', '%2F', '/12'),
  )
  .map(([pattern, value, disguise, end]) => disguise(pattern).replaceAll(/:\w+(%69\w*)*\??/g, value.join('')) + end);

describe('a page', () => {
  it('of a list depends on that list, is kept, and stays out of search engines', () => {
    expect(pageRulesOf('/my-list/leonie-k7qm', NONE)).toMatchObject({
      registryName: 'leonie-k7qm',
      isCacheable: true,
      isIndexable: false,
    });
    expect(pageRulesOf('/my-list/leonie/wish/12', NONE)).toMatchObject({ registryName: 'leonie', isCacheable: true });
  });

  it('of which the browser knows the rest is kept, and stays out of search engines', () => {
    for (const path of ['/cart', '/offline', '/Cart/']) {
      expect(pageRulesOf(path, NONE), path).toMatchObject({
        registryName: null,
        isCacheable: true,
        isIndexable: false,
      });
    }
    expect(pageRulesOf('/offline', new URLSearchParams('from=/list'))).toMatchObject({ isCacheable: true });
    expect(pageRulesOf('/summary', NONE)).toMatchObject({ isCacheable: false });
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
      '/list/5%2f6/second-owner/abc',
      '/list/12/second-owner/a%2Fb/',
      '/%6dy-booking/abc',
      '/my-booking/abc.data',
      '/my-booking/abc/_.data',
    ]) {
      expect(pageRulesOf(path, NONE)).toMatchObject({ isSecret: true, isCacheable: false, isIndexable: false });
    }
  });

  it('has rules for every token that the site map has in an address', () => {
    const withToken = pages.filter((pattern) => pattern.includes(':token'));
    expect(withToken.length).toBeGreaterThan(3);
    for (const pattern of withToken) {
      expect(pageRulesOf(pattern.replaceAll(/:\w+/g, '12'), NONE), pattern).toMatchObject({ isSecret: true });
    }
  });

  it('is the same however its address is written', () => {
    for (const path of ['/my-list/leonie/', '/My-List/%6ceonie', '/my-list/LEONIE']) {
      expect(pageRulesOf(path, NONE), path).toMatchObject({ registryName: 'leonie', isCacheable: true });
    }
    expect(pageRulesOf('/my-list/a%2Fwish%2F12', NONE)).toMatchObject({ registryName: 'a/wish/12' });
    expect(pageRulesOf('/Contact/', NONE)).toMatchObject({ isIndexable: true, isOpenedByShops: false });
    expect(pageRulesOf('/add/shop', NONE)).toMatchObject({
      isOpenedByShops: true,
      isCacheable: false,
      isIndexable: false,
    });
  });

  it('that is kept keeps its data as well, where they are asked for as React Router does', () => {
    expect(filesOf(routes)).toEqual(expect.arrayContaining(KEPT_ROUTES.map((route) => `${route}.tsx`)));
    const ofList = '_routes=registries%2Fpublic%2Fpublic-registry';
    const ofWish = '_routes=wishes%2Fpublic%2Fpublic-wish';
    for (const address of [
      `/my-list/leonie.data?${ofList}`,
      `/my-list/leonie/wish/12.data?${ofWish}`,
      '/_.data?_routes=home%2Fhome',
      '/contact.data?_routes=info%2Fcontact',
      '/help/parent/create.data?_routes=help%2Fhelp',
    ]) {
      const { pathname, searchParams } = new URL(address, 'https://cigogne.example');
      expect(pageRulesOf(pathname, searchParams), address).toMatchObject({ address, isCacheable: true });
    }
    for (const address of [
      '/my-list/leonie.data',
      `/my-list/leonie.data?${ofWish}`,
      `/my-list/leonie.data?${ofList}&x=1`,
      `/my-list/leonie.data?${ofList}&q=lange`,
      `/my-list/LEONIE.data?${ofList}`,
      `/my-list/leonie/_.data?${ofList}`,
      `/my-list/leonie/wish/0.data?${ofWish}`,
      `/contact.data?${ofList}`,
      `/cart.data?${ofList}`,
      '/_.data?_routes=home%2Fhome&q=lange',
      '/_root.data?_routes=home%2Fhome',
      '/catalog.data?_routes=catalogue%2Fcatalogue',
    ]) {
      const { pathname, searchParams } = new URL(address, 'https://cigogne.example');
      expect(pageRulesOf(pathname, searchParams), address).toMatchObject({ isCacheable: false });
    }
  });

  it('has the rules of the page that the router makes, whatever its address', () => {
    const patterns = pages.map((path) => ({ path }));
    const property = fc.property(addresses, (address) => {
      const [match] = matchRoutes(patterns, address) ?? [];
      const page = match?.route.path ?? '';
      expect(pageRulesOf(address, NONE)).toMatchObject({
        isSecret: page.includes(':token'),
        registryName: page.startsWith('/my-list/') ? match?.params.id?.toLowerCase() : null,
        isIndexable:
          ['/', '/contact', '/who', '/legal', '/privacy', '/accessibility', '/any-shop'].includes(page) ||
          (page.startsWith('/catalog') && Object.keys(match?.params ?? {}).length === 0) ||
          (page.startsWith('/help') && readHelp('fr', match?.params ?? {}, FEATURES) !== null),
      });
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('that is kept is kept once, under one spelling of its address', () => {
    const spellings = ['/my-list/leonie/', '/My-List/%6ceonie', '/my-list/LEONIE', '/my-list/leonie///'];
    expect(new Set(spellings.map((path) => pageRulesOf(path, NONE).address))).toEqual(new Set(['/my-list/leonie']));
    expect(pageRulesOf('/Contact//', NONE).address).toBe('/contact');
    expect(pageRulesOf('/MY-LIST/Leonie/wish/12/', NONE).address).toBe('/my-list/leonie/wish/12');
    for (const id of ['012', '+12', '12.0', '%2012']) {
      expect(pageRulesOf(`/my-list/leonie/wish/${id}`, NONE), id).toMatchObject({ isCacheable: false });
    }
    const property = fc.property(addresses, (address) => {
      const { address: path, isCacheable } = pageRulesOf(
        new URL(`http://localhost/${address.replace(/^\/+/, '')}`).pathname,
        NONE,
      );
      if (isCacheable) expect(pageRulesOf(path, NONE)).toMatchObject({ address: path, isCacheable });
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('is found at once, however many slashes stand in its address', () => {
    const slashes = '/'.repeat(500_000);
    expect(pageRulesOf(`/a${slashes}b`, NONE).address).toBe(`/a${slashes}b`);
    expect(pageRulesOf(`/contact${slashes}`, NONE).address).toBe('/contact');
    expect(pageRulesOf(slashes, NONE).address).toBe('/');
  });

  it('of the help is kept where there is one, and made anew for what was searched', () => {
    for (const path of ['/help', '/help/parent', '/help/parent/share', '/help/visitor/reserve']) {
      expect(pageRulesOf(path, NONE), path).toMatchObject({
        address: path,
        isCacheable: true,
        isIndexable: true,
        isSecret: false,
      });
    }
    for (const path of ['/help/nobody', '/help/parent/nothing', '/help/visitor/share', '/help/parent/share/more']) {
      expect(pageRulesOf(path, NONE), path).toMatchObject({ isCacheable: false, isIndexable: false });
    }
    expect(pageRulesOf('/help', new URLSearchParams('q=merci'))).toMatchObject({ isCacheable: false });
  });

  it('with a search or filters is made anew; whatever else stands in its query changes nothing', () => {
    const withQuery = (address: string) => {
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      return pageRulesOf(pathname, searchParams);
    };
    const filters: Filters = {
      text: 'lapin',
      min: 10,
      max: 20,
      onlyAvailable: true,
      onlyBooked: true,
      category: 7,
      sort: 'price',
    };
    for (const [name, value] of new URLSearchParams(writeFilters(filters))) {
      expect(withQuery(`/my-list/leonie?${name}=${value}`).isCacheable, name).toBe(false);
    }
    expect(withQuery(searchPath(new URLSearchParams({ q: 'camille' }), 9)).isCacheable).toBe(false);
    expect(withQuery('/my-list/leonie?fbclid=abc&x=1')).toMatchObject({ isCacheable: true, registryName: 'leonie' });
    for (const nothing of ['min=a3f0&max=', 'q=+', 'category=', 'min=-1', 'n=9']) {
      expect(withQuery(`/my-list/leonie?${nothing}`).isCacheable, nothing).toBe(true);
    }
    expect(withQuery('/my-list/leonie/wish/12?min=5').isCacheable).toBe(true);
    expect(withQuery('/')).toMatchObject({ isCacheable: true, isIndexable: true });
  });
});
