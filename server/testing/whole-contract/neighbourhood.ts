import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../../accounts/password/passwords.ts';
import { users } from '../../database/schema/accounts.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { babies, registries } from '../../database/schema/registries.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import { categories, wishes } from '../../database/schema/wishes.ts';
import type { TestApp } from '../app.ts';
import {
  createBaby,
  createBooking,
  createCategory,
  createOnlineRegistry,
  createPicture,
  createRegistry,
  createUser,
  createWish,
} from '../builders.ts';
import { PASSWORD } from '../calls/account-calls.ts';
import { insertingTogether } from '../databases/insert-together.ts';
import { sampleShop } from '../shop.ts';

/** Appears in everything only a family and its givers may know, and in no generated input. */
const SECRET = 'ZqSecret';

/** A family with one registry online, one offline, and a gift of each kind. */
async function createFamily(testApp: TestApp, secret: string, passwordHash = 'none') {
  const owner = await createUser(testApp, {
    email: `${secret}.${Math.random()}@example.org`,
    lastName: `${secret}name`,
    passwordHash,
  });
  const hidden = {
    addressFirstLine: `${secret} 12 rue`,
    addressSecondLine: `${secret} escalier`,
    addressZipCode: secret,
    addressRegion: `${secret} region`,
  };
  const registry = await createOnlineRegistry(testApp, { owner, ...hidden });
  const offline = await createRegistry(testApp, { owner, ...hidden, title: `${secret} list`, addressOwner: secret });
  await createWish(testApp, { registryId: offline.id, title: `${secret} gift`, link: `https://a.example/${secret}` });
  const baby = await createBaby(testApp, { registryId: registry.id, firstName: secret, firstNameIsPrivate: true });
  const category = await createCategory(testApp, { registryId: registry.id });
  const where = { registryId: registry.id, categoryId: category.id };
  const wish = await createWish(testApp, { ...where, quantity: 4 });
  const free = await createWish(testApp, { ...where, quantity: 20, order: 1 });
  const giver = { wishId: wish.id, email: `${secret}@example.org`, message: `${secret} message` };
  const booking = await createBooking(testApp, giver);
  const anonymous = { anonymous: true, first_name: `${secret} first`, last_name: `${secret} last` };
  await createBooking(testApp, { ...giver, ...anonymous });
  const thanked = await createBooking(testApp, giver);
  await testApp.context.database.update(bookings).set({ thankedAt: new Date() }).where(eq(bookings.id, thanked.id));
  const empty = await createCategory(testApp, { registryId: registry.id, order: 1 });
  const picture = await createPicture(testApp, { userId: owner.id });
  return { owner, picture, registry, offline, baby, category, empty, wish, free, booking, thanked };
}

/** Three families: the caller's own, one that keeps secrets, and one whose givers' links are public knowledge. */
export async function createNeighbourhood(testApp: TestApp) {
  const passwordHash = await hashPassword(PASSWORD, 'test');
  const together = insertingTogether(testApp);
  const [own, other, open, stranger, superuser, picture] = await Promise.all([
    createFamily(together, `${SECRET}Own`, passwordHash),
    createFamily(together, `${SECRET}Other`),
    createFamily(together, 'Open'),
    createUser(together),
    createUser(together, { isSuperuser: true }),
    createPicture(together),
  ]);
  const families = [own, other, open];
  const ids = (pick: (family: typeof own) => number[]) => [...families.flatMap(pick), 4711];
  const pools: Record<string, readonly unknown[]> = {
    user_id: ids(({ owner }) => [owner.id]),
    birth_registry_id: ids(({ registry, offline }) => [registry.id, offline.id]),
    birthregistry_id: ids(({ registry, offline }) => [registry.id, offline.id]),
    baby_id: ids(({ baby }) => [baby.id]),
    // Only a change of a registry's babies contains ids of its own.
    id: ids(({ baby }) => [baby.id]),
    category_id: ids(({ category, empty }) => [category.id, empty.id]),
    wish_id: ids(({ wish, free }) => [wish.id, free.id]),
    wishes_ids: ids(({ wish, free }) => [wish.id, free.id]),
    booking_id: ids(({ booking, thanked }) => [booking.id, thanked.id]),
    shortlink_id: ids(({ registry }) => [registry.shortLinkId]),
    shortlink: [...families.map(({ registry }) => registry.name), 'nobody-has-it'],
    token: [open.booking.giverToken, 'q7Jm0cW3dVt1oXk9Zb2LrA'],
    image_path: [null, null, picture.imagePath, picture.imagePath, 'item/not-ours.webp'],
    thumbnail_path: [null, picture.thumbnailPath],
    img_path: [null, null, picture.imagePath, picture.imagePath, 'item/not-ours.webp'],
    username: [own.owner.email, other.owner.email, 'nobody@example.org'],
    password: [PASSWORD, 'Poussette?2'],
    current_password: [PASSWORD, PASSWORD, 'Poussette?2'],
    url: [`${(await sampleShop()).origin}/doudou-lapin`, 'http://127.0.0.1:5432/'],
    object_name: [own.picture, other.picture].map(({ imagePath }) => imagePath.slice('item/'.length)),
    img_url: [`${(await sampleShop()).origin}/doudou.png`, 'http://127.0.0.1:5432/'],
    email: [own.owner.email.toUpperCase(), 'nobody@example.org', 'parent@example.org'],
  };
  return {
    /** Who calls, with the words that no answer to them may contain. */
    callers: {
      nobody: { token: undefined, secrets: [`${SECRET}O`, String(own.owner.id), String(other.owner.id)] },
      stranger: { token: stranger.token, secrets: [`${SECRET}O`, String(own.owner.id), String(other.owner.id)] },
      owner: { token: own.owner.token, secrets: [`${SECRET}Other`, String(other.owner.id)] },
      superuser: { token: superuser.token, secrets: [] },
    },
    pools,
    otherFamily: other,
  };
}

export type Neighbourhood = Awaited<ReturnType<typeof createNeighbourhood>>;

/** Everything of a family's that nobody else may change; bookings are excluded, since new ones are allowed. */
export async function familyState({ context }: TestApp, { owner, booking }: Neighbourhood['otherFamily']) {
  const ofRegistries = sql`birthregistry_id in (select id from ${registries} where user_id = ${owner.id})`;
  const rows = await context.database.execute(sql`
    select row_to_json(u)::text as row from ${users} u where id = ${owner.id}
    union all select row_to_json(r)::text from ${registries} r where user_id = ${owner.id}
    union all select row_to_json(b)::text from ${babies} b where ${ofRegistries}
    union all select row_to_json(s)::text from ${shortLinks} s where ${ofRegistries}
    union all select row_to_json(c)::text from ${categories} c where ${ofRegistries}
    union all select (to_jsonb(w) - 'booking_count')::text from ${wishes} w where ${ofRegistries}
    union all select row_to_json(k)::text from ${bookings} k where id = ${booking.id}
    order by 1`);
  return rows.rows;
}
