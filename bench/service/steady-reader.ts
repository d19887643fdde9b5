import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * A program of its own, which steady-rate.ts starts: asks for an address so many times a second, never waiting for an
 * answer, and prints as JSON how many milliseconds each took. Bodies are counted, not unfolded.
 */

const [, , url = '', perSecond = '100', seconds = '1'] = process.argv;
const everyMs = 1000 / Number(perSecond);
const agent = new Agent({ keepAlive: true });

comeFirst();
await readFor(0.5);
process.stdout.write(JSON.stringify(await readFor(Number(seconds))), () => process.exit());

/** Whoever looks at the clock must not wait for those that are looked at; only root may. */
function comeFirst(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGH);
  } catch {
    // As important as the others then.
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
