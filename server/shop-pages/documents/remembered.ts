const MOST = 5000;

/** Memoises a test of texts that recur, such as class names. The memory is cleared when it grows large. */
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
