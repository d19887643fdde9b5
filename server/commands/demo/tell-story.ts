import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Api } from '#contract/calls.ts';
import { plainClient, type Send } from '#contract/plain-client.ts';
import { drawingSvg } from './drawings/draw.ts';
import type { Story } from './story.ts';

interface Login {
  email: string;
  password: string;
}

/** Waits for an account's activation link, made when its mail is sent. */
export type FindActivation = (userId: number) => Promise<{ token: string }>;

/**
 * Plays one family's story through the API: account, registry, gifts with pictures, short link, bookings, thanks.
 * @returns the parent's login and the short link's name
 */
export async function tellStory(send: Send, story: Story, findActivation: FindActivation) {
  const suffix = randomBytes(3).toString('hex');
  const anybody = plainClient(send);
  const { login, token } = await registerParent(anybody, story, suffix, findActivation);
  const parent = plainClient(send, token);
  const registry = await createRegistry(parent, story);
  const wishIds = await addWishes(parent, story, registry.id);
  const name = `${story.shortLink}-${suffix}`;
  await parent('POST /shortlink/', { body: { name, birthregistry_id: registry.id } });
  for (const giver of story.givers) {
    const { first_name, last_name, anonymous, message } = giver;
    const wishes_ids = giver.wishes.map((position) => wishIds[position] as number);
    const email = `${first_name}.${suffix}@example.test`.toLowerCase();
    const booked = await anybody('POST /booking/multi', {
      body: [{ first_name, last_name, email, anonymous, message, wishes_ids }],
    });
    const booking_id = booked[0]?.id ?? 0;
    if (giver.thanks) {
      const body = { acknowledgment_msg: giver.thanks, all_gifts: true };
      await parent('POST /booking/thank/{booking_id}', { params: { booking_id }, body });
    }
    if (giver.received) await parent('POST /booking/mark_as_received/{booking_id}', { params: { booking_id } });
  }
  return { login, name };
}

async function registerParent(anybody: Api, { parent }: Story, suffix: string, findActivation: FindActivation) {
  const email = `${parent.first_name}.${suffix}@example.test`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const login: Login = { email, password: `${randomBytes(9).toString('base64url')}A!` };
  const user = await anybody('POST /user/open', { body: { ...parent, ...login } });
  const { token } = await findActivation(user.id);
  await anybody('POST /user/activate', { body: { user_id: user.id, token } });
  const body = { username: email, password: login.password };
  const session = await anybody('POST /login/access-token', { body });
  return { login, token: session.access_token };
}

async function createRegistry(parent: Api, story: Story) {
  const covers = await parent('GET /s3/default_images/header');
  const cover = covers[story.cover % Math.max(covers.length, 1)];
  const birth = new Date(Date.now() + story.daysUntilBirth * 86_400_000);
  const event_date = birth.toISOString().slice(0, 10);
  return parent('POST /birthregistry/', { body: { ...story.registry, ...cover, event_date } });
}

async function addWishes(parent: Api, story: Story, birthregistry_id: number): Promise<number[]> {
  const categories = new Map<string, number>();
  const wishIds: number[] = [];
  for (const [position, wish] of story.wishes.entries()) {
    if (!categories.has(wish.category)) {
      const body = { label: wish.category, order: categories.size, birthregistry_id };
      categories.set(wish.category, (await parent('POST /category/', { body })).id);
    }
    const png = await sharp(Buffer.from(drawingSvg(wish.drawing, position)))
      .png()
      .toBuffer();
    const made = await parent('POST /wish/', {
      body: {
        category_id: categories.get(wish.category) as number,
        title: wish.title,
        price: wish.price,
        brand: wish.brand ?? null,
        quantity: wish.quantity ?? 1,
        is_favorite: wish.isFavorite ?? false,
        description: wish.description ?? null,
        link: `https://boutique.example/${wish.drawing}`,
        img_path: await uploadPicture(parent, png),
      },
    });
    wishIds.push(made.id);
  }
  return wishIds;
}

/** Stores a PNG as the picture of a gift and returns its path. */
async function uploadPicture(parent: Api, png: Buffer): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'gift.png');
  const picture = await parent('POST /s3/upload/{bucket_name}', { params: { bucket_name: 'item' }, body });
  return picture.image_path;
}
