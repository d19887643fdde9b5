// The family in the help's pictures, in each language; its situation matches the articles.

import sharp from 'sharp';
import type { Language } from '#locales/languages.ts';
import { type Drawing, drawingSvg } from '../../server/commands/demo/drawings/draw.ts';
import { bookWishes } from '../people/givers.ts';
import { newParent, newRegistry, type Parent, type Registry, type Wish } from '../people/people.ts';
import { basketOf } from '../screens/world.ts';
import type { Outbox } from '../service/outbox.ts';
import { type FamilyWords, WORDS } from './words.ts';

export interface Family {
  words: FamilyWords;
  parent: Parent;
  /** Has an account but no list. */
  newcomer: Parent;
  registry: Registry;
  /** Has no link yet. */
  offline: Registry;
  shortLink: string;
  free: Wish;
  booked: Wish;
  thanked: Wish;
  /** Of whoever booked the first gift. */
  giverToken: string;
  /** In the form the browser stores it: the free gift. */
  basket: unknown;
}

const DRAWINGS: [Drawing, ...Drawing[]] = ['lamp', 'mobile', 'teddy', 'pram'];
const PRICES = [34.5, 42, 27, 489];

/** @param url the address the service listens on */
export async function newFamily(url: string, outbox: Outbox, language: Language): Promise<Family> {
  const words = WORDS[language];
  const [parent, newcomer] = await Promise.all([newParent(url, outbox), newParent(url, outbox)]);
  const registry = await fillRegistry(parent, words, words.list);
  const [booked, thanked, free] = await addWishes(parent, registry, words);
  const offline = await fillRegistry(parent, words, words.list);
  await addWishes(parent, offline, { ...words, gifts: words.gifts.slice(0, 1) });
  if (!(booked && thanked && free)) throw new Error('The gifts were not made.');
  const body = { name: words.shortLink, birthregistry_id: registry.id };
  await parent.api('POST /shortlink/', { body });
  const [first, second] = words.givers;
  const { token: giverToken } = await bookWishes(url, [booked], first, { message: words.message });
  const { bookings } = await bookWishes(url, [thanked], second, { message: words.message });
  const params = { booking_id: bookings[0].id };
  await parent.api('POST /booking/thank/{booking_id}', { params, body: { acknowledgment_msg: words.thanks } });
  const basket = basketOf(registry, words.shortLink, [free]);
  return {
    ...{ words, parent, newcomer, registry, offline, free, booked, thanked, giverToken, basket },
    shortLink: words.shortLink,
  };
}

/** The address is secret, as the list tells its parents. */
async function fillRegistry(parent: Parent, { owner, description, baby, street, town }: FamilyWords, title: string) {
  const [cover] = await parent.api('GET /s3/default_images/header');
  return newRegistry(parent, {
    ...cover,
    title,
    description,
    address_owner: owner,
    address_first_line: street,
    address_city: town,
    address_is_private: true,
    babies: [{ firstname: baby, gender: 'F' }] as Registry['babies'],
  });
}

async function addWishes(parent: Parent, registry: Registry, { gifts, category }: FamilyWords): Promise<Wish[]> {
  const body = { label: category, birthregistry_id: registry.id };
  const { id: category_id } = await parent.api('POST /category/', { body });
  const wishes: Wish[] = [];
  for (const [index, title] of gifts.entries()) {
    const img_path = await upload(parent, DRAWINGS[index] ?? DRAWINGS[0], index);
    const link = 'https://www.boutique.example/veilleuse';
    const wish = { title, price: PRICES[index] ?? 0, link, img_path, is_favorite: index === 2, category_id };
    wishes.push(await parent.api('POST /wish/', { body: wish }));
  }
  return wishes;
}

async function upload(parent: Parent, drawing: Drawing, ground: number): Promise<string> {
  const png = await sharp(Buffer.from(drawingSvg(drawing, ground)))
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'gift.png');
  const params = { bucket_name: 'item' } as const;
  return (await parent.api('POST /s3/upload/{bucket_name}', { params, body })).image_path;
}
