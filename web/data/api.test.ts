import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSessionEnd, readBasket, readToken, writeBasket, writeToken } from '#web/session/browser-store.ts';
import { stubStorage } from '#web/testing/stub-storage.ts';
import { api, apiFrom } from './api.ts';
import { ApiError, ApiRedirect, isSessionEnd, NetworkError } from './api-errors.ts';
import { type PageContext, pageContext } from './page-context.ts';

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type, ...headers } });
}

function contextThat(fetchApi: PageContext['fetchApi']): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, { lang: 'de', fetchApi } as PageContext);
  return context;
}

const answers = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('document', { documentElement: { lang: 'fr', dataset: {} } });
  stubStorage('localStorage');
});

afterEach(() => {
  writeToken(undefined);
  answers.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a loader asks in the language of its page, with names safely in the path', async () => {
  const fetchApi = vi.fn<PageContext['fetchApi']>(async () => json([]));
  await apiFrom(contextThat(fetchApi))('GET /birthregistry/search/{query}', {
    params: { query: 'léo & co/x' },
    query: { skip: 0, limit: 10 },
  });
  const [path, init] = fetchApi.mock.calls[0] ?? [];
  expect(path).toBe('/api/v1/birthregistry/search/l%C3%A9o%20%26%20co%2Fx?skip=0&limit=10');
  expect(init?.headers['Accept-Language']).toBe('de');
});

test('an old short link tells the page where the registry is now', async () => {
  const moved = async () =>
    new Response(null, { status: 302, headers: { Location: '/api/v1/birthregistry/shortlink/paul-7' } });
  const call = apiFrom(contextThat(moved))('GET /birthregistry/shortlink/{shortlink}', {
    params: { shortlink: 'paul' },
  });
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiRedirect);
  expect((error as ApiRedirect).lastSegment).toBe('paul-7');
});

test('a problem becomes an error with its code, its sentence and the fields it names', async () => {
  const errors = [{ path: 'body.title', code: 'REQUIRED', message: 'Champ obligatoire' }];
  answers.mockResolvedValue(json({ code: 'UNPROCESSABLE_ENTITY', detail: 'À corriger', errors }, 422));
  await expect(api('POST /user/resend-activation', { body: { email: '' } })).rejects.toMatchObject({
    status: 422,
    code: 'UNPROCESSABLE_ENTITY',
    detail: 'À corriger',
    errors,
  });
});

test('reading survives two answers that never come', async () => {
  answers.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  answers.mockResolvedValueOnce(json({ url: '/images' }));
  const call = api('GET /s3_url');
  await vi.runAllTimersAsync();
  await expect(call).resolves.toEqual({ url: '/images' });
});

test('what changes something is sent once only', async () => {
  answers.mockRejectedValue(new TypeError('offline'));
  await expect(api('POST /user/resend-activation', { body: { email: 'a@b.fr' } })).rejects.toBeInstanceOf(NetworkError);
  expect(answers).toHaveBeenCalledTimes(1);
});

test('a refused session is forgotten, the person is told once, and the basket stays', async () => {
  writeToken('a-token');
  writeBasket({ lists: [] });
  const told = vi.fn();
  const stop = onSessionEnd(told);
  answers.mockImplementation(async () => json({ code: 'INVALID_CREDENTIALS' }, 403));
  const [first, second] = await Promise.all([1, 2].map(() => api('GET /user/me').catch((error: unknown) => error)));
  stop();
  expect(isSessionEnd(first)).toBe(true);
  expect(second).toBeInstanceOf(ApiError);
  expect(isSessionEnd(second)).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  expect(readToken()).toBeUndefined();
  expect(readBasket()).toEqual({ lists: [] });
});

