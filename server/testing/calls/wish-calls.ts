import type { TestApp } from '../app.ts';
import { createCategory, createOnlineRegistry, createUser } from '../builders.ts';

/** What parents do with the gifts of their registry. */
export function wishCalls(testApp: () => TestApp) {
  return {
    async ownerWithCategory() {
      const owner = await createUser(testApp());
      const registry = await createOnlineRegistry(testApp(), { owner });
      return { ...owner, registry, category: await createCategory(testApp(), { registryId: registry.id }) };
    },
    create({ token, category }: { token: string; category: { id: number } }, body: object) {
      return testApp().request('POST /wish/', { token, body: { category_id: category.id, title: 'Doudou', ...body } });
    },
    change(token: string, id: number, body: object) {
      return testApp().request(`PUT /wish/${id}`, { token, body });
    },
  };
}
