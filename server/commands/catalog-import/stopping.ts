/** Aborted by the first interrupt: the feed being read is dropped, what came before is counted. The second kills. */
export function stopOnInterrupt(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return stop.signal;
}

/**
 * A feed's bytes until the signal, even while its shop is silent.
 * @throws AbortError
 */
export async function* until(stop: AbortSignal, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  stop.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
  });
  aborted.catch(() => undefined);
  const iterator = bytes[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([iterator.next(), aborted]);
    if (next.done) return;
    yield next.value;
  }
}
