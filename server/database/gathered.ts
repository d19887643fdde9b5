import type { Database } from './client.ts';

/** More than this at once, and the first would wait for the last. */
const MOST = 50;

interface Wish<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Line<Item, Answer> {
  wishes: Wish<Item, Answer>[];
  isMoving: boolean;
}

/**
 * Many who want the same of a database ask for it in one statement: those of one moment, and those who came while the
 * ones before them waited for their answer. Nobody waits for others to come.
 * @param ask gives the answers in the order of the items; where it fails, it failed for all of them
 */
export function gathered<Item, Answer>(ask: (database: Database, items: Item[]) => Promise<Answer[]>) {
  const lines = new WeakMap<Database, Line<Item, Answer>>();
  return (database: Database, item: Item): Promise<Answer> => {
    const line = lines.get(database) ?? { wishes: [], isMoving: false };
    lines.set(database, line);
    return new Promise((resolve, reject) => {
      line.wishes.push({ item, resolve, reject });
      if (line.isMoving) return;
      line.isMoving = true;
      setImmediate(() => move(line, (items) => ask(database, items)));
    });
  };
}

async function move<Item, Answer>(line: Line<Item, Answer>, ask: (items: Item[]) => Promise<Answer[]>): Promise<void> {
  while (line.wishes.length > 0) {
    const wishes = line.wishes.splice(0, MOST);
    try {
      const answers = await ask(wishes.map(({ item }) => item));
      for (const [index, { resolve }] of wishes.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of wishes) reject(error);
    }
  }
  line.isMoving = false;
}
