import { paths } from '#contract/pages.ts';
import type { registries } from '../../database/schema/registries.ts';
import { anyEmail } from '../any-email.ts';
import type { TestApp } from '../app.ts';
import { createBooking, createOnlineRegistry, createUser, createWish } from '../builders.ts';
import { pathPattern } from '../path-pattern.ts';

/** What givers do with their personal link. */
export function giverCalls(testApp: () => TestApp) {
  return {
    /** A gift somebody booked, with the owner of its registry. */
    async given(row: Partial<typeof registries.$inferInsert> = {}, email = anyEmail()) {
      const owner = await createUser(testApp());
      const registry = await createOnlineRegistry(testApp(), { owner, ...row });
      const wish = await createWish(testApp(), { registryId: registry.id, link: 'https://shop.example/doudou' });
      return { owner, registry, wish, ...(await createBooking(testApp(), { wishId: wish.id, email })) };
    },
    page(token: string) {
      return testApp().request(`GET /booking/giver/${token}`);
    },
    /** The personal link in each mail sent to this address, oldest first. */
    async mailedTokens(email: string): Promise<string[]> {
      const mails = await testApp().mailsTo(email);
      return mails.flatMap(({ text }) => pathPattern(paths.myBooking).exec(text)?.[1] ?? []);
    },
  };
}