test('where another tab has logged out, a refused call asks for a login too', async () => {
  const told = vi.fn();
  const stop = onSessionEnd(told);
  answers.mockImplementation(async () => json({ code: 'INVALID_CREDENTIALS' }, 403));
  const error = await api('GET /birthregistry/mine').catch((refusal: unknown) => refusal);
  stop();
  expect(isSessionEnd(error)).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a session that ended before the page was hydrated is told as soon as it is', async () => {
  writeToken('a-token');
  answers.mockImplementation(async () => json({ code: 'INVALID_CREDENTIALS' }, 403));
  await api('GET /user/me').catch((error: unknown) => error);
  const told = vi.fn();
  onSessionEnd(told)();
  onSessionEnd(told)();
  expect(told).toHaveBeenCalledTimes(1);
});

test('an answer from an earlier session does not end the present one', async () => {
  writeToken('before');
  answers.mockImplementation(async () => {
    writeToken('now');
    return json({ code: 'INVALID_CREDENTIALS' }, 403);
  });
  const error = await api('GET /user/me').catch((refusal: unknown) => refusal);
  expect(isSessionEnd(error)).toBe(false);
  expect(readToken()).toBe('now');
});

test('a missing answer, a fault and a refusal of somebody else’s end nobody’s session', async () => {
  writeToken('a-token');
  const told = vi.fn();
  const stop = onSessionEnd(told);
  answers.mockRejectedValue(new TypeError('offline'));
  const unanswered = api('GET /s3_url').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await unanswered).toBeInstanceOf(NetworkError);
  for (const [status, code] of [
    [500, 'INTERNAL_ERROR'],
    [403, 'FORBIDDEN'],
  ] as const) {
    answers.mockResolvedValue(json({ code }, status));
    await expect(api('GET /s3_url')).rejects.toMatchObject({ status, sessionEnded: false });
  }
  stop();
  expect(told).not.toHaveBeenCalled();
  expect(readToken()).toBe('a-token');
});

test('what needs no session is asked for again without the one that has ended', async () => {
  writeToken('a-token');
  answers.mockImplementation(async (_, { headers }) =>
    new Headers(headers).has('Authorization') ? json({ code: 'INVALID_CREDENTIALS' }, 403) : json({ url: '/images' }),
  );
  await expect(api('GET /s3_url')).resolves.toEqual({ url: '/images' });
  expect(readToken()).toBeUndefined();
});

test('what is of no use to visitors is not asked for again', async () => {
  writeToken('a-token');
  answers.mockImplementation(async () => json({ code: 'INVALID_CREDENTIALS' }, 403));
  const call = api('GET /birthregistry/{birth_registry_id}', { params: { birth_registry_id: 1 }, onlyInSession: true });
  await expect(call).rejects.toMatchObject({ status: 403, sessionEnded: true });
  expect(answers).toHaveBeenCalledTimes(1);
  expect(readToken()).toBeUndefined();
});

test('a call that the page gave up is neither tried again nor an end of the session', async () => {
  writeToken('a-token');
  const stop = new AbortController();
  answers.mockImplementation(async () => {
    stop.abort();
    throw new DOMException('given up', 'AbortError');
  });
  await expect(api('GET /user/me', { signal: stop.signal })).rejects.toThrow('given up');
  expect(answers).toHaveBeenCalledTimes(1);
  expect(readToken()).toBe('a-token');
});

test('running calls are counted until all have ended, those that fail too', async () => {
  const { dataset } = document.documentElement;
  const before = Number(dataset.calls ?? 0);
  const answer = Promise.withResolvers<Response>();
  answers.mockReturnValueOnce(answer.promise).mockRejectedValueOnce(new TypeError('offline'));
  const one = api('GET /s3_url');
  const other = api('POST /user/resend-activation', { body: { email: 'a@b.fr' } }).catch(() => 'failed');
  expect(dataset.calls).toBe(String(before + 2));
  await other;
  expect(dataset.calls).toBe(String(before + 1));
  answer.resolve(json({ url: '/images' }));
  await one;
  expect(dataset.calls).toBe(String(before));
});
