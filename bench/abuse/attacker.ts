import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ATTACKS } from './attacks.ts';
import type { AttackTarget } from './sending.ts';

/** How often each status was answered. */
export type Answers = Record<string, number>;

const PAUSE_MS = 15;

// Real attackers have machines of their own: here they get what the service and its people leave of this one.
setPriority(constants.priority.PRIORITY_LOW);
// Whoever measures is gone.
process.once('disconnect', () => process.exit());

process.once('message', async ({ name, target }: { name: string; target: AttackTarget }) => {
  const attack = ATTACKS[name];
  if (!attack) throw new Error(`There is no attack ${name}.`);
  const attempt = await attack.prepare(target);
  const pauseMs = attack.pauseMs ?? PAUSE_MS;
  const answers: Answers = {};
  let isOver = false;

  async function goOn(): Promise<void> {
    while (!isOver) {
      const status = await attempt().catch(() => 'closed');
      answers[status] = (answers[status] ?? 0) + 1;
      await pause(pauseMs);
    }
  }

  process.on('message', async (word) => {
    if (word === 'begin') await Promise.all(Array.from({ length: attack.atOnce }, goOn));
    if (word === 'end') {
      isOver = true;
      process.send?.(answers, () => process.exit());
    }
  });
  process.send?.('ready');
});
