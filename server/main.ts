import { seedAffiliateRules } from './affiliate/rules/seed-rules.ts';
import { buildApp } from './app.ts';
import { startWorkThread, type WorkThread } from './background/start-work-thread.ts';
import { work } from './background/work.ts';
import { type Config, readConfig } from './config/config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './database/client.ts';
import { watchAvailability } from './database/outages/availability.ts';
import { nameOfService } from './database/running.ts';
import { createLogger } from './http/log/logger.ts';
import { startJobs } from './jobs/jobs.ts';
import { servePages } from './pages/serve-pages.ts';
import { storeOwnPictures } from './pictures/own-pictures.ts';
import { atMostBriefly } from './pictures/store/at-most-briefly.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { startProblem } from './start/start-problem.ts';
import { stopOnSignals } from './start/stop.ts';
import { warningsOf } from './start/warn-of-settings.ts';

/** Starts the service; SIGTERM and SIGINT end it once running requests and jobs are done. */
async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  for (const warning of warningsOf(config)) logger.warn(warning);
  const connection = await openDatabase({ ...config, ...nameFor(config) });
  await prepareDatabase(connection, config);
  const availability = watchAvailability(connection.database, logger);
  let thread: WorkThread | undefined;
  const jobs = await startJobs(connection, {
    onError: (error) => availability.note(error) || logger.error({ err: error }, 'job queue'),
    onWake: (queue) => thread?.wake(queue),
    passive: config.role !== 'worker',
  });
  const context: Context = { config, database: connection.database, jobs };
  // Together: while one waits for the database or the store of pictures, another has the processor.
  const [app] = await Promise.all([
    buildApp(context, { logger, availability, pages: servePages }),
    seedAffiliateRules(context),
    config.role === 'worker' ? undefined : ownPictures(context),
  ]);
  if (config.role === 'worker') await work(context, connection, logger);

  await app.listen({ port: config.port, host: config.host });
  // Only now: nobody waits for it, and starting it competes for the processor with what people do wait for.
  if (config.role === 'all') thread = startWorkThread(connection.url, availability.meet);
  stopOnSignals({ app, jobs, thread, connection, drainSeconds: config.drainSeconds });
  logger.info(config.role === 'worker' ? 'Cigogne works: mails and clean-up' : `Cigogne is ready: ${config.publicUrl}`);
}

/** A store that is silent holds no start up. */
function ownPictures(context: Context): Promise<void> {
  const stored = storeOwnPictures(context);
  return context.config.s3 ? atMostBriefly(stored) : stored;
}

/** Commands looking for a running service must not find a worker. */
function nameFor({ role, publicUrl }: Config): { applicationName?: string } {
  return role === 'worker' ? {} : { applicationName: nameOfService(publicUrl) };
}

main().catch((error: Error) => {
  process.stderr.write(`${startProblem(error) ?? error.stack}\n`);
  process.exit(1);
});
