// @ts-check
// node scripts/command.mjs FILE [PARAMETER…]: runs one of server/commands. They need nothing that is built, and a
// service may run from what was built of older sources: a new build would take its pages away.
import { ensurePackages } from './packages.mjs';
import { becomeProgram } from './prepare.mjs';
import { run } from './terminal.mjs';

// Messages from installing must not mix with the program's output.
console.log = console.error;
await run(async () => {
  await ensurePackages();
  await becomeProgram(process.argv.slice(2));
});
