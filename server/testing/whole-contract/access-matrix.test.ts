import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { FEATURES, type Features } from '#contract/features.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createPeople, createPerson } from '../calls/account-calls.ts';
import { insertingTogether } from '../databases/insert-together.ts';
import {
  ACTORS,
  type Actor,
  documentedStatus,
  isListing,
  reaches,
  type Setting,
  type Target,
} from './documented-status.ts';
import { missingOnes } from './missing-ones.ts';
import { createOneOfEverything, type OneOfEverything, type TestedAccount } from './one-of-everything.ts';
import { sampleCall } from './sample-calls.ts';

/**
 * Every endpoint of the contract, called by every kind of caller about everything: the status must follow from what
 * the contract says about the endpoint (`access`, `reach`, `feature`). New endpoints are covered automatically; a new
 * path parameter or body needs a sample in server/testing/whole-contract.
 */

const OWN: Target = { label: 'own', whose: 'own', isOnline: true };
const TARGETS: Target[] = [
  OWN,
  { label: 'own, offline', whose: 'own', isOnline: false },
  { label: 'other’s', whose: 'other', isOnline: true },
  { label: 'other’s, offline', whose: 'other', isOnline: false },
  { label: 'missing', whose: 'nobody', isOnline: false },
];

function allFeatures(isOn: boolean): Features {
  return Object.fromEntries(Object.keys(FEATURES).map((feature) => [feature, isOn])) as Features;
}

const SETTINGS: Record<string, Setting> = {
  'with a second owner': { features: { ...FEATURES, secondOwnerFeature: true } },
  // The second owner, from when the feature was on, counts as a stranger here.
  'with the features that are on by default': { features: FEATURES, actors: ['second owner'] },
  'with all features off': { features: allFeatures(false), gatedOnly: true },
};

const names = Object.keys(endpoints) as EndpointName[];

/** So few that listings take several pages. */
const PAGE = 10;

/** Whether a registry is offline only matters where readers are admitted. */
function targetsOf({ reach }: Endpoint): Target[] {
  if (!reach) return TARGETS.slice(0, 1);
  return TARGETS.filter(({ whose, isOnline }) => isOnline || whose === 'nobody' || reach === 'readers');
}

/** Including calls with single-use tokens. */
function changesSomething(name: EndpointName): boolean {
  return !name.startsWith('GET') || (endpoints[name] as Endpoint).reach === 'bearer';
}

type FivePeople = [TestedAccount, TestedAccount, TestedAccount, TestedAccount, TestedAccount];

/** Every kind of caller, and two registries: one of `owner`, one of somebody else. */
async function createWorld(testApp: TestApp) {
  const people = await createPeople(testApp, [{}, {}, {}, {}, { isSuperuser: true }]);
  const [owner, other, partner, stranger, superuser] = people as FivePeople;
  const actors: Record<Actor, TestedAccount | undefined> = {
    nobody: undefined,
    stranger,
    owner,
    'second owner': partner,
    superuser,
  };
  return {
    actors,
    async things({ whose, isOnline }: Target): Promise<OneOfEverything> {
      if (whose === 'nobody') return missingOnes();
      if (whose === 'other') return createOneOfEverything(testApp, other, { isOnline });
      return createOneOfEverything(testApp, owner, { isOnline, invited: partner, secondOwner: partner });
    },
  };
}

interface World {
  actors: Record<Actor, TestedAccount | undefined>;
  things: OneOfEverything;
}

/** Making so many side by side takes a fifth of the work that one after the other takes. */
const WORLDS_AT_ONCE = 16;

/** A world for each target, shared by calls until one of them changes it. */
function worlds(testApp: () => TestApp) {
  const unchanged = new Map<Target, World[]>();

  async function makeSome(target: Target): Promise<World[]> {
    const together = insertingTogether(testApp());
    const make = async () => {
      const { actors, things } = await createWorld(together);
      return { actors, things: await things(target) };
    };
    return Promise.all(Array.from({ length: target.isOnline ? WORLDS_AT_ONCE : 1 }, make));
  }

  return {
    async of(target: Target): Promise<World> {
      const [world, ...others] = unchanged.get(target) ?? (await makeSome(target));
      if (!world) throw new Error('no world');
      unchanged.set(target, [world, ...others]);
      return world;
    },
    noteCall(name: EndpointName, target: Target, status: number): void {
      if (!changesSomething(name) || status >= 300) return;
      const [, ...others] = unchanged.get(target) ?? [];
      if (others.length > 0) unchanged.set(target, others);
      else unchanged.delete(target);
    },
  };
}

