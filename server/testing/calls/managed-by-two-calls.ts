import type { TestApp } from '../app.ts';
import { createCategory, createShortLink, createWish } from '../builders.ts';
import { secondOwnerCalls, type User } from './second-owner-calls.ts';

/** What two parents do with the registry they manage together. */
export function managedByTwoCalls(testApp: () => TestApp) {
  const { managedByTwo } = secondOwnerCalls(testApp);
  return {
    /** A couple whose invitation is accepted, with a gift that visitors can book. */
    async onlineManagedByTwo() {
      const people = await managedByTwo();
      const { id: registryId } = people.registry;
      const shortLink = await createShortLink(testApp(), { registryId });
      const category = await createCategory(testApp(), { registryId });
      const wish = await createWish(testApp(), { registryId, categoryId: category.id, quantity: 20 });
      return { ...people, shortLink, category, wish };
    },
    as(user: User) {
      return (line: string, body?: object) => testApp().request(line, { token: user.token, ...(body ? { body } : {}) });
    },
  };
}
