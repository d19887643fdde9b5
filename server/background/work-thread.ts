import { parentPort, workerData } from 'node:worker_threads';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/client.ts';
import { outageIn } from '../database/outages/outage.ts';
import { createLogger } from '../http/log/logger.ts';
import { startJobs } from '../jobs/jobs.ts';
import { closeSmtp } from '../mail/sending/smtp.ts';
import { takeLowPriority } from '../processes/low-priority.ts';
import type { FromThread, ThreadData, ToThread } from './start-work-thread.ts';
import { work } from './work.ts';

/* The thread that works the queues; start-work-thread.ts starts and stops it. */

takeLowPriority();

const { databaseUrl } = workerData as ThreadData;
const config = readConfig();
const logger = createLogger(config.logLevel);
const connection = await openDatabase({ ...config, databaseUrl });
const jobs = await startJobs(connection, { onError: sayError });

const working = work({ config, database: connection.database, jobs }, connection, logger);
parentPort?.on('message', async (message: ToThread) => {
  if (message === 'stop') await stop();
  else for (const queue of message.wake) jobs.wake(queue);
});
await working;

/** Only one thread reports outages. */
function sayError(error: Error): void {
  const outage = outageIn(error);
  if (outage) parentPort?.postMessage({ outage } satisfies FromThread);
  else logger.error({ err: error }, 'job queue');
}

async function stop(): Promise<void> {
  // Its start-up still writes to the database.
  await working;
  await jobs.stop();
  closeSmtp();
  await connection.close();
  process.exit();
}
