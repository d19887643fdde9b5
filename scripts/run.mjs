// @ts-check
// node scripts/run.mjs FILE [PARAMETER…]: runs a program of the project, prepared as for `npm start`.
import { prepareAndBecome } from './prepare.mjs';
import { run } from './terminal.mjs';

await run(() => prepareAndBecome(process.argv.slice(2)));
