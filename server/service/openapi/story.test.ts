import { expect, it } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import type { Content } from './content.ts';
import { describeApi } from './document.ts';

const testApp = sharedTestApp();

const { paths } = describeApi('https://cigogne.example');

/** Sends the documentation's example; the answer resembles the one shown. */
async function tell(line: string, real: Record<string, number | string> = {}, token?: string) {
  const [method = '', path = ''] = line.split(' ');
  const operation = paths[path]?.[method.toLowerCase()];
  const body = withIds(operation?.requestBody?.content['application/json']?.example, real);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(real[name]));
  const answer = await testApp.request(`${method} ${filled}`, {
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body: body as object }),
  });
  const [status = '', response] = Object.entries(operation?.responses ?? {})[0] ?? [];
  expect(answer.statusCode, `${line} ${answer.body}`).toBe(Number(status));
  const { content } = response as { content: Record<string, Content> };
  expect(factsOf(answer.json()), line).toEqual(factsOf(content['application/json']?.example));
  return answer.json();
}

/** The example with the ids of what this test created. */
function withIds(example: unknown, real: Record<string, number | string>): unknown {
  if (Array.isArray(example)) return example.map((item) => withIds(item, real));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      name === 'wishes_ids' ? [real.wish_id] : (real[name] ?? value),
    ]),
  );
}

/** What a reader could misunderstand: yes or no, how many, and whether it has happened yet. */
function factsOf(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => factsOf(item));
  if (typeof value === 'boolean') return value;
  if (/_(date|path|mail)$/.test(name) || value === null) return value === null ? 'nothing' : 'something';
  if (typeof value !== 'object') return typeof value;
  const fields = Object.entries(value ?? {}).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(fields.map(([field, inner]) => [field, factsOf(inner, field)]));
}

it('The examples tell the story: each call is taken, and answered as it is shown', async () => {
  await tell('POST /user/open');
  await testApp.context.database.update(users).set({ activatedAt: new Date() });
  const { access_token: token } = await tell('POST /login/access-token');
  const { id: registryId } = await tell('POST /birthregistry/', {}, token);
  const ids: Record<string, number> = { birthregistry_id: registryId };
  ids.category_id = (await tell('POST /category/', ids, token)).id;
  ids.wish_id = (await tell('POST /wish/', ids, token)).id;
  await tell('POST /shortlink/', ids, token);
  const [booking] = await tell('POST /booking/multi', ids);
  ids.booking_id = booking.id;
  await tell('GET /booking/{booking_id}', ids, token);
  await tell('POST /booking/thank/{booking_id}', ids, token);
  await tell('POST /booking/mark_as_received/{booking_id}', ids, token);
});
