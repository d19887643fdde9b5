/** The first bytes of a source, and all of it from the start. */
export async function peek(
  source: AsyncIterable<Buffer>,
  length: number,
): Promise<{ head: Buffer; all: AsyncIterable<Buffer> }> {
  const iterator = source[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  let held = 0;
  let isWhole = false;
  while (held < length && !isWhole) {
    const { value, done } = await iterator.next();
    if (done) isWhole = true;
    else {
      parts.push(value);
      held += value.length;
    }
  }
  const first = Buffer.concat(parts);

  async function* all(): AsyncGenerator<Buffer> {
    try {
      if (first.length > 0) yield first;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }

  return { head: first.subarray(0, length), all: all() };
}
