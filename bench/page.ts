import { startService } from '../e2e/service.ts';
import { reportFirstVisits } from './first-visits.ts';
import { makeListOfSixty } from './list-of-sixty.ts';
import { reportServedPages } from './served-pages.ts';

/**
 * `npm run bench:page`: the public list with 60 gifts, as slow phones meet it and as the machine serves it;
 * `npm run bench:page -- visits` or `-- served` does one half.
 */

const HALVES = { visits: reportFirstVisits, served: reportServedPages };

const chosen = process.argv.slice(2);
const service = await startService();
try {
  const url = service.url + (await makeListOfSixty(service));
  for (const [name, report] of Object.entries(HALVES)) {
    if (chosen.length === 0 || chosen.includes(name)) await report(url);
  }
} finally {
  await service.stop();
}