describe.each(Object.entries(SETTINGS))('%s', (_title, setting) => {
  let testApp: TestApp;
  const { of: worldOf, noteCall } = worlds(() => testApp);
  beforeAll(async () => {
    testApp = await startTestApp({ features: setting.features });
    await createPerson(testApp, { email: 'login@example.org' });
  });
  afterAll(() => testApp.close());

  async function call(name: EndpointName, things: OneOfEverything, account: TestedAccount | undefined, path?: string) {
    const { line, ...options } = await sampleCall(name, things, path);
    return testApp.request(line, { ...options, ...(account ? { token: account.token } : {}) });
  }

  const gated = names.filter((name) => (endpoints[name] as Endpoint).feature);
  // First: the calls below leave hundreds of worlds, which a superuser would list each time.
  const listings = (setting.gatedOnly ? gated : names).filter(
    (name) => isListing(endpoints[name]) && (endpoints[name] as Endpoint).reach,
  );
  it.each(listings)('%s holds what the caller reaches, and nothing else', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const id = idOfEntries(name);
    const documented: string[] = [];
    const answered: string[] = [];
    const world = await createWorld(testApp);
    for (const target of targetsOf(endpoint).slice(0, -1)) {
      const things = await world.things(target);
      for (const actor of (setting.actors ?? ACTORS).filter((one) => one !== 'nobody')) {
        const ids = await idsOfAllPages(name.split(' ')[1] ?? '', world.actors[actor]);
        documented.push(`${actor}, ${target.label}: ${reaches(endpoint, actor, target, setting)}`);
        answered.push(`${actor}, ${target.label}: ${ids.includes(things[id] as number)}`);
      }
    }
    expect(answered).toEqual(documented);
  });

  it.each(setting.gatedOnly ? gated : names)('%s', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const documented: string[] = [];
    const answered: string[] = [];
    for (const target of targetsOf(endpoint)) {
      for (const actor of setting.actors ?? ACTORS) {
        const world = await worldOf(target);
        const status = documentedStatus(endpoint, actor, target, setting);
        const answer = await call(name, world.things, world.actors[actor]);
        documented.push(`${actor}, ${target.label}: ${status}`);
        answered.push(`${actor}, ${target.label}: ${answer.statusCode}`);
        noteCall(name, target, answer.statusCode);
      }
    }
    expect(answered).toEqual(documented);
  });

  async function idsOfAllPages(path: string, account: TestedAccount | undefined): Promise<number[]> {
    const ids: number[] = [];
    for (;;) {
      const options = account ? { token: account.token } : {};
      const answer = await testApp.request(`GET ${path}?skip=${ids.length}&limit=${PAGE}`, options);
      if (answer.statusCode !== 200) return [];
      const page = answer.json<{ id: number }[]>().map((entry) => entry.id);
      if (page.length === 0) return ids;
      ids.push(...page);
      expect(Number(answer.headers['x-total-count'])).toBeGreaterThanOrEqual(ids.length);
    }
  }
});

/** `GET /baby/` lists what `GET /baby/{baby_id}` reads one of. */
function idOfEntries(listing: EndpointName): keyof OneOfEverything {
  if (listing === 'GET /email/failed') return 'mail_id';
  if (listing === 'GET /affiliate/rules') return 'rule_id';
  if (listing === 'GET /catalog/imports') return 'importId';
  if (listing === 'GET /admin/accounts') return 'user_id';
  if (listing === 'GET /admin/acts') return 'actId';
  const singles = names.filter((name) => name.startsWith(`${listing}{`));
  const parameter = singles.map((name) => name.match(/^[^{]*\{(\w+)\}$/)?.[1]).find((found) => found !== undefined);
  if (!parameter) throw new Error(`${listing}: no GET of one of its entries`);
  return parameter as keyof OneOfEverything;
}

describe('in each spelling, with and without the slash at its end', () => {
  let testApp: TestApp;
  const { of: worldOf, noteCall } = worlds(() => testApp);
  beforeAll(async () => {
    testApp = await startTestApp();
    await createPerson(testApp, { email: 'login@example.org' });
  });
  afterAll(() => testApp.close());

  it.each(names)('%s works', async (name) => {
    const { status, aliases = [], feature }: Endpoint = endpoints[name];
    const expected = feature && !FEATURES[feature] ? 404 : (status ?? 200);
    const path = name.split(' ')[1] ?? '';
    for (const spelling of [path, ...aliases].map((one) => one.replace(/\/$/, ''))) {
      for (const spelled of [spelling, `${spelling}/`]) {
        const { actors, things } = await worldOf(OWN);
        const { line, ...options } = await sampleCall(name, things, spelled);
        const caller = (endpoints[name] as Endpoint).reach === 'own' ? actors.owner : actors.superuser;
        const answer = await testApp.request(line, { ...options, token: (caller as TestedAccount).token });
        noteCall(name, OWN, answer.statusCode);
        expect(answer.statusCode, line).toBe(expected);
      }
    }
  });
});
