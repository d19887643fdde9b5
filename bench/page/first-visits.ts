import { loadavg } from 'node:os';
import type { Service } from '../../e2e/service/service.ts';
import { MOST_REQUESTS, PAGE_BUDGETS } from '../../scripts/page-budgets.mjs';
import { median } from '../service/median.ts';
import type { RegistryOfSixty } from '../service/registry-of-sixty.ts';
import { pagesToVisit, type VisitedPage } from './first-visit-pages.ts';
import { launch, measureLoad, type PageLoad } from './page-load.ts';

/** The targets for every page; what visitors may load is checked more strictly by `npm test -- --only=sizes`. */
const BUDGET = { lcp: 2000, cls: 0.01, requests: MOST_REQUESTS };
const COLUMNS = [10, 9, 10, 8, 9, 9, 8, 8];

/**
 * A slow phone's first visit to every page: medians of `VISITS` visits (3). `PAGES` names some of them, separated by
 * commas.
 */
export async function reportFirstVisits(service: Service, sixty: RegistryOfSixty): Promise<void> {
  const visits = Number(process.env.VISITS ?? 3);
  const wanted = process.env.PAGES?.split(',');
  const pages = (await pagesToVisit(service, sixty)).filter(({ name }) => !wanted || wanted.includes(name));
  console.log(`\nFirst visits: 412 px, CPU ×4, 562 ms a request, 1.47 Mbit/s; medians of ${visits}\n`);
  line('', ['FCP ms', 'LCP ms', 'usable ms', 'TBT ms', 'CLS', 'requests', 'kB', 'script'], 'the largest thing');
  line('target', ['', BUDGET.lcp, '', '', BUDGET.cls, BUDGET.requests, '150/250', '125'], '');
  const browser = await launch();
  for (const page of pages) {
    const loads: PageLoad[] = [];
    for (let visit = 0; visit < visits; visit += 1)
      loads.push(await measureLoad(browser, service.url + page.path, page));
    report(page, loads);
  }
  await browser.close();
  console.log('\n  usable: nothing but pictures and fonts was under way for a second; requests: sent until then,');
  console.log(`  load average ${loadavg()[0]?.toFixed(2)}; ! misses the target`);
}

function report({ name }: VisitedPage, loads: PageLoad[]): void {
  const of = (pick: (load: PageLoad) => number) => median(loads.map(pick));
  const [lcp, cls, requests] = [of((load) => load.lcp), of((load) => load.cls), of((load) => load.requests)];
  const all = of(({ bytes }) => sum(bytes) - (bytes.Image ?? 0) - (bytes.Font ?? 0)) / 1000;
  const script = of(({ bytes }) => bytes.Script ?? 0) / 1000;
  const limits = name.startsWith('public') ? PAGE_BUDGETS.list : PAGE_BUDGETS.other;
  const cells = [
    of((load) => load.fcp).toFixed(0),
    marked(lcp, BUDGET.lcp),
    of((load) => load.usable).toFixed(0),
    of((load) => load.tbt).toFixed(0),
    marked(cls, BUDGET.cls, 3),
    marked(requests, BUDGET.requests),
    marked(all, limits.all / 1000, 1),
    marked(script, limits.script / 1000, 1),
  ];
  line(name, cells, loads[0]?.largest ?? '');
}

function marked(value: number, limit: number, digits = 0): string {
  return `${value > limit ? '! ' : ''}${value.toFixed(digits)}`;
}

function line(name: string, cells: (string | number)[], remark: string): void {
  const columns = cells.map((cell, index) => String(cell).padStart(COLUMNS[index] ?? 0));
  console.log(`  ${name.padEnd(26)}${columns.join('')}   ${remark}`);
}

function sum(bytes: Record<string, number>): number {
  return Object.values(bytes).reduce((total, some) => total + some, 0);
}
