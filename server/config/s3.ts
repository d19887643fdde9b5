import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { webBase, withoutSlash } from './variables.ts';

/** Where pictures are stored if not in our own files. */
export interface S3Settings {
  /** Without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The address browsers load the bucket's contents from, without a trailing slash. */
  publicUrl: string;
  /** How long the store may take for one file. */
  patienceMs: number;
}

/** A file is about 100 kB: a store that takes longer is down. */
const PATIENCE_MS = 6000;

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const s3Variables = z.object({
  S3_ENDPOINT: webBase(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .describe('the name of a region, such as eu-west-3'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
    .optional()
    .describe('the name of a bucket: small letters, digits, dots and hyphens'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: webBase(),
});

type Values = z.output<typeof s3Variables>;

/**
 * The S3 store configured in the environment; null if none is.
 * @throws ConfigError when the variables are incomplete
 */
export function readS3(values: Values): S3Settings | null {
  const isNamed = Object.keys(s3Variables.shape).some((name) => values[name as keyof Values] !== undefined);
  if (!isNamed) return null;
  const missing = NEEDED.find((name) => values[name] === undefined);
  if (missing) throw new ConfigError(`${missing} must be set too: a store needs ${NEEDED.join(', ')}.`);
  const { S3_ENDPOINT = '', S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = values;
  const endpoint = withoutSlash(S3_ENDPOINT);
  return {
    endpoint,
    region: values.S3_REGION ?? 'us-east-1',
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    publicUrl: withoutSlash(values.S3_PUBLIC_URL ?? `${endpoint}/${S3_BUCKET}`),
    patienceMs: PATIENCE_MS,
  };
}
