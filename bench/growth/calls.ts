import type { InjectOptions } from 'fastify';
import type pg from 'pg';
import { paths } from '#contract/pages.ts';
import { openSession } from '../../server/accounts/sessions/open-session.ts';
import type { OwnService } from '../service/own-service.ts';

/** Kinds of calls, each about different registries every round, except for those about a kept registry. */
export type Calls = Record<string, (round: number) => Promise<void>>;

interface SomeRegistry {
  id: number;
  name: string;
  owner: number;
  surname: string;
  /** A gift nobody booked. */
  wish: number;
}

const NOWHERE = { browser: null, system: null, client: 'bench' };

/** Everyday actions, for this many rounds. */
export async function makeCalls({ app, context }: OwnService, client: pg.Client, rounds: number): Promise<Calls> {
  const registries = await someRegistries(client, rounds);
  const at = (round: number) => registries[round % registries.length] as SomeRegistry;
  const tokens = await Promise.all(
    registries.map(({ owner }) =>
      openSession(context.config, context.database, { id: owner, sessionVersion: 1 }, NOWHERE),
    ),
  );
  const asOwner = (round: number) => ({ authorization: `Bearer ${tokens[round % registries.length]}` });

  async function call(options: InjectOptions): Promise<void> {
    const answer = await app.inject(options);
    if (answer.statusCode >= 300) throw new Error(`${options.url}: ${answer.statusCode} ${answer.body}`);
  }

  return {
    'public list, not kept': (round) => call({ url: paths.publicRegistry(at(round).name) }),
    'public list, kept': () => call({ url: paths.publicRegistry(at(0).name), headers: { 'accept-encoding': 'br' } }),
    'owner’s list': (round) => call({ url: `/api/v1/birthregistry/${at(round).id}`, headers: asOwner(round) }),
    'owner’s lists': (round) => call({ url: '/api/v1/birthregistry/mine', headers: asOwner(round) }),
    search: (round) => call({ url: `/api/v1/birthregistry/search/${encodeURIComponent(at(round).surname)}?limit=10` }),
    booking: (round) => call({ method: 'POST', url: '/api/v1/booking/multi', payload: [booking(at(round).wish)] }),
  };
}

function booking(wish: number): object {
  return {
    first_name: 'Jeanne',
    last_name: 'Petit',
    email: 'jeanne@example.org',
    anonymous: false,
    wishes_ids: [wish],
  };
}

/** Registries that are online, from all over the table. */
async function someRegistries(client: pg.Client, count: number): Promise<SomeRegistry[]> {
  const { rows } = await client.query<Record<keyof SomeRegistry, string>>(
    `select r.id, l.name, r.user_id as owner, u.last_name as surname,
       (select id from wishes where birthregistry_id = r.id and booking_count < quantity order by "order" desc limit 1) as wish
     from birth_registries r join users u on u.id = r.user_id join short_links l on l.birthregistry_id = r.id
     where r.deleted_at is null and not r.is_private and l.is_active and l.expiration_date is null
     order by md5(r.id::text) limit $1`,
    [count],
  );
  return rows.map(({ id, owner, wish, ...texts }) => ({
    ...texts,
    id: Number(id),
    owner: Number(owner),
    wish: Number(wish),
  }));
}
