import type { Database } from './client.ts';

/** With more at once, the first would have to wait for the last. */
const MOST = 50;

interface Asked<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Pending<Item, Answer> {
  asked: Asked<Item, Answer>[];
  /** Statements running now or about to. */
  running: number;
}

/**
 * Combines identical queries into one statement: those arriving at the same moment, and those that arrive while
 * earlier ones await their answer. Nobody waits just so that others may join.
 * @param ask returns the answers in the order of the items; if it fails, it fails for all of them
 * @param atOnce how many such statements may run at the same time
 */
export function askTogether<Item, Answer>(ask: (database: Database, items: Item[]) => Promise<Answer[]>, atOnce = 1) {
  const pendingOf = new WeakMap<Database, Pending<Item, Answer>>();
  return (database: Database, item: Item): Promise<Answer> => {
    const pending = pendingOf.get(database) ?? { asked: [], running: 0 };
    pendingOf.set(database, pending);
    return new Promise((resolve, reject) => {
      pending.asked.push({ item, resolve, reject });
      if (pending.running === atOnce) return;
      pending.running += 1;
      setImmediate(() => move(pending, (items) => ask(database, items)));
    });
  };
}

async function move<Item, Answer>(
  pending: Pending<Item, Answer>,
  ask: (items: Item[]) => Promise<Answer[]>,
): Promise<void> {
  while (pending.asked.length > 0) {
    const asked = pending.asked.splice(0, MOST);
    try {
      const answers = await ask(asked.map(({ item }) => item));
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
  pending.running -= 1;
}
