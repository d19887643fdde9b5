import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '#contract/endpoints.ts';
import { randomId } from '../../database/random-id.ts';
import { anyEmail } from '../any-email.ts';
import { bookingPayload, registryBody } from '../builders.ts';
import { PASSWORD } from '../calls/account-calls.ts';
import { fileForm } from '../multipart.ts';
import { PIXEL, sampleShop } from '../shop.ts';
import type { OneOfEverything } from './one-of-everything.ts';

/**
 * One valid call of every endpoint of the contract. Path parameters are filled in by name; each endpoint with a body
 * needs an entry here, which the types enforce.
 */

type SampleBody<Name extends EndpointName> = Endpoints[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : Awaited<ReturnType<typeof fileForm>>;

type WithBody = {
  [Name in EndpointName]: Endpoints[Name] extends { body: z.ZodType } | { bodyTypes: unknown } ? Name : never;
}[EndpointName];

type Bodies = { [Name in WithBody]: (things: OneOfEverything) => SampleBody<Name> | Promise<SampleBody<Name>> };

const name = { first_name: 'Jeanne', last_name: 'Petit' };

const bodies: Bodies = {
  'POST /user/open': () => ({ ...name, email: anyEmail(), password: PASSWORD }),
  'POST /user/activate': (things) => ({ user_id: things.inactiveUserId, token: things.activationToken }),
  'POST /user/resend-activation': (things) => ({ email: things.inactiveEmail }),
  'POST /user/confirm-email': (things) => ({ token: things.emailToken }),
  'POST /user/': () => ({ ...name, email: anyEmail(), password: PASSWORD }),
  'PUT /user/me': () => ({ first_name: 'Jeannette', email: anyEmail(), current_password: PASSWORD }),
  'PUT /user/{user_id}': () => ({ first_name: 'Jeannette', password: 'Bonsoir!etang2', current_password: PASSWORD }),
  'DELETE /user/me': () => ({ current_password: PASSWORD }),
  'DELETE /user/{user_id}/sessions': () => ({ current_password: PASSWORD }),
  'POST /login/access-token': () => ({ username: 'login@example.org', password: PASSWORD }),
  'POST /password-reset/request-reset': () => ({ email: anyEmail() }),
  'POST /password-reset/verify-token-validity': (things) => ({ token: things.resetToken }),
  'POST /password-reset/set-new/': (things) => ({ token: things.resetToken, new_password: 'Bonsoir!etang2' }),
  'POST /birthregistry/': () => registryBody(),
  'PUT /birthregistry/{birth_registry_id}': () => ({ title: 'Liste de Louise' }),
  'DELETE /birthregistry/{birth_registry_id}': () => ({ current_password: PASSWORD, reason: 'Des articles à vendre.' }),
  'POST /birthregistry/{birth_registry_id}/second_owner/accept': (things) => ({ token: things.invitationToken }),
  'POST /baby/': (things) => ({ birthregistry_id: things.birth_registry_id, firstname: 'Louise' }),
  'PUT /baby/{baby_id}': () => ({ firstname: 'Louise' }),
  'POST /shortlink/': (things) => ({
    birthregistry_id: things.birth_registry_id,
    name: `${things.shortlink}-2`,
    expiration_date: '2026-01-01',
  }),
  'PUT /shortlink/{shortlink_id}': (things) => ({ name: `${things.shortlink}-3` }),
  'POST /category/': (things) => ({ birthregistry_id: things.birth_registry_id, label: 'Bain' }),
  'PUT /category/{category_id}': () => ({ label: 'Repas' }),
  'POST /wish/': (things) => ({ category_id: things.category_id, title: 'Doudou' }),
  'PUT /wish/{wish_id}': () => ({ title: 'Doudou ours' }),
  'PUT /birthregistry/{birth_registry_id}/arrangement': (things) => ({
    categories_ids: [things.category_id],
    categories: [{ category_id: things.category_id, wishes_ids: [things.wish_id] }],
  }),
  'PUT /birthregistry/{birth_registry_id}/wishes': (things) => ({ wishes_ids: [things.wish_id], is_favorite: true }),
  'POST /booking/multi': (things) => [bookingPayload({ wishes_ids: [things.wish_id] })],
  'PUT /booking/{booking_id}': () => ({ first_name: 'Jeannette' }),
  'POST /booking/thank/{booking_id}': () => ({ acknowledgment_msg: 'Merci' }),
  'POST /email/share_list': (things) => ({
    to_mail: anyEmail(),
    to_name: 'Jeanne',
    birth_registry_id: things.birth_registry_id,
    shortlink_name: things.shortlink,
  }),
  'POST /email/unsubscribe': (things) => ({ token: things.refusalToken }),
  'POST /contact': () => ({ name: 'Jeanne Petit', email: anyEmail(), message: 'Bonjour' }),
  'POST /email/text': () => ({ to_mail: anyEmail(), subject: 'Bonjour', text: 'À bientôt' }),
  'POST /email/template': () => ({ to_mail: anyEmail(), template: 'discovery' }),
  'POST /s3/upload/{bucket_name}': () => fileForm(PIXEL),
  'POST /s3/upload_admin/{bucket_name}/{object_name}': () => fileForm(PIXEL),
  'POST /scraper/read': () => ({
    url: 'https://boutique.example/doudou-lapin',
    html: '<title>Doudou lapin</title><h1>Doudou lapin</h1><p class="price">24,90 €</p><button>Ajouter au panier</button>',
  }),
  'POST /admin/accounts/{user_id}/deactivate': () => ({ current_password: PASSWORD, reason: 'Des messages déplacés.' }),
  'POST /admin/accounts/{user_id}/reactivate': () => ({ current_password: PASSWORD }),
  'POST /affiliate/rules': () => ({ domain: `boutique-${randomId()}.example`, network: 'awin', merchant_id: '12' }),
  'PUT /affiliate/rules/{rule_id}': () => ({ is_enabled: false }),
  'POST /affiliate/try': () => ({ link: 'https://www.fnac.com/a1/doudou-lapin' }),
};

/** For endpoints that only take a query. */
const queries: Partial<Record<EndpointName, () => Promise<Record<string, string>>>> = {
  'POST /scraper/affiliate': async () => ({ link: 'https://www.fnac.com/a1/doudou-lapin' }),
  'POST /catalog/duplicates/ean': async () => ({ ean: '3380743047898' }),
  'POST /catalog/duplicates/url': async () => ({ url: 'https://boutique.example/doudou-lapin' }),
  'POST /scraper/parse': async () => ({ url: `${(await sampleShop()).origin}/doudou-lapin` }),
  'POST /s3/preview_dist': async () => ({ img_url: `${(await sampleShop()).origin}/doudou.png` }),
  'POST /s3/upload_dist/{bucket_name}': async () => ({ img_url: `${(await sampleShop()).origin}/doudou.png` }),
};

/** Where a parameter's name alone is ambiguous. */
const pathValues: Partial<Record<EndpointName, (things: OneOfEverything) => Record<string, number | string>>> = {
  'GET /user/{user_id}/activate/{token}': (things) => ({
    user_id: things.inactiveUserId,
    token: things.activationToken,
  }),
  'POST /s3/upload_admin/{bucket_name}/{object_name}': () => ({ object_name: 'guide-1' }),
  'POST /admin/accounts/{user_id}/resend-activation': (things) => ({ user_id: things.inactiveUserId }),
  'POST /booking/mark_as_received/{booking_id}': (things) => ({ booking_id: things.thankedBookingId }),
};

/**
 * A valid call about these things.
 * @param path the endpoint's own spelling, or one of its aliases
 */
export async function sampleCall(name: EndpointName, things: OneOfEverything, path = name.split(' ')[1] ?? '') {
  const values: Record<string, number | string> = {
    ...things,
    token: things.giverToken,
    bucket_name: 'item',
    query: 'Léonie',
    link: 'https://www.fnac.com/a1/doudou-lapin',
    ...pathValues[name]?.(things),
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, parameter: string) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`${name}: say what {${parameter}} is, in one-of-everything.ts`);
    return encodeURIComponent(value);
  });
  const query = queries[name] ? `?${new URLSearchParams(await queries[name]())}` : '';
  return { line: `${name.split(' ')[0]} ${filled}${query}`, ...(await sampleBody(name, things)) };
}

interface Sample {
  body?: object;
  headers?: Record<string, string>;
}

async function sampleBody(name: EndpointName, things: OneOfEverything): Promise<Sample> {
  const { body, bodyTypes }: Endpoint = endpoints[name];
  if (!(body || bodyTypes)) return {};
  const make: ((things: OneOfEverything) => unknown) | undefined = bodies[name as WithBody];
  if (!make) throw new Error(`${name}: give it a sample body, in sample-calls.ts`);
  const sample = await make(things);
  return body ? { body: sample as object } : (sample as Sample);
}
