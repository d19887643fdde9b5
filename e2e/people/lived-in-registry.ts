import sharp from 'sharp';
import { paths } from '#contract/pages.ts';
import type { Outbox } from '../service/outbox.ts';
import type { Service } from '../service/service.ts';
import { newParent, newRegistry, newWishes, type Parent, share } from './people.ts';

const WORDS = 'Notre petite Léonie arrive bientôt, et nous sommes impatients de vous la présenter. '.repeat(6);

/** A typical list with a cover, a description, a date and three categories. */
export interface LivedIn {
  /** Where visitors see it. */
  path: string;
  id: number;
  parent: Parent;
}

/** By the services' data folders. */
const made = new Map<string, Promise<LivedIn>>();

/** Journeys only look at it, so each service has one. */
export function livedInAt({ url, dataDir }: Service, outbox: Outbox): Promise<LivedIn> {
  const livedIn = made.get(dataDir) ?? newParent(url, outbox).then(shareLivedIn);
  made.set(dataDir, livedIn);
  return livedIn;
}

async function shareLivedIn(parent: Parent): Promise<LivedIn> {
  const [cover] = await parent.api('GET /s3/default_images/header');
  const registry = await newRegistry(parent, { ...cover, description: WORDS });
  const tall = await uploadPlain(parent, 'item', { width: 300, height: 900 });
  await newWishes(parent, registry, [
    { title: 'Poussette', price: 249.9, img_path: tall },
    { title: 'Mobile', price: 42 },
    { title: 'Body', price: 12, is_favorite: true },
  ]);
  const others = {
    Repas: [
      { title: 'Lampe', price: 19 },
      { title: 'Berceuse', price: 0 },
    ],
    Jeux: [
      { title: 'Doudou', price: 15 },
      { title: 'Hochet', price: 8 },
    ],
  };
  for (const [category, gifts] of Object.entries(others)) await newWishes(parent, registry, gifts, category);
  return { path: paths.publicRegistry(await share(parent, registry)), id: registry.id, parent };
}

/** A picture of one colour, as somebody's phone may send it. */
export async function uploadPlain(
  parent: Parent,
  bucket_name: 'item' | 'list-header',
  size: { width: number; height: number },
): Promise<string> {
  const create = { ...size, channels: 3 as const, background: '#c03f2b' };
  const body = new FormData();
  body.set(
    'file',
    new Blob([Uint8Array.from(await sharp({ create }).png().toBuffer())], { type: 'image/png' }),
    'a.png',
  );
  return (await parent.api('POST /s3/upload/{bucket_name}', { params: { bucket_name }, body })).image_path;
}
