// @ts-check
// `npm start`: installs and builds whatever a new machine lacks, then starts the server.
import { becomeProgram, prepare } from './prepare.mjs';
import { serviceProgram } from './service.mjs';
import { run } from './terminal.mjs';

await run(async () => {
  await prepare();
  await becomeProgram([serviceProgram, ...process.argv.slice(2)]);
});
