import { startService } from '../e2e/service/service.ts';
import { reportFirstVisits } from './page/first-visits.ts';
import { reportServedPages } from './page/served-pages.ts';
import { makeRegistryOfSixty } from './service/registry-of-sixty.ts';

/**
 * `npm run bench:page`: every page as slow phones meet it, and the public list with 60 gifts as the machine serves it;
 * `npm run bench:page -- visits` or `-- served` does one half. On the embedded database, or that of BENCH_DATABASE_URL.
 */

const HALVES = {
  visits: reportFirstVisits,
  served: reportServedPages,
};

const chosen = process.argv.slice(2);
const { BENCH_DATABASE_URL } = process.env;
const service = await startService(BENCH_DATABASE_URL ? { DATABASE_URL: BENCH_DATABASE_URL } : {});
try {
  const sixty = await makeRegistryOfSixty(service);
  for (const [name, report] of Object.entries(HALVES)) {
    if (chosen.length === 0 || chosen.includes(name)) await report(service, sixty);
  }
} finally {
  await service.stop();
}
