// @ts-check
// node scripts/run.mjs FILE [PARAMETER…]: runs a program of the project, prepared as for `npm start`.
import { becomeProgram, prepare } from './prepare.mjs';
import { run } from './terminal.mjs';

// Messages from preparing must not mix with the program's output.
console.log = console.error;
await run(async () => {
  await prepare();
  await becomeProgram(process.argv.slice(2));
});
