/**
 * Lets callers asking for the same thing at the same moment share one read. Nobody gets an answer read before they
 * asked: whoever arrives during a read shares the next one.
 */
export function shareReads<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  const waiting = new Map<string, Promise<Value>>();

  function start(key: string): Promise<Value> {
    const reading = read(key).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  }

  async function startAfter(key: string, before: Promise<Value>): Promise<Value> {
    await before.catch(() => undefined);
    waiting.delete(key);
    return start(key);
  }

  return (key) => {
    const before = running.get(key);
    if (!before) return start(key);
    const shared = waiting.get(key) ?? startAfter(key, before);
    waiting.set(key, shared);
    return shared;
  };
}
