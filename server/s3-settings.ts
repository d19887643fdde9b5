/** Where pictures are kept when they are no files of ours. */
export interface S3Settings {
  /** Without a slash at its end. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers load what is in the bucket, without a slash at its end. */
  publicUrl: string;
  /** How long the store has for one file. */
  patienceMs: number;
}

type Named = Record<(typeof NEEDED)[number] | 'S3_REGION' | 'S3_PUBLIC_URL', string | undefined>;

/** A file is 100 kB: a store that takes longer is away. */
const PATIENCE_MS = 6000;

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * The S3 store that the environment names; null where it names none.
 * @throws what `refuse` makes of a line, when one variable is there and another is missing
 */
export function readS3Settings(values: Partial<Named>, refuse: (line: string) => Error): S3Settings | null {
  const isNamed = [...NEEDED, 'S3_REGION', 'S3_PUBLIC_URL'].some((name) => values[name as keyof Named] !== undefined);
  if (!isNamed) return null;
  const missing = NEEDED.find((name) => values[name] === undefined);
  if (missing) throw refuse(`${missing} must be set too: a store needs ${NEEDED.join(', ')}.`);
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

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
