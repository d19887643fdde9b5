import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readElsewhere } from '../server/shop-pages/readers/read-elsewhere.ts';
import { corpusFile, type LabelledPrice } from '../server/testing/corpus.ts';
import { tellPeopleBesidePages } from './shops/beside-people.ts';
import { type LabelledPage, scorePage, type Verdict } from './shops/fields.ts';
import { tellHostilePages } from './shops/hostile.ts';
import { scorePrice } from './shops/prices.ts';

/**
 * `npm run bench:shops [-- --aside | --all | --hostile | --people]`: the reader of shop pages against the labels of
 * ../shared/corpus, field by field, with every miss. A third of the pages is set aside (--aside), so that no rule is
 * made after them. With --hostile: what pages take that were made to do harm. With --people: what readers of a public
 * list feel meanwhile.
 */

if (process.argv.includes('--hostile')) await tellHostilePages();
else if (process.argv.includes('--people')) await tellPeopleBesidePages();
else if (existsSync(corpusFile(''))) await bench();
else console.log('../shared/corpus is not here: nothing to score.');

async function bench(): Promise<void> {
  const pages = readJson<LabelledPage[]>('pages.json').filter(({ file }) => isWanted(file));
  const verdicts: Verdict[] = [];
  const times: number[] = [];
  for (const page of pages) {
    const bytes = gunzipSync(readFileSync(corpusFile(`pages/${page.file}.gz`)));
    const { reading, ms } = await readElsewhere(page.url, page.headers ?? {}, bytes);
    times.push(ms);
    verdicts.push(...scorePage(page, reading).map((verdict) => ({ ...verdict, about: page.file })));
  }
  verdicts.push(...readJson<LabelledPrice[]>('prices.json').map(scorePrice));
  tell(verdicts);
  times.sort((one, other) => one - other);
  const [median, worst] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
  console.log(`\n${pages.length} pages, processor: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`);
}

function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(corpusFile(name), 'utf8')) as Content;
}

function isWanted(file: string): boolean {
  if (process.argv.includes('--all')) return true;
  const isAside = (createHash('sha256').update(file).digest()[0] ?? 0) % 3 === 0;
  return isAside === process.argv.includes('--aside');
}

/** Every miss, then how many of each field are right. */
function tell(verdicts: Verdict[]): void {
  for (const { field, isRight, about, got, wanted } of verdicts) {
    if (!isRight) console.log(`${field.padEnd(20)}${about}\n    got    ${got}\n    wanted ${wanted}`);
  }
  console.log('');
  for (const [field, all] of Map.groupBy(verdicts, (one) => one.field)) {
    const right = all.filter(({ isRight }) => isRight).length;
    console.log(
      `${field.padEnd(20)}${`${right} of ${all.length}`.padStart(12)}${`${((100 * right) / all.length).toFixed(1)} %`.padStart(9)}`,
    );
  }
}
