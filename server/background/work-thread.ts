import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/client.ts';
import { outageIn } from '../database/outages/outage.ts';
import { createLogger } from '../http/log/logger.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { closeSmtp } from '../mail/sending/smtp.ts';
import { takeLowPriority } from '../processes/low-priority.ts';
import type { FromThread, ThreadData, ToThread } from './start-work-thread.ts';
import { work } from './work.ts';

/* The thread that works the queues; start-work-thread.ts starts and stops it. */

interface Working {
  jobs: Jobs;
  end(): Promise<void>;
}

const RETRY_MS = 1000;

takeLowPriority();

const { databaseUrl } = workerData as ThreadData;
const config = readConfig();
const logger = createLogger(config.logLevel);

let working: Working | null = null;
parentPort?.on('message', async (message: ToThread) => {
  if (message === 'stop') {
    await working?.end();
    process.exit();
  }
  // While it starts, it is about to look by itself.
  for (const queue of message.wake) working?.jobs.wake(queue);
});
working = await start();

/** However long the database is away meanwhile: people are being served already. */
async function start(): Promise<Working> {
  for (;;) {
    try {
      return await begin();
    } catch (error) {
      if (!outageIn(error)) throw error;
      sayError(error as Error);
      await pause(RETRY_MS);
    }
  }
}

async function begin(): Promise<Working> {
  const opened = new AsyncDisposableStack();
  try {
    const connection = opened.adopt(await openDatabase({ ...config, databaseUrl }), ({ close }) => close());
    opened.defer(closeSmtp);
    const jobs = opened.adopt(await startJobs(connection, { onError: sayError, isInstalled: true }), ({ stop }) =>
      stop(),
    );
    await work({ config, database: connection.database, jobs }, connection, logger);
    return { jobs, end: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Only one thread reports outages. */
function sayError(error: Error): void {
  const outage = outageIn(error);
  if (outage) parentPort?.postMessage({ outage } satisfies FromThread);
  else logger.error({ err: error }, 'job queue');
}
