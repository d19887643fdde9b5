// npm run test:faults: people book while something goes wrong, and afterwards nothing may be lost or doubled; then the
// long tests beside the code (*.faults.ts).
//   npm run test:faults -- --only=PART   only the faults whose name contains this
import { ensureBalancer } from '../../scripts/machine.mjs';
import { execute } from '../../scripts/processes.mjs';
import { canMount } from '../../server/testing/breakable/disk.ts';
import type { Fault } from './fault.ts';
import { FAULTS } from './faults.ts';
import { provoke } from './provoke.ts';
import type { WorldOptions } from './world.ts';

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const counts = { passed: 0, failed: 0 };
for (const database of ['embedded', 'server'] as const) {
  for (const fault of FAULTS) {
    const name = `${database}: ${fault.name}`;
    if ((fault.only ?? database) === database && name.includes(only ?? '')) await take(name, fault, database);
  }
}
if (only === undefined) {
  const { code } = await execute('vitest', ['run', '--config=vitest.faults.config.ts']);
  counts[code === 0 ? 'passed' : 'failed'] += 1;
}
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
say(`${counts.passed} passed, ${counts.failed} failed`);

/** One line about it, and what was lost. */
async function take(name: string, fault: Fault, database: WorldOptions['database']): Promise<void> {
  const options: WorldOptions = { database, hasSmallDisk: fault.needsSmallDisk === true };
  if (fault.needsSmallDisk && !canMount()) return say(`- ${name}: skipped, only root on Linux can mount a disk`);
  if (fault.balancer) {
    const program = await ensureBalancer(fault.balancer);
    if (!program) return say(`- ${name}: skipped, found no ${fault.balancer}`);
    options.balancer = { name: fault.balancer, program };
  }
  const { line, losses } = await provoke(fault, options).catch((error: Error) => ({
    line: error.message,
    losses: [error.stack ?? ''],
  }));
  const hasPassed = losses.length === 0;
  counts[hasPassed ? 'passed' : 'failed'] += 1;
  say(`${hasPassed ? '✓' : '✗'} ${name}: ${line}`);
  for (const loss of losses.slice(0, 20)) say(`    ${loss}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
