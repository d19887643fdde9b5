import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallAnswer, PageCall, PageHost } from './render.ts';
import { type PageThread, startPageThread } from './start-page-thread.ts';

/** What a built client gives to the thread; its pages do what their address says. */
const BUILD = `
import { getPriority } from 'node:os';
let reason;
const pages = {
  async '/calls'(page) {
    const answer = await page.fetchApi('/api/v1/config', { method: 'GET', headers: { 'Accept-Language': page.lang } });
    page.allowScripts(['one()']);
    const html = [answer.status, answer.headers.get('x-told'), await answer.text(), page.operator.name].join(' ');
    return new Response(html, { status: 201, headers: { 'Content-Type': 'text/html' } });
  },
  '/built': (page) => new Response(['/assets/a-1.css', '/assets/../secret.css', '/other.css'].map(page.builtText).join()),
  '/gone': async (page) => new Response(null, { status: (await page.fetchApi('/api/v1/x', { method: 'DELETE', headers: {} })).status }),
  '/bug'(page) {
    page.reportError(Object.assign(new TypeError('a bug'), { cannotBeSent: () => undefined }));
    return new Response('in spite of it');
  },
  async '/goes-on'({ fetchApi }) {
    const ask = () => fetchApi('/api/v1/config', { method: 'GET', headers: {} });
    ask().then(ask).catch((error) => { reason = error.message; });
    throw new Error('ended early');
  },
  async '/went-on'() {
    while (!reason) await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response(reason);
  },
  '/fails'() { throw Object.assign(new Error('no such thing'), { cannotBeSent: () => undefined }); },
  '/exits': () => process.exit(),
  '/throws-late': () => new Promise(() => setImmediate(() => { throw new Error('too late'); })),
  '/fills-memory'() { const all = []; for (;;) all.push(new Array(100_000).fill({})); },
  '/hangs'() { for (;;); },
  '/priority': () => new Response(String(getPriority(0))),
};
export const entry = { module: {
  createPageHandler: () => async (request, page) => pages[new URL(request.url).pathname](page),
} };
`;

