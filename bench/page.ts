import { type Service, startService } from '../e2e/service.ts';
import { reportFirstVisits } from './first-visits.ts';
import { type ListOfSixty, makeListOfSixty } from './list-of-sixty.ts';
import { reportServedPages } from './served-pages.ts';

/**
 * `npm run bench:page`: every page as slow phones meet it, and the public list with 60 gifts as the machine serves it;
 * `npm run bench:page -- visits` or `-- served` does one half.
 */

const HALVES = {
  visits: reportFirstVisits,
  served: ({ url }: Service, { name }: ListOfSixty) => reportServedPages(`${url}/my-list/${name}`),
};

const chosen = process.argv.slice(2);
const service = await startService();
try {
  const list = await makeListOfSixty(service);
  for (const [name, report] of Object.entries(HALVES)) {
    if (chosen.length === 0 || chosen.includes(name)) await report(service, list);
  }
} finally {
  await service.stop();
}
