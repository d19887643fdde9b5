import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { call, type Send, uploadPicture } from './client.ts';
import { drawingSvg } from './pictures.ts';
import type { Story } from './stories.ts';

interface Login {
  email: string;
  password: string;
}

/** Waits for the activation link of an account, made by the mail that leaves. */
export type FindActivation = (userId: number) => Promise<{ token: string }>;

/**
 * Lives one family's story through the API: account, list, gifts with pictures, short link, bookings, thanks.
 * @returns the parent's login and the short link's name
 */
export async function tellStory(send: Send, story: Story, findActivation: FindActivation) {
  const suffix = randomBytes(3).toString('hex');
  const { login, token } = await registerParent(send, story, suffix, findActivation);
  const registry = await createList(send, token, story);
  const wishIds = await addGifts(send, token, story, registry.id);
  const name = `${story.shortLink}-${suffix}`;
  await call(send, 'POST /shortlink/', { token, body: { name, birthregistry_id: registry.id } });
  for (const giver of story.givers) {
    const { first_name, last_name, anonymous, message } = giver;
    const wishes_ids = giver.gifts.map((position) => wishIds[position] as number);
    const email = `${first_name}.${suffix}@example.test`.toLowerCase();
    const booked = await call(send, 'POST /booking/multi', {
      body: [{ first_name, last_name, email, anonymous, message, wishes_ids }],
    });
    const booking_id = booked[0]?.id ?? 0;
    if (giver.thanks) {
      const body = { acknowledgment_msg: giver.thanks, all_gifts: true };
      await call(send, 'POST /booking/thank/{booking_id}', { token, params: { booking_id }, body });
    }
    if (giver.received)
      await call(send, 'POST /booking/mark_as_received/{booking_id}', { token, params: { booking_id } });
  }
  return { login, name };
}

async function registerParent(send: Send, { parent }: Story, suffix: string, findActivation: FindActivation) {
  const email = `${parent.first_name}.${suffix}@example.test`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const login: Login = { email, password: `${randomBytes(9).toString('base64url')}A!` };
  const user = await call(send, 'POST /user/open', { body: { ...parent, ...login } });
  const { token } = await findActivation(user.id);
  await call(send, 'POST /user/activate', { body: { user_id: user.id, token } });
  const body = { username: email, password: login.password };
  const session = await call(send, 'POST /login/access-token', { body });
  return { login, token: session.access_token };
}

async function createList(send: Send, token: string, story: Story) {
  const covers = await call(send, 'GET /s3/default_images/header');
  const cover = covers[story.cover % Math.max(covers.length, 1)];
  const birth = new Date(Date.now() + story.daysUntilBirth * 86_400_000);
  const event_date = birth.toISOString().slice(0, 10);
  return call(send, 'POST /birthregistry/', { token, body: { ...story.list, ...cover, event_date } });
}

async function addGifts(send: Send, token: string, story: Story, birthregistry_id: number): Promise<number[]> {
  const categories = new Map<string, number>();
  const wishIds: number[] = [];
  for (const [position, gift] of story.gifts.entries()) {
    if (!categories.has(gift.category)) {
      const body = { label: gift.category, order: categories.size, birthregistry_id };
      categories.set(gift.category, (await call(send, 'POST /category/', { token, body })).id);
    }
    const png = await sharp(Buffer.from(drawingSvg(gift.drawing, position)))
      .png()
      .toBuffer();
    const wish = await call(send, 'POST /wish/', {
      token,
      body: {
        category_id: categories.get(gift.category) as number,
        title: gift.title,
        price: gift.price,
        brand: gift.brand ?? null,
        quantity: gift.quantity ?? 1,
        is_favorite: gift.isFavorite ?? false,
        description: gift.description ?? null,
        link: `https://boutique.example/${gift.drawing}`,
        img_path: await uploadPicture(send, token, png),
      },
    });
    wishIds.push(wish.id);
  }
  return wishIds;
}
