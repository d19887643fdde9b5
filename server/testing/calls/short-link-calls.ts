import type { TestApp } from '../app.ts';
import type { OwnerOfRegistry } from '../builders.ts';

/** What parents do with their registry's links, and visitors who follow one. */
export function shortLinkCalls(testApp: () => TestApp) {
  return {
    create({ token, registry }: OwnerOfRegistry, name: unknown, fields: object = {}) {
      const body = { name, birthregistry_id: registry.id, ...fields };
      return testApp().request('POST /shortlink/', { token, body });
    },
    change(token: string, id: number, body: object) {
      return testApp().request(`PUT /shortlink/${id}`, { token, body });
    },
    open(name: string) {
      return testApp().request(`GET /birthregistry/shortlink/${name}`);
    },
  };
}
