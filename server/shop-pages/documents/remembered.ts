const MOST = 5000;

/**
 * A test of texts that come again and again, as the names of classes do: each is looked at once.
 * What it remembers is forgotten when it is much.
 */
export function remembered<Result>(look: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const result = look(text);
    known.set(text, result);
    return result;
  };
}
