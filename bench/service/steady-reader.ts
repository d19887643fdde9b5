import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * A separate program, started by steady-rate.ts: requests an address this many times a second, never waiting for an
 * answer, and prints as JSON how many milliseconds each took. Bodies are counted, not decompressed.
 */

const [, , url = '', perSecond = '100', seconds = '1'] = process.argv;
const everyMs = 1000 / Number(perSecond);
const agent = new Agent({ keepAlive: true });

comeFirst();
await readFor(0.5);
process.stdout.write(JSON.stringify(await readFor(Number(seconds))), () => process.exit());

/** The process that takes the time must not wait for those being measured; only root may do this. */
function comeFirst(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGH);
  } catch {
    // Without that, at the same priority as the others.
  }
}

async function readFor(seconds: number): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const begin = performance.now();
  for (let count = 0; count < (seconds * 1000) / everyMs; count += 1) {
    const wait = begin + count * everyMs - performance.now();
    if (wait > 0) await pause(wait);
    answers.push(timeOf());
  }
  return Promise.all(answers);
}

function timeOf(): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume();
      response.on('end', () => resolve(performance.now() - begin));
    });
    request.on('error', reject);
  });
}
