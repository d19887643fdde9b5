import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { openDatabase } from '../database/client.ts';
import { type Moved, movePictures } from '../pictures/store/move-pictures.ts';
import { picturesFolder } from '../pictures/store/open-store.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `npm run pictures:move -- [--follow] [--remove]

Copies the pictures of DATA_DIR/images to the store that S3_… names, while the service runs.
  --follow  goes on copying what comes, until it is stopped (Ctrl+C)
  --remove  removes each file here once it is there: when all nodes use the store`;

const PAUSE_MS = 1000;

const options = { follow: { type: 'boolean' }, remove: { type: 'boolean' }, help: { type: 'boolean' } } as const;

try {
  const { values } = readArguments({ options });
  if (values.help) console.log(USAGE);
  else await move(values);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function move({ follow = false, remove = false }: { follow?: boolean; remove?: boolean }): Promise<void> {
  const config = readConfig();
  if (!config.s3) throw new ConfigError('S3_ENDPOINT must be set: it says where the pictures go.');
  const { database, close } = await openDatabase(config);
  const settings = { folder: picturesFolder(config), s3: config.s3, database, removesFiles: remove };
  const moveOnce = async () => tell(await movePictures({ ...settings, onProgress: showProgress }), follow);
  try {
    if (!follow) return await moveOnce();
    for (;;) {
      // A store that is away comes back.
      await moveOnce().catch((error: unknown) => console.error(reasonOf(error)));
      await wait(PAUSE_MS);
    }
  } finally {
    await close();
  }
}

function tell({ copied, same, newer, removed, deleted }: Moved, follows: boolean): void {
  if (follows && copied + deleted === 0) return;
  const besides = newer > 0 ? ` ${newer} replaced there since and left so,` : '';
  console.log(`${copied} copied, ${same} there already,${besides} ${removed} removed here, ${deleted} deleted since.`);
}

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all}${done === all ? '\n' : ''}`);
}

/** The S3 library's own messages say little: what it answered, or could not be asked. */
function reasonOf(error: unknown): string {
  const { name, message, code, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  if (!$metadata) return message;
  return `S3_ENDPOINT, S3_BUCKET: the store answered ${$metadata.httpStatusCode ?? 'nothing'} (${code ?? name}); begin again once it does what it is asked.`;
}
