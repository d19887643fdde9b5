import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { serviceProgram } from '../../scripts/service.mjs';
import { quickFolder } from '../../server/testing/databases/quick-folder.ts';
import { type ServiceProcess, startProcess } from '../../server/testing/processes/service-process.ts';

/** A real server process with a data folder of its own. */
export interface Service extends Pick<ServiceProcess, 'url' | 'pid' | 'log'> {
  dataDir: string;
  /**
   * Asks it to stop (SIGTERM) and waits until it has. Throws if it did not end cleanly. Its data are removed unless
   * kept.
   */
  stop(options?: { keepsData?: boolean }): Promise<void>;
}

/** The operator, whom the contact form writes to. */
export const OPERATOR = 'operator@example.org';

/**
 * Starts the service as in production, on the embedded database, and waits until it can serve. CIGOGNE_E2E_DATA names
 * the data folder of a freshly set up instance to start from a copy of.
 * @param settings environment variables besides those for all tests
 */
export async function startService(settings: Record<string, string> = {}): Promise<Service> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(quickFolder(), 'cigogne-e2e-')));
  if (process.env.CIGOGNE_E2E_DATA && !settings.DATA_DIR)
    await cp(process.env.CIGOGNE_E2E_DATA, dataDir, { recursive: true });
  // Again, if its database still ends.
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  const PORT = String(await freePort());
  const started = startProcess(
    { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}`, DATA_DIR: dataDir, OPERATOR_EMAIL: OPERATOR, ...settings },
    serviceProgram,
  );
  const { url, pid, log, end } = await started.catch(async (error: Error) => {
    await removeData();
    throw error;
  });
  return {
    ...{ url, pid, log, dataDir },
    async stop({ keepsData = false } = {}) {
      const code = await end('SIGTERM');
      if (!keepsData) await removeData();
      if (code !== 0) throw new Error(`The server ended with ${code}:\n${log().slice(-4000)}`);
    },
  };
}
