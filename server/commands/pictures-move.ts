import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { openDatabase } from '../database/client.ts';
import { movePictures } from '../pictures/store/move-pictures.ts';
import { picturesFolder } from '../pictures/store/open-store.ts';

const USAGE = `npm run pictures:move -- [--follow] [--remove]

Copies the pictures of DATA_DIR/images to the store that S3_… names, while the service runs.
  --follow  goes on copying what comes, until it is stopped (Ctrl+C)
  --remove  removes each file here once it is there: when all nodes use the store`;

const PAUSE_MS = 1000;

const { values } = parseArgs({
  options: { follow: { type: 'boolean' }, remove: { type: 'boolean' }, help: { type: 'boolean' } },
});

try {
  if (values.help) console.log(USAGE);
  else await move();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function move(): Promise<void> {
  const config = readConfig();
  if (!config.s3) throw new ConfigError('S3_ENDPOINT must be set: it says where the pictures go.');
  const { database, close } = await openDatabase(config);
  const settings = { folder: picturesFolder(config), s3: config.s3, database, removesFiles: values.remove ?? false };
  try {
    do {
      const { copied, same, removed, deleted } = await movePictures({ ...settings, onProgress: showProgress });
      if (copied + deleted > 0 || !values.follow)
        console.log(`${copied} copied, ${same} there already, ${removed} removed here, ${deleted} deleted since.`);
      if (values.follow) await wait(PAUSE_MS);
    } while (values.follow);
  } finally {
    await close();
  }
}

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all}${done === all ? '\n' : ''}`);
}
