import { expect, test, vi } from 'vitest';

test('a page that the browser kept, and shows again, knows the basket and the session of now', async () => {
  const window = new EventTarget();
  let stored = JSON.stringify({ token: 'camille' });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, value: string) => (stored = value) });
  // Another test's worker may have loaded it without a window.
  vi.resetModules();
  const { onSessionEnd, readToken, writeToken } = await import('./browser-store.ts');
  expect(readToken()).toBe('camille');
  const ended = vi.fn();
  onSessionEnd(ended);

  stored = JSON.stringify({ basket: { lists: [] } });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(readToken()).toBeUndefined();
  expect(ended).toHaveBeenCalledWith('elsewhere');
  writeToken('sacha');
  expect(JSON.parse(stored)).toEqual({ basket: { lists: [] }, token: 'sacha' });
});
