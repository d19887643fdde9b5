import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#contract/pages.ts';
import type { Outage } from '../../server/database/outages/outage.ts';
import { isKind } from './givers.ts';
import type { World } from './world.ts';

const NOTICED_MS = 15_000;

/** What load balancers and readers are told during an outage. Returns what is untrue or unhelpful. */
export async function findUntruths({ nodes: [node] }: World, outage: Outage): Promise<string[]> {
  const probe = () => fetch(`${node?.url}/readyz`).then((answer) => answer.json() as Promise<{ status: string }>);
  const end = Date.now() + NOTICED_MS;
  let said = await probe();
  while (said.status !== outage && Date.now() < end) {
    await pause(100);
    said = await probe();
  }
  const untruths = said.status === outage ? [] : [`/readyz says ${said.status}, not ${outage}`];
  // A list nobody has requested yet, so none of it is kept.
  const page = await fetch(`${node?.url}${paths.publicRegistry(randomUUID())}`);
  if (page.status === 500 || !isKind(page)) untruths.push(`a page answered ${page.status}: ${await page.text()}`);
  return untruths;
}

/** For each outage the log has one line when it begins and one when it ends, and no more. */
export async function findNoise({ nodes }: World): Promise<string[]> {
  const logs = nodes.map((node) => node.log);
  const end = Date.now() + NOTICED_MS;
  while (Date.now() < end && logs.some((log) => outagesIn(log()).lasting.size > 0)) await pause(100);
  return logs.flatMap((log) => {
    const { repeated, lasting } = outagesIn(log());
    return [
      ...repeated.map((outage) => `the log says again: ${outage}`),
      ...[...lasting].map((outage) => `the log says of no end: ${outage}`),
    ];
  });
}

function outagesIn(log: string): { lasting: Set<string>; repeated: string[] } {
  const lasting = new Set<string>();
  const repeated: string[] = [];
  for (const line of log.split('\n')) {
    const outage = /"outage":"([\w-]+)"/.exec(line)?.[1];
    if (outage && lasting.has(outage)) repeated.push(outage);
    if (outage) lasting.add(outage);
    if (/the database can be used again|stopping: |Cigogne is ready/.test(line)) lasting.clear();
  }
  return { lasting, repeated };
}
