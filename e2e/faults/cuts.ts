import { type Fault, service } from './fault.ts';

export const CUTS: Fault[] = [
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
