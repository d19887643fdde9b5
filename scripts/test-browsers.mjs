// @ts-check
// `npm run test:browsers`: the journeys in Firefox, our extension in it, and the shortest in Safari's engine.
//
//   npm run test:browsers -- --project=firefox giver     what playwright test takes: firefox extension webkit
import { ensureClient } from './client.mjs';
import { ensureFirefox, ensureWebKit } from './other-browsers.mjs';
import { ensurePackages } from './packages.mjs';
import { execute, stopTidily } from './processes.mjs';
import { ensureService } from './service.mjs';
import { failure, run, say } from './terminal.mjs';

await run(async () => {
  stopTidily();
  await ensurePackages();
  await ensureFirefox();
  if (!(await ensureWebKit()))
    say('found no WebKit with its driver: its journeys will fail (--project=firefox leaves them out).');
  await ensureClient();
  await ensureService();
  const parameters = ['test', '--config=playwright.browsers.config.ts', ...process.argv.slice(2)];
  const { code } = await execute('playwright', parameters);
  if (code !== 0) throw failure('a journey failed, the lines above say which.');
});
