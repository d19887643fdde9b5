import type { Fault } from './fault.ts';
import { takeConnections, takeMemory } from './shortages.ts';
import type { World } from './world.ts';

export const REFUSALS: Fault[] = [
  {
    name: 'the database takes no writes',
    start: ({ postgres }) => setReadOnly(postgres, 'on'),
    heal: ({ postgres }) => setReadOnly(postgres, 'off'),
    seconds: 5,
    recoversInMs: 15_000,
    outage: 'read-only',
  },
  {
    name: 'others hold all connections to the database',
    async start(world) {
      world.giveBack = await takeConnections(world.postgres);
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

async function setReadOnly({ query }: World['postgres'], state: 'on' | 'off'): Promise<void> {
  await query(`alter system set default_transaction_read_only = ${state}`);
  await query('select pg_reload_conf()');
}
