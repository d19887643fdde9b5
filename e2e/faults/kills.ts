import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, service } from './fault.ts';

export const KILLS: Fault[] = [
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
