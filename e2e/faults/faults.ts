import { setTimeout as pause } from 'node:timers/promises';
import type { Outage } from '../../server/database/outage.ts';
import type { BalancerName } from './balancers.ts';
import { takeMemory, takePlaces } from './shortages.ts';
import type { World, WorldOptions } from './world.ts';

/** Something that goes wrong while people book. */
export interface Fault {
  name: string;
  start(world: World): Promise<unknown> | unknown;
  /** Without it nothing needs mending: the fault is over when `start` is. */
  heal?(world: World): Promise<unknown> | unknown;
  /** How long it lasts. */
  seconds?: number;
  /** How soon somebody must be answered again. */
  recoversInMs?: number;
  /** Where it can happen; on either otherwise. */
  only?: WorldOptions['database'];
  /** A process that is killed between the mail server's "250" and our note of it may repeat a mail. */
  killsService?: true;
  needsSmallDisk?: true;
  /** What /readyz says while it lasts. */
  outage?: Outage;
  /** Two nodes behind this one. */
  balancer?: BalancerName;
  /** Not one request may fail. */
  isUnnoticed?: true;
}

const service = ({ nodes: [node] }: World) => node as NonNullable<typeof node>;

const KILLS: Fault[] = [
  {
    name: 'the service is killed',
    killsService: true,
    async start(world) {
      for (let times = 0; times < 3; times += 1) {
        await service(world).end('SIGKILL');
        await service(world).start();
        await pause(1000 * Math.random());
      }
    },
  },
  {
    name: 'the database is killed',
    start: ({ postgres }) => postgres.end('SIGKILL'),
    heal: ({ postgres }) => postgres.start(),
    seconds: 3,
  },
  {
    name: 'one of the database’s processes is killed',
    async start({ postgres }) {
      const { rows } = await postgres.query(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
      );
      process.kill(rows[0].pid, 'SIGKILL');
    },
  },
  {
    name: 'service and database are killed together',
    killsService: true,
    async start(world) {
      await Promise.all([service(world).end('SIGKILL'), world.postgres.end('SIGKILL')]);
    },
    async heal(world) {
      if (world.network) await world.postgres.start();
      await service(world).start();
    },
  },
  {
    name: 'the database is restarted',
    only: 'server',
    async start({ postgres }) {
      await postgres.end('SIGINT');
      await postgres.start();
    },
  },
];

const CUTS: Fault[] = [
  {
    name: 'old connections are cut without a word',
    start: ({ network }) => network?.cutOld(),
  },
  {
    name: 'the network is cut without a word',
    start: ({ network }) => network?.cut(),
    heal: ({ network }) => network?.heal(),
    seconds: 20,
  },
  {
    name: 'the service is stopped while the network is cut',
    killsService: true,
    async start(world) {
      world.network?.cut();
      const start = Date.now();
      const code = await service(world).end('SIGTERM');
      if (Date.now() - start > 26_000) throw new Error(`it ended with ${code} after ${Date.now() - start} ms`);
    },
    async heal(world) {
      world.network?.heal();
      await service(world).start();
    },
  },
  {
    name: 'connections are refused',
    start: ({ network }) => network?.refuse(),
    heal: ({ network }) => network?.heal(),
    seconds: 5,
    outage: 'away',
  },
];

const REFUSALS: Fault[] = [
  {
    name: 'the database takes no writes',
    start: ({ postgres }) => setReadOnly(postgres, 'on'),
    heal: ({ postgres }) => setReadOnly(postgres, 'off'),
    seconds: 5,
    recoversInMs: 15_000,
    outage: 'read-only',
  },
  {
    name: 'others hold all places of the database',
    async start(world) {
      world.giveBack = await takePlaces(world.postgres);
    },
    heal: (world) => world.giveBack(),
    seconds: 5,
    outage: 'overloaded',
  },
  {
    name: 'the database gets no more memory',
    async start(world) {
      world.giveBack = await takeMemory(world.postgres);
    },
    heal: (world) => world.giveBack(),
    seconds: 5,
    outage: 'out-of-memory',
  },
  {
    name: 'the disk is full',
    needsSmallDisk: true,
    start(world) {
      if (world.disk) world.giveBack = world.disk.fill(0);
    },
    heal: (world) => world.giveBack(),
    seconds: 10,
    outage: 'full',
  },
  {
    name: 'the mail server is slow',
    only: 'server',
    start: ({ post }) => {
      post.slowness = 6000;
    },
    heal: ({ post }) => {
      post.slowness = 0;
    },
    seconds: 30,
  },
];

const RESTARTS = (['nginx', 'haproxy'] as const).map(
  (balancer): Fault => ({
    name: `nodes behind ${balancer} are restarted one after the other`,
    only: 'server',
    balancer,
    isUnnoticed: true,
    start: restartInTurn,
  }),
);

export const FAULTS: Fault[] = [
  ...KILLS,
  ...CUTS.map((fault): Fault => ({ ...fault, only: 'server', recoversInMs: 15_000 })),
  ...REFUSALS,
  ...RESTARTS,
];

async function setReadOnly({ query }: World['postgres'], state: 'on' | 'off'): Promise<void> {
  await query(`alter system set default_transaction_read_only = ${state}`);
  await query('select pg_reload_conf()');
}

/** As docs/operating.md says: the next one when the last has been ready for ten seconds. */
async function restartInTurn({ nodes }: World): Promise<void> {
  for (const node of nodes) {
    const code = await node.end('SIGTERM');
    if (code !== 0) throw new Error(`A node ended with ${code}:\n${node.log().slice(-2000)}`);
    await node.start();
    await pause(10_000);
  }
}
