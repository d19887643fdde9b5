import { anyEmail } from '../any-email.ts';
import type { TestApp } from '../app.ts';
import { createOnlineRegistry, createUser } from '../builders.ts';

type User = Awaited<ReturnType<typeof createUser>>;

/** What parents do to send their registry to somebody by mail. */
export function shareCalls(testApp: () => TestApp) {
  return {
    /** A parent with an online registry. */
    async aParent(row: Partial<User> = {}, registry: Parameters<typeof createOnlineRegistry>[1] = {}) {
      const owner = await createUser(testApp(), row);
      return { owner, registry: await createOnlineRegistry(testApp(), { owner, ...registry }) };
    },
    share(
      { token }: { token?: string },
      registry: { id: number; name: string },
      fields: object = {},
      path = 'share_list',
    ) {
      const about = { birth_registry_id: registry.id, shortlink_name: registry.name };
      return testApp().request(`POST /email/${path}`, {
        ...(token ? { token } : {}),
        body: { to_mail: anyEmail(), to_name: 'Mamie', ...about, ...fields },
      });
    },
  };
}
