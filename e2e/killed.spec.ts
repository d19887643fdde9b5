import { expect, test } from '@playwright/test';
import type { Fault } from './faults/fault.ts';
import { provoke } from './faults/provoke.ts';

const KILLED: Fault = {
  name: 'the service is killed once',
  killsService: true,
  async start({ nodes: [node] }) {
    await node?.end('SIGKILL');
    await node?.start();
  },
};

// A killed process's jobs are returned after half a minute, and a shared machine may stall.
test.setTimeout(300_000);

// The other faults take minutes: npm run test:faults.
test('the service is killed while people book: nothing is lost or doubled', async () => {
  const { losses } = await provoke(KILLED, { database: 'embedded' }, { beforeMs: 1000, afterMs: 1000 });
  expect(losses).toEqual([]);
});
