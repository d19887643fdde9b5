import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readElsewhere } from '../../server/shop-pages/readers/read-elsewhere.ts';

const MEGABYTES = 4.4;

function filled(piece: string): string {
  return piece.repeat(Math.floor((MEGABYTES * 1024 * 1024) / piece.length) - 10);
}

/** Pages made by somebody who wants to bring the service to a halt. */
export const HOSTILE_PAGES: Record<string, () => Uint8Array> = {
  programs: () => Buffer.from(`<script>${filled('var x={"price":"1.00","name":[1,2,3]};')}</script>`),
  data: () =>
    Buffer.from(`<script type="application/ld+json">[${filled('{"@type":"Product","name":"A"},')}{}]</script>`),
  'data in data': () => Buffer.from(`<script type="application/ld+json">${filled('{"@graph":[')}`),
  'broken data': () => Buffer.from(`<script type="application/ld+json">{${filled("'price':1,,/*")}`),
  'a Next payload': () => Buffer.from(`<script type="application/json">{"price":[${filled('{"a":1},')}1]}</script>`),
  'nested elements': () => Buffer.from('<div>'.repeat(100_000) + filled('<p itemscope>')),
  'closing tags': () => Buffer.from(`${'<div>'.repeat(1000)}${filled('</p>')}`),
  attributes: () => Buffer.from(`<p ${filled('a=b ')}>`),
  'different attributes': () => Buffer.from(filled('<p data-x="{&quot;price&quot;:1,2,3,4,5,6,7,8,9}">')),
  signs: () => Buffer.from(filled('<')),
  entities: () => Buffer.from(filled('&amp;')),
  prices: () => Buffer.from(`<h1>A</h1>${filled('<b class="price">1 €</b>')}`),
  digits: () => Buffer.from(`<h1>A</h1><p>${filled('1 000 ')}</p>`),
  'one long class': () => Buffer.from(`<p class="${filled('price-old-')}">1 €</p>`),
  pictures: () => Buffer.from(`<h1>A</h1>${filled('<img src=/a.jpg srcset="/b.jpg 2x">')}`),
  'a long title': () => Buffer.from(`<title>${filled('a | b - ')}</title>`),
  'a meta without end': () => Buffer.from(filled('<meta charset ')),
  'a bomb': () => gzipSync(Buffer.alloc(100 * 1024 * 1024)),
};

/** What hostile pages cost, one after another: processor time, and peak memory beyond the idle reader's. */
export async function tellHostilePages(): Promise<void> {
  const ordinary = Buffer.from('<title>A</title><h1>A</h1>');
  for (const [name, make] of Object.entries(HOSTILE_PAGES)) {
    await readElsewhere(null, {}, ordinary);
    const reader = childOf(process.pid);
    const bytes = make();
    const before = megabytes(reader, 'VmRSS');
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, megabytes(reader, 'VmHWM'));
    }, 20);
    writeFileSync(`/proc/${reader}/clear_refs`, FORGET_THE_MOST);
    const { ms, reading } = await readElsewhere('https://shop.example/p/a', {}, bytes);
    clearInterval(watch);
    most = Math.max(most, megabytes(reader, 'VmHWM'));
    console.log(
      `${name.padEnd(24)}${`${ms.toFixed(0)} ms`.padStart(9)}${`+${(most - before).toFixed(0)} MiB`.padStart(10)} over ${before.toFixed(0)}  ${reading.refused?.why ?? 'read'}`,
    );
  }
}

const FORGET_THE_MOST = '5';

function childOf(parent: number): number {
  const isChild = (id: number) => statusOf(id).includes(`\nPPid:\t${parent}\n`);
  return readdirSync('/proc').map(Number).find(isChild) ?? 0;
}

function megabytes(id: number, what: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(statusOf(id))?.[1] ?? 0) / 1024;
}

function statusOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    return '';
  }
}
