import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { compiledCode, startOptions } from '../../scripts/processes.mjs';
import { articleCounts, articles, catalogueImports } from '../database/schema/catalogue.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { startShop, type TestShop } from '../testing/shop.ts';

vi.setConfig({ testTimeout: 90_000 });

const PROGRAM = fileURLToPath(new URL('./catalog-import.ts', import.meta.url));
const HEAD = 'id,title,link,price\n';
/** Enough for several batches. */
const MANY = 12_000;

const testApp = sharedTestApp();
let dataDir: string;
let shop: TestShop;
/** The answer the shop has started but not finished. */
let open: ServerResponse | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cigogne-test-'));
  shop = await startShop((path, response) => {
    if (path === '/whole.csv') response.end(HEAD + rows(0, MANY));
    else {
      response.write(HEAD + rows(0, MANY - 100));
      open = response;
    }
  });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

function rows(from: number, to: number): string {
  const all = Array.from({ length: to - from }, (_, at) => from + at);
  return all.map((id) => `${id},"Doudou ${id} ${'x'.repeat(200)}",https://boutique.example/${id},10\n`).join('');
}

function start(parameters: string[]) {
  const child = spawn(process.execPath, [...startOptions, PROGRAM, ...parameters], {
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: testApp.connection.url,
      FETCH_ALLOW_HOSTS: shop.host,
      NODE_COMPILE_CACHE: compiledCode,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = Promise.all([text(child.stdout), text(child.stderr), ended]).then(([output, errors, code]) => ({
    output,
    errors,
    code,
  }));
  return { child, said };
}

it('An operator imports feeds by name: what came of each is told, with the lines that are no articles', async () => {
  const file = join(dataDir, 'feed.csv');
  await writeFile(file, `${HEAD}1,Doudou,https://b.example/1,10\n2,,https://b.example/2,10\n3,Lit,javascript:0,1\n`);
  const { output, code } = await start([file, `nichts=${join(dataDir, 'none.csv')}`]).said;
  const [, name = ''] =
    /^(feed\.csv-[\da-f]{8}): 3 lines, 1 new, 0 changed, 0 as before, 0 vanished, 2 refused\.$/m.exec(output) ?? [];
  expect(await readFile(join(dataDir, 'catalogue', `${name}.refused.csv`), 'utf8')).toBe(
    'line,reason\n3,NO_TITLE\n4,BAD_LINK\n',
  );
  expect(code).toBe(1);
  const again = await start([file]).said;
  expect([again.code, again.output]).toEqual([0, expect.stringContaining('0 new, 0 changed, 1 as before')]);
});

it.each([
  [[], 'Usage: npm run catalog:import'],
  [['http://127.0.0.1:1/feed.csv'], '127\\.0\\.0\\.1:1-[\\da-f]{8}: not imported, nothing changed\\. UNREACHABLE'],
  [['x=a.csv', 'x=b.csv'], 'x is named twice: give each feed a name of its own\\.'],
])('A mistake is one clear line: %j', async (parameters, beginning) => {
  const { code, output, errors } = await start(parameters).said;
  expect([code, output, errors.trimEnd().split('\n').length]).toEqual([1, '', 1]);
  expect(errors).toMatch(new RegExp(`^${beginning}`));
});

it('An import that is killed in the middle leaves nothing behind, and the next one is whole', async () => {
  const { database } = testApp.context;
  await database.delete(articles);
  const { child, said } = start([`boutique=${shop.origin}/half.csv`]);
  // What was read so far is in the database by now, in an uncommitted transaction.
  await vi.waitUntil(async () => open && (await copied()) > MANY / 2, { timeout: 60_000, interval: 100 });
  child.kill('SIGKILL');
  await said;
  expect(await database.$count(articles)).toBe(0);
  const { output } = await start([`boutique=${shop.origin}/whole.csv`]).said;
  expect(output).toContain(`${MANY} new, 0 changed`);
  expect(await database.$count(articles)).toBe(MANY);
  const states = await database
    .select({ state: catalogueImports.state })
    .from(catalogueImports)
    .orderBy(desc(catalogueImports.id))
    .limit(2);
  expect(states.map(({ state }) => state)).toEqual(['done', 'stopped']);
});

it('An operator who interrupts it keeps the feeds before, and finds their articles', async () => {
  const { database } = testApp.context;
  await database.delete(articles);
  open = null;
  const { child, said } = start([`whole=${shop.origin}/whole.csv`, `half=${shop.origin}/half.csv`, 'none.csv']);
  await vi.waitUntil(async () => open && (await copied()) > MANY / 2, { timeout: 60_000, interval: 100 });
  child.kill('SIGINT');
  const { code, output, errors } = await said;
  expect([code, output, errors]).toEqual([
    130,
    expect.stringMatching(new RegExp(`^whole: .*${MANY} new`)),
    expect.stringContaining('half: not imported, nothing changed. STOPPED'),
  ]);
  expect(await database.select().from(articleCounts)).toMatchObject([{ articles: MANY }]);
  expect((await database.select().from(catalogueImports).orderBy(desc(catalogueImports.id)))[0]?.state).toBe('stopped');
});

/** How many lines the running import says it has read. */
async function copied(): Promise<number> {
  const [record] = await testApp.context.database
    .select()
    .from(catalogueImports)
    .orderBy(desc(catalogueImports.id))
    .limit(1);
  return record?.rowsRead ?? 0;
}
