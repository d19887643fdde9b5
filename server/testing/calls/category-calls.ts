import type { TestApp } from '../app.ts';
import type { OwnerOfRegistry } from '../builders.ts';

/** What parents do with the categories of their registry. */
export function categoryCalls(testApp: () => TestApp) {
  return {
    create({ token, registry }: OwnerOfRegistry, body: object) {
      return testApp().request('POST /category/', { token, body: { birthregistry_id: registry.id, ...body } });
    },
    change(token: string, id: number, body: object) {
      return testApp().request(`PUT /category/${id}`, { token, body });
    },
    remove(token: string, id: number) {
      return testApp().request(`DELETE /category/${id}`, { token });
    },
    async labels({ token, registry }: OwnerOfRegistry): Promise<string[]> {
      const response = await testApp().request(`GET /category/birth_registry/${registry.id}`, { token });
      return response.json().map((category: { label: string }) => category.label);
    },
  };
}