const folder = mkdtempSync(join(tmpdir(), 'cigogne-build-'));
let thread: PageThread;
let quick: PageThread;
let patient: PageThread;
beforeAll(async () => {
  mkdirSync(join(folder, 'server'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server/index.js'), BUILD);
  writeFileSync(join(folder, 'client/assets/a-1.css'), '.a{}');
  writeFileSync(join(folder, 'client/secret.css'), 'secret');
  thread = startPageThread({ folder }, onEnd);
  quick = startPageThread({ folder }, onEnd, 2000);
  patient = startPageThread({ folder, isPatient: true }, onEnd);
  await Promise.all([thread.ready, quick.ready, patient.ready]);
});
afterAll(async () => {
  await Promise.all([thread.stop(), quick.stop(), patient.stop()]);
  rmSync(folder, { recursive: true });
});

const onEnd = vi.fn<(reason: Error) => void>();
const callApi = vi.fn<(call: PageCall) => Promise<CallAnswer>>();
const reportError = vi.fn<PageHost['reportError']>();
afterEach(() => {
  vi.resetAllMocks();
});

function render(path: string, on = thread) {
  const operator = { name: 'Léonie', address: null, email: 'a@example.org', host: null, takesMessages: true };
  const order = { url: `http://localhost${path}`, lang: 'de' as const, publicUrl: 'http://localhost', operator };
  return on.render(order, { callApi, reportError });
}

async function textOf(page: ReturnType<typeof render>): Promise<string> {
  return Buffer.from((await page).body).toString();
}

function answers(status: number, body = ''): void {
  callApi.mockResolvedValue({ status, headers: [['x-told', 'told']], body: Buffer.from(body) });
}

describe('a page', () => {
  it('is rendered in the thread, which calls the API through the service', async () => {
    answers(200, '{"a":"é"}');
    const { body, ...page } = await render('/calls');
    expect(page).toEqual({
      status: 201,
      headers: { 'content-type': 'text/html' },
      scriptHashes: [createHash('sha256').update('one()').digest('base64')],
    });
    expect(Buffer.from(body).toString()).toBe('200 told {"a":"é"} Léonie');
    expect(callApi.mock.calls).toEqual([
      [{ path: '/api/v1/config', method: 'GET', headers: { 'Accept-Language': 'de' } }],
    ]);
  });

  it('is not mixed up with another one', async () => {
    callApi.mockImplementation(async () => {
      const [number, pause] = [callApi.mock.calls.length, Math.random() * 20];
      await new Promise((resolve) => setTimeout(resolve, pause));
      return { status: 200, headers: [], body: Buffer.from(`<${number}>`) };
    });
    const texts = await Promise.all(Array.from({ length: 30 }, () => textOf(render('/calls'))));
    expect(new Set(texts.map((text) => text.match(/<\d+>/)?.[0])).size).toBe(30);
  });

  it('reads built files, and no others', async () => {
    expect(await textOf(render('/built'))).toBe('.a{},,');
  });

  it.each([204, 304])('takes an answer of the API without a body (%i)', async (status) => {
    answers(status);
    await expect(render('/gone')).resolves.toMatchObject({ status });
  });

  it('tells its bugs to the log', async () => {
    expect(await textOf(render('/bug'))).toBe('in spite of it');
    expect(reportError.mock.calls).toEqual([[new TypeError('a bug')]]);
  });

  it('fails alone, with its reason', async () => {
    callApi.mockRejectedValue(new Error('no database'));
    await expect(render('/calls')).rejects.toThrow('no database');
    await expect(render('/fails')).rejects.toThrow('no such thing');
  });
});

describe('a thread', () => {
  it.each([
    ['/exits', 'has ended'],
    ['/throws-late', 'too late'],
    ['/fills-memory', 'memory'],
  ])('that dies (%s) fails its pages, and the next page begins another', async (path, reason) => {
    callApi.mockReturnValueOnce(new Promise(() => undefined));
    const other = render('/calls');
    await vi.waitUntil(() => callApi.mock.calls.length === 1);
    const both = await Promise.allSettled([render(path), other]);
    for (const page of both) expect(page).toMatchObject({ reason: { message: expect.stringContaining(reason) } });
    expect(onEnd.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining(reason) })]]);
    expect(await textOf(render('/built'))).toContain('.a{}');
  });

  it.runIf(process.platform === 'linux')('takes what others leave of the processor where it is told so', async () => {
    const [ours, low] = [await textOf(render('/priority')), await textOf(render('/priority', patient))];
    expect(Number(low) - Number(ours)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  });

  it('that hangs is ended, and the next page begins another', async () => {
    await expect(render('/hangs', quick)).rejects.toThrow('hangs');
    expect(await textOf(render('/built', quick))).toContain('.a{}');
  });

  it('is not thought to hang while its page waits for the service', async () => {
    callApi.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      return { status: 200, headers: [], body: Buffer.from('at last') };
    });
    expect(await textOf(render('/calls', quick))).toContain('at last');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('answers calls of a page that has ended, too', async () => {
    const answer = Promise.withResolvers<CallAnswer>();
    callApi.mockReturnValueOnce(answer.promise);
    await expect(render('/goes-on')).rejects.toThrow('ended early');
    answer.resolve({ status: 200, headers: [], body: Buffer.from('') });
    expect(await textOf(render('/went-on'))).toBe('the page has ended');
    expect(callApi).toHaveBeenCalledTimes(1);
  });

  it('that is stopped stays so', async () => {
    const stopped = startPageThread({ folder }, onEnd);
    await stopped.ready;
    await stopped.stop();
    await expect(render('/built', stopped)).rejects.toThrow('stopped');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('that cannot load the client says so', async () => {
    await expect(startPageThread({ folder: join(folder, 'nothing') }, onEnd).ready).rejects.toThrow('nothing');
  });
});
