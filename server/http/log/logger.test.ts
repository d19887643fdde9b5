import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const LOGGER = fileURLToPath(new URL('./logger.ts', import.meta.url));
/** Where nothing can be written, as on a full disk. */
const FULL = '/dev/full';

/** Logs, says so on stderr, is told to end, and logs at its end. */
const PROGRAM = `
  import { createLogger } from ${JSON.stringify(LOGGER)};
  const logger = createLogger('info');
  for (let count = 0; count < 50; count += 1) {
    logger.info('a line');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  console.error('goes on');
  logger.info('the last one');
  process.exit(3);
`;

it.runIf(existsSync(FULL))('A log that cannot be written stops nobody: the service goes on, and ends', async () => {
  const full = openSync(FULL, 'w');
  const program = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', full, 'pipe'],
    timeout: 20_000,
  });
  closeSync(full);
  let said = '';
  program.stderr?.on('data', (words) => {
    said += words;
  });
  const [code] = await once(program, 'close');
  expect({ code, said }).toEqual({ code: 3, said: 'goes on\n' });
});
