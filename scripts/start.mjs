// @ts-check
// `npm start`: whatever is missing on a fresh machine, then the server.
import { prepareAndBecome } from './prepare.mjs';
import { serviceProgram } from './service.mjs';
import { run } from './terminal.mjs';

await run(() => prepareAndBecome([serviceProgram, ...process.argv.slice(2)]));
