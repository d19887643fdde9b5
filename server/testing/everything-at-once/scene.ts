import type { TestApp } from '../app.ts';
import {
  createBaby,
  createCategory,
  createOnlineRegistry,
  createPicture,
  createUser,
  createWish,
} from '../builders.ts';
import { createPerson } from '../calls/account-calls.ts';
import type { Chance } from './chance.ts';

const LISTS = 4;
const CATEGORIES = 2;
const GIFTS = 5;
const PICTURES = 10;

type Parent = Awaited<ReturnType<typeof createPerson>>;
type List = Awaited<ReturnType<typeof createList>>;
type Gift = List['gifts'][number];

/** What everybody wants at once: the few lists of two parents, who each manage those of the other, too. */
export interface Scene {
  testApp: TestApp;
  parents: [Parent, Parent];
  superuser: { token: string };
  lists: List[];
  gifts: Gift[];
  /** The paths of those that nobody has deleted. */
  pictures: string[];
  /** The links made since. */
  shortLinkIds: Set<number>;
  /** Reserved and not cancelled, as far as the givers know. */
  bookings: { id: number; giverToken: string }[];
  /** Every booking that was ever acknowledged. */
  acknowledged: Set<number>;
}

/** What one kind of people does, and how it ended. */
export type Acts = Record<string, (chance: Chance) => Promise<Outcome>>;
export type Outcome = { statusCode: number } | 'done' | 'nothing to do';

export async function createScene(testApp: TestApp): Promise<Scene> {
  const [one, other] = [await createPerson(testApp), await createPerson(testApp)];
  const pictures: string[] = [];
  while (pictures.length < PICTURES) pictures.push((await createPicture(testApp)).imagePath);
  const lists: List[] = [];
  while (lists.length < LISTS) {
    lists.push(await createList(testApp, { userId: one.id, secondOwnerId: other.id }, pictures));
    lists.push(await createList(testApp, { userId: other.id, secondOwnerId: one.id }, pictures));
  }
  return {
    testApp,
    parents: [one, other],
    superuser: await createUser(testApp, { isSuperuser: true }),
    lists,
    gifts: lists.flatMap(({ gifts }) => gifts),
    pictures,
    shortLinkIds: new Set(),
    bookings: [],
    acknowledged: new Set(),
  };
}

/** An online list with gifts, several of which show the same picture. */
async function createList(testApp: TestApp, parents: Parameters<typeof createOnlineRegistry>[1], pictures: string[]) {
  const registry = await createOnlineRegistry(testApp, parents);
  const categories: Awaited<ReturnType<typeof createCategory>>[] = [];
  const gifts: Awaited<ReturnType<typeof createWish>>[] = [];
  const registryId = registry.id;
  while (categories.length < CATEGORIES) {
    const category = await createCategory(testApp, { registryId });
    categories.push(category);
    for (let nth = 0; nth < GIFTS; nth += 1) {
      const imagePath = pictures[nth] ?? null;
      const link = 'https://www.amazon.fr/dp/B000000000';
      gifts.push(await createWish(testApp, { registryId, categoryId: category.id, quantity: 20, imagePath, link }));
    }
  }
  return { ...registry, baby: await createBaby(testApp, { registryId }), categories, gifts };
}
