import { startService } from '../e2e/service/service.ts';
import { reportFirstVisits } from './page/first-visits.ts';
import { reportInteractions } from './page/interactions.ts';
import { reportServedPages } from './page/served-pages.ts';
import { makeRegistryOfSixty } from './service/registry-of-sixty.ts';

/**
 * `npm run bench:page`: every page as slow phones meet it, the public list with 60 gifts as the machine serves it, and
 * how soon every screen reacts to taps and typing; `npm run bench:page -- visits`, `-- served` or `-- interactions`
 * does one of them. On the embedded database, or that of BENCH_DATABASE_URL.
 */

const REPORTS = {
  visits: reportFirstVisits,
  served: reportServedPages,
};

const chosen = process.argv.slice(2);
const { BENCH_DATABASE_URL } = process.env;
const database: Record<string, string> = BENCH_DATABASE_URL ? { DATABASE_URL: BENCH_DATABASE_URL } : {};
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name);

const halves = Object.entries(REPORTS).filter(([name]) => isWanted(name));
if (halves.length > 0) {
  const service = await startService(database);
  try {
    const sixty = await makeRegistryOfSixty(service);
    for (const [, report] of halves) await report(service, sixty);
  } finally {
    await service.stop();
  }
}
if (isWanted('interactions')) await reportInteractions(database);
