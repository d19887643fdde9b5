import { FeedProblem } from '../catalogue/feeds/feed-problem.ts';
import { openFeed } from '../catalogue/feeds/source/open-feed.ts';
import { countArticles, importFeed, isStop } from '../catalogue/imports/import-feed.ts';
import { wantFirstPictures } from '../catalogue/pictures/want-pictures.ts';
import { type Config, readConfig } from '../config/config.ts';
import { type DatabaseConnection, openDatabase } from '../database/client.ts';
import { guestOf } from '../guarded-fetch/destinations.ts';
import { startJobs } from '../jobs/jobs.ts';
import { prepareDatabase } from '../start/prepare-database.ts';
import { startProblem } from '../start/start-problem.ts';
import { showProgress } from './catalog-import/progress.ts';
import { refusalReport } from './catalog-import/refusal-report.ts';
import { stopOnInterrupt, until } from './catalog-import/stopping.ts';
import { type ImportTarget, readTargets } from './catalog-import/targets.ts';
import { readArguments } from './read-arguments.ts';

/**
 * npm run catalog:import -- [NAME=]FILE|URL…
 * What is read and sent stands outside V8's heap until it collects, which so small a heap seldom makes it do: the
 * script's --heap-growing-percent takes 60 MiB less (bench/catalog.ts too).
 * Brings the catalogue to what each feed says. A feed is known by its name: the given one, or one made of its file or
 * address (catalog-import/targets.ts). Lines that are no articles are listed in DATA_DIR/catalogue/NAME.refused.csv.
 */

const USAGE = 'Usage: npm run catalog:import -- [NAME=]FILE|URL…';

async function main(): Promise<void> {
  const { positionals } = readArguments({ allowPositionals: true });
  if (positionals.length === 0) throw new FeedProblem('NO_FEED', USAGE);
  const targets = readTargets(positionals);
  const config = readConfig();
  const connection = await openDatabase(config);
  const stop = stopOnInterrupt();
  try {
    await prepareDatabase(connection, config);
    for (const target of targets) {
      if (stop.aborted) break;
      if (!(await importOne({ connection, config, stop }, target))) process.exitCode = 1;
    }
    await endImports(connection);
  } finally {
    await connection.close();
  }
  // A shop's connection may still be open.
  if (stop.aborted) process.exit(130);
}

/** The running service, or the next one started, fetches the pictures. */
async function endImports(connection: DatabaseConnection): Promise<void> {
  await countArticles(connection.patient);
  const jobs = await startJobs(connection, { passive: true });
  try {
    await wantFirstPictures({ database: connection.database, jobs });
  } finally {
    await jobs.stop();
  }
}

interface Run {
  connection: DatabaseConnection;
  config: Config;
  stop: AbortSignal;
}

async function importOne({ connection, config, stop }: Run, { name, source }: ImportTarget): Promise<boolean> {
  const report = refusalReport(config.dataDir, name);
  const progress = showProgress(name);
  try {
    const { size, bytes } = await openFeed(source, guestOf(config));
    const listener = { onRead: progress.read, onRefused: report.note };
    const outcome = await importFeed(
      connection,
      { name, bytes: progress.following(until(stop, bytes), size) },
      listener,
    );
    progress.end();
    const { rowsRead, added, changed, unchanged, vanished, refused } = outcome;
    console.log(
      `${name}: ${rowsRead} lines, ${added} new, ${changed} changed, ${unchanged} as before, ${vanished} vanished, ${refused} refused.`,
    );
    return true;
  } catch (error) {
    progress.end();
    console.error(`${name}: not imported, nothing changed. ${reasonOf(error)}`);
    return false;
  } finally {
    const file = await report.close();
    if (file) console.log(`${name}: refused lines are listed in ${file}`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof FeedProblem) return `${error.reason}: ${error.message}`;
  return isStop(error) ? 'STOPPED' : `FAILED: ${startProblem(error) ?? (error as Error).message}`;
}

await main().catch((error: unknown) => {
  console.error(error instanceof FeedProblem ? error.message : (startProblem(error) ?? error));
  process.exitCode = 1;
});
