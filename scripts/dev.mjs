// @ts-check
// `npm run dev`: the server, restarted when its code changes, with the web client straight from its sources.
import { ensurePackages } from './packages.mjs';
import { become } from './processes.mjs';
import { run } from './terminal.mjs';

const WATCHED = ['server', 'contract', 'locales'];

await run(async () => {
  await ensurePackages();
  await become([...WATCHED.map((folder) => `--watch-path=${folder}`), 'server/main.ts'], { NODE_ENV: 'development' });
});
