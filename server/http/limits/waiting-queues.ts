type Go = () => void;

export type WaitingQueues = ReturnType<typeof waitingQueues>;

/** Those waiting, in one queue per `who`; the queues are served in turn. */
export function waitingQueues() {
  const queues = new Map<string, Go[]>();
  let count = 0;

  function setQueue(who: string, queue: Go[]): void {
    if (queue.length > 0) queues.set(who, queue);
    else queues.delete(who);
  }

  return {
    count: () => count,
    lengthOf: (who: string) => queues.get(who)?.length ?? 0,
    join(who: string, go: Go): void {
      setQueue(who, [...(queues.get(who) ?? []), go]);
      count += 1;
    },
    leave(who: string, go: Go): void {
      setQueue(who, queues.get(who)?.filter((one) => one !== go) ?? []);
      count -= 1;
    },
    /** Takes the head of the first queue that may begin, and moves that queue behind the others. */
    takeFirst(mayBegin: (who: string) => boolean): { who: string; go: Go } | null {
      const next = [...queues].find(([who]) => mayBegin(who));
      if (!next) return null;
      const [who, [go, ...others]] = next;
      queues.delete(who);
      setQueue(who, others);
      count -= 1;
      return go ? { who, go } : null;
    },
  };
}
