import { resolve } from 'node:path';
import * as z from 'zod';
import { NETWORKS } from '#contract/affiliate.ts';
import type { Features } from '#contract/features.ts';
import { type AffiliateCredentials, credentialVariable, readAffiliate } from './affiliate.ts';
import { ConfigError } from './config-error.ts';
import { makeDataFolder } from './data-folder.ts';
import { type DatabaseSettings, databaseVariables, readDatabase } from './database.ts';
import { encryptionVariables, requireEncryption } from './encryption.ts';
import { featureVariables, readFeatures } from './features.ts';
import { type FetchingSettings, fetchingVariables, readFetching } from './fetching.ts';
import type { Keys } from './keys.ts';
import { type LimitSettings, limitVariables, readLimits } from './limits.ts';
import { type MailSettings, mailVariables, readMail } from './mail.ts';
import { type NearMiss, nearMissesIn } from './near-misses.ts';
import { type OperatorSettings, operatorVariables, readOperator } from './operator.ts';
import { readS3, type S3Settings, s3Variables } from './s3.ts';
import { readKeys, secretVariables } from './secrets.ts';
import { readServing, type ServingSettings, servingVariables } from './serving.ts';

/** The validated environment; each group of settings has a file of its own. Nothing else reads process.env. */
export interface Config
  extends ServingSettings,
    DatabaseSettings,
    MailSettings,
    OperatorSettings,
    LimitSettings,
    FetchingSettings {
  dataDir: string;
  /** Derived from SECRET_KEY and its predecessors. */
  keys: Keys;
  features: Features;
  affiliate: AffiliateCredentials;
  /** Null: pictures are files in dataDir/images. */
  s3: S3Settings | null;
  /** For a warning at start. */
  nearMisses: NearMiss[];
}

const environment = z.object({
  ...servingVariables.shape,
  DATA_DIR: z.string().min(1).default('./data'),
  ...databaseVariables.shape,
  ...mailVariables.shape,
  ...operatorVariables.shape,
  ...secretVariables.shape,
  ...featureVariables.shape,
  ...limitVariables.shape,
  ...fetchingVariables.shape,
  ...s3Variables.shape,
  ...encryptionVariables.shape,
});

/**
 * Reads the configuration (the table in docs/configuration.md) and creates the data folder and its secret.
 * @throws ConfigError naming the wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const values = check(set);
  requireEncryption(values);
  const database = readDatabase(values);
  const dataDir = resolve(values.DATA_DIR);
  prepareDataDir(dataDir);
  return {
    ...readServing(values),
    dataDir,
    ...database,
    ...readMail(values),
    ...readOperator(values),
    ...readKeys(values, dataDir),
    ...readFeatures(values),
    ...readLimits(values),
    affiliate: readAffiliate(set),
    s3: readS3(values),
    ...readFetching(values),
    nearMisses: nearMissesIn(set, [...Object.keys(environment.shape), ...NETWORKS.map(credentialVariable)]),
  };
}

function check(set: NodeJS.ProcessEnv): z.output<typeof environment> {
  const parsed = environment.safeParse(set);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const variables: Record<string, z.ZodType> = environment.shape;
  throw new ConfigError(`${name} must be ${variables[name]?.description ?? 'set to something'}.`);
}

function prepareDataDir(dataDir: string): void {
  try {
    makeDataFolder(dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR (${dataDir}) must be a folder that can be written: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
