// @ts-check
// `npm run build`: the web client, into build/.
import { prepare } from './prepare.mjs';
import { run } from './terminal.mjs';

await run(prepare);
