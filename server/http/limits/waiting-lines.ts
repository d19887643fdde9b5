type Go = () => void;

export type WaitingLines = ReturnType<typeof waitingLines>;

/** Those waiting, in one queue per `who`; the queues are served in turn. */
export function waitingLines() {
  const lines = new Map<string, Go[]>();
  let count = 0;

  function setLine(who: string, line: Go[]): void {
    if (line.length > 0) lines.set(who, line);
    else lines.delete(who);
  }

  return {
    count: () => count,
    lengthOf: (who: string) => lines.get(who)?.length ?? 0,
    join(who: string, go: Go): void {
      setLine(who, [...(lines.get(who) ?? []), go]);
      count += 1;
    },
    leave(who: string, go: Go): void {
      setLine(who, lines.get(who)?.filter((one) => one !== go) ?? []);
      count -= 1;
    },
    /** Takes the head of the first queue that may begin, and moves that queue behind the others. */
    takeFirst(mayBegin: (who: string) => boolean): { who: string; go: Go } | null {
      const next = [...lines].find(([who]) => mayBegin(who));
      if (!next) return null;
      const [who, [go, ...others]] = next;
      lines.delete(who);
      setLine(who, others);
      count -= 1;
      return go ? { who, go } : null;
    },
  };
}
