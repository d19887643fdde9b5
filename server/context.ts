import type { Config } from './config/config.ts';
import type { Database } from './database/client.ts';
import type { Jobs } from './jobs/jobs.ts';

/** What the features work with. Commands, tests and the server each create one. */
export interface Context {
  config: Config;
  database: Database;
  jobs: Jobs;
}
