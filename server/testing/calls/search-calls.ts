import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { createOnlineRegistry, createUser } from '../builders.ts';

/** What visitors do to find a registry, and the registries they may find. */
export function searchCalls(testApp: () => TestApp) {
  function search(query: string, paging = '') {
    return testApp().request(`GET /birthregistry/search/${encodeURIComponent(query)}${paging}`);
  }

  return {
    search,
    /** The titles of the results, in order. */
    async titles(query: string, paging = ''): Promise<string[]> {
      const response = await search(query, paging);
      expect(response.statusCode).toBe(200);
      return response.json().map((found: { title: string }) => found.title);
    },
    /** A registry that only its title can find. */
    async registry(title: string, row: Parameters<typeof createOnlineRegistry>[1] = {}) {
      const owner = await createUser(testApp(), { firstName: 'Qq', lastName: 'Zz' });
      return createOnlineRegistry(testApp(), { owner, addressOwner: 'Qq', title, ...row });
    },
  };
}
