import { launch, measureLoad, type PageLoad } from './page-load.ts';

const VISITS = 5;
const BUDGET = { all: 150, script: 125, requests: 15, fcp: 1000, lcp: 1800, cls: 0.02 };

/** How a slow phone meets the public list with 60 gifts for the first time: medians of five visits. */
export async function reportFirstVisits(url: string): Promise<void> {
  const browser = await launch();
  const loads: PageLoad[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) loads.push(await measureLoad(browser, url));
  await browser.close();
  reportLoads(loads);
}

function reportLoads(loads: PageLoad[]): void {
  const kilobytes = (pick: (load: PageLoad) => number) => median(loads.map(pick)) / 1000;
  const kinds = [...new Set(loads.flatMap((load) => Object.keys(load.bytes)))].sort();
  const counted = (load: PageLoad) => sum(load) - (load.bytes.Image ?? 0) - (load.bytes.Font ?? 0);
  console.log(`\nPublic list with 60 gifts, first visit, 412 px, CPU ×4, Slow 4G; median of ${VISITS}\n`);
  row('FCP', `${median(loads.map((load) => load.fcp)).toFixed(0)} ms`, `${BUDGET.fcp} ms`);
  row('LCP', `${median(loads.map((load) => load.lcp)).toFixed(0)} ms`, `${BUDGET.lcp} ms`);
  row('TBT', `${median(loads.map((load) => load.tbt)).toFixed(0)} ms`, '');
  row('CLS', median(loads.map((load) => load.cls)).toFixed(4), String(BUDGET.cls));
  row('requests', String(median(loads.map((load) => load.requests))), `${BUDGET.requests}, without pictures and fonts`);
  for (const kind of kinds)
    row(
      kind,
      `${kilobytes((load) => load.bytes[kind] ?? 0).toFixed(1)} kB`,
      kind === 'Script' ? `${BUDGET.script} kB` : '',
    );
  row('all but pictures and fonts', `${kilobytes(counted).toFixed(1)} kB`, `${BUDGET.all} kB`);
}

function sum(load: PageLoad): number {
  return Object.values(load.bytes).reduce((total, bytes) => total + bytes, 0);
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function row(name: string, value: string, remark: string): void {
  console.log(`  ${name.padEnd(28)}${value.padStart(12)}   ${remark}`);
}
