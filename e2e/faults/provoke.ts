import { setTimeout as pause } from 'node:timers/promises';
import { findLosses } from './checks.ts';
import type { Fault } from './fault.ts';
import { type Givers, startGivers } from './givers.ts';
import { findNoise, findUntruths } from './what-is-said.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

const USUAL_RECOVERY_MS = 30_000;
const USUAL_CALM = { beforeMs: 3000, afterMs: 4000 };
/** An outage takes a few log lines, not one per request. */
const ERRORS_LOGGED = 10;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface Outcome {
  /** What happened, in words. */
  line: string;
  /** What should not have happened. */
  losses: string[];
}

/**
 * Lets people book during a fault, and checks the outcome.
 * @param calm how long they book before it and after it
 */
export async function provoke(fault: Fault, options: WorldOptions, calm = USUAL_CALM): Promise<Outcome> {
  const world = await openWorld(options);
  const giveUp = () => world.close().finally(() => process.exit(130));
  for (const signal of SIGNALS) process.once(signal, giveUp);
  try {
    const registry = await world.openRegistry();
    const givers = startGivers(() => world.url, registry.wishIds);
    await pause(calm.beforeMs);
    await fault.start(world);
    const untruths = fault.outage ? await findUntruths(world, fault.outage) : [];
    if (fault.heal) {
      await pause((fault.seconds ?? 0) * 1000);
      await fault.heal(world);
    }
    const recovery = await untilAnswered(givers);
    await pause(calm.afterMs);
    await givers.stop();
    const { attempts, failures } = givers;
    const losses = [
      ...untruths,
      ...(await findNoise(world)),
      ...misbehaviour(fault, world, { recovery, failures }),
      ...(await findLosses({ world, registry, attempts, mayRepeatMails: fault.killsService === true })),
    ];
    if (losses.length > 0) losses.push(...world.nodes.map((node) => node.log().slice(-3000)));
    const acknowledged = attempts.filter(({ outcome }) => outcome === 'acknowledged').length;
    const failed = [...failures].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';
    const mails = (await world.mailsTaken()).size;
    const line = `${acknowledged} bookings, ${mails} mails, answered again after ${recovery} ms; failed requests: ${failed}`;
    return { line, losses };
  } finally {
    for (const signal of SIGNALS) process.off(signal, giveUp);
    await world.close();
  }
}

/** What people and the log saw meanwhile. */
function misbehaviour(fault: Fault, world: World, seen: { recovery: number; failures: Map<string, number> }): string[] {
  const found: string[] = [];
  if (seen.recovery > (fault.recoversInMs ?? USUAL_RECOVERY_MS))
    found.push('it took too long until people were answered');
  if (fault.isUnnoticed && seen.failures.size > 0) found.push('requests failed');
  const unexpected = [...seen.failures.keys()].filter((failure) => / (4\d\d|500)$|kind word$/.test(failure));
  found.push(...unexpected.map((failure) => `${failure} was answered`));
  const errors = world.nodes.flatMap((node) => node.log().split('\n')).filter((line) => line.includes('"level":50'));
  if (errors.length > ERRORS_LOGGED) found.push(`${errors.length} errors were logged, the first: ${errors[0]}`);
  return found;
}

/** How long until a booking is acknowledged again. */
async function untilAnswered(givers: Givers): Promise<number> {
  const start = Date.now();
  while (givers.lastAnswerAt < start && Date.now() - start < 60_000) await pause(20);
  return Date.now() - start;
}
