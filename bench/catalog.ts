import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEnvironment, startOptions } from '../scripts/processes.mjs';
import { copyRows, keepRows } from './catalog/bare-copy.ts';
import { measureCalls } from './catalog/calls.ts';
import { writeFeed } from './catalog/many-articles.ts';
import { onServer, serveHere } from './service/own-service.ts';

/**
 * `npm run bench:catalog [-- --plans]`: 300,000 articles into PostgreSQL by `catalog:import`, beside a bare COPY of the
 * same rows into the same table; the import's memory; then what the calls take among them. BENCH_DATABASE_URL: an empty
 * database of a superuser's.
 */

const ARTICLES = Number(process.env.BENCH_ARTICLES ?? 300_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2);

await onServer(bench);

async function bench(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cigogne-catalog-'));
  const [feed, rows] = [join(folder, 'feed.csv'), join(folder, 'rows.copy')];
  await writeFeed(feed, ARTICLES);
  const service = await serveHere(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const times = { imported: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.query('truncate articles cascade');
    const { ms, counting, peak } = await importAsCommand(databaseUrl, folder, feed);
    times.imported.push(ms - counting);
    if (round === 0) await keepRows(client, rows);
    await client.query('truncate articles cascade');
    const start = performance.now();
    await copyRows(client, rows);
    times.bare.push(performance.now() - start);
    say(`round ${round + 1}`, { imported: ms - counting, bare: times.bare.at(-1) ?? 0, counting, peak });
  }
  const [imported, bare] = [Math.min(...times.imported), Math.min(...times.bare)];
  console.log(
    `\n${ARTICLES} articles: import ${rate(imported)}, bare COPY ${rate(bare)}: ${Math.round((bare / imported) * 100)} % (the bar: 50 %)`,
  );
  await client.query('truncate articles cascade');
  await importAsCommand(databaseUrl, folder, feed);
  const again = await importAsCommand(databaseUrl, folder, feed);
  console.log(`the same feed again: ${Math.round(again.ms - again.counting)} ms\n`);
  await client.query('vacuum analyze');
  await measureCalls(service.app, client, ARTICLES);
  await client.end();
  await service.close();
  rmSync(folder, { recursive: true });
}

function rate(ms: number): string {
  return `${Math.round((ARTICLES / ms) * 1000).toLocaleString('en')} rows/s`;
}

function say(name: string, { imported, bare, counting, peak }: Record<string, number>): void {
  const seconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${name}: import ${seconds(imported)} (and ${seconds(counting)} for words and counts), bare COPY ${seconds(bare)}; the import's memory ${peak} MiB; load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** As operators run it. `counting`: what follows once the articles are in. */
async function importAsCommand(databaseUrl: string, dataDir: string, feed: string) {
  const start = performance.now();
  // As package.json's catalog:import does.
  const program = ['--heap-growing-percent=50', 'server/commands/catalog-import.ts'];
  const command = spawn(process.execPath, [...startOptions, ...program, feed], {
    env: { ...process.env, ...startEnvironment, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peak = 0;
  let mergedAt = start;
  command.stdout.on('data', (text: Buffer) => {
    mergedAt = performance.now();
    process.stdout.write(text);
  });
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(command.pid));
  }, 100);
  const code = await new Promise((resolve) => command.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  const end = performance.now();
  return { ms: end - start, counting: end - mergedAt, peak };
}

/** In MiB; 0 once it has ended. */
function peakOf(pid = 0): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
