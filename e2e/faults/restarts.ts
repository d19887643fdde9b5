import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { World } from './world.ts';

export const RESTARTS = (['nginx', 'haproxy'] as const).map(
  (balancer): Fault => ({
    name: `nodes behind ${balancer} are restarted one after the other`,
    only: 'server',
    balancer,
    isUnnoticed: true,
    start: restartInTurn,
  }),
);

/** As docs/operating.md says: a node is restarted once the previous one has been ready for ten seconds. */
async function restartInTurn({ nodes }: World): Promise<void> {
  for (const node of nodes) {
    const code = await node.end('SIGTERM');
    if (code !== 0) throw new Error(`A node ended with ${code}:\n${node.log().slice(-2000)}`);
    await node.start();
    await pause(10_000);
  }
}
