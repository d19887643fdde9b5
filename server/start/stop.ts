import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { WorkThread } from '../background/start-work-thread.ts';
import type { DatabaseConnection } from '../database/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { closeSmtp } from '../mail/sending/smtp.ts';

/** How long running requests may take before their connections are closed. */
const REQUESTS_MS = 10_000;
/** How long stopping may take before the process simply ends: whatever was answered is safe by then. */
const DEADLINE_MS = 25_000;

interface Running {
  app: FastifyInstance;
  jobs: Jobs;
  thread: WorkThread | undefined;
  connection: DatabaseConnection;
  drainSeconds: number;
}

/**
 * On SIGTERM and SIGINT: reports at /readyz, keeps serving for the seconds a load balancer needs to notice, then ends
 * the process once running requests and jobs are done.
 */
export function stopOnSignals(running: Running): void {
  let isStopping = false;
  async function onSignal(): Promise<void> {
    // A terminal and npm both pass Ctrl-C on: the second signal must not end the process early.
    if (isStopping) return;
    isStopping = true;
    const { app, drainSeconds } = running;
    setTimeout(() => giveUp(app), drainSeconds * 1000 + DEADLINE_MS).unref();
    app.log.info({ drainSeconds }, 'stopping: finishing what runs');
    app.drain();
    await pause(drainSeconds * 1000);
    await stop(running);
    // A connection that was cut would keep the process alive until the system notices.
    process.exit();
  }
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function stop({ app, jobs, thread, connection }: Running): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
  await Promise.all([app.close(), jobs.stop(), thread?.stop()]);
  clearTimeout(impatience);
  closeSmtp();
  await connection.close();
}

function giveUp(app: FastifyInstance): void {
  app.log.error('stopping took too long: the process ends as it is');
  process.exit(1);
}
