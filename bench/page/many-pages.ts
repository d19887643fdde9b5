import { paths } from '#contract/pages.ts';
import { newParent, newRegistry, newWishes, type Parent, share } from '../../e2e/people/people.ts';
import { openOutbox } from '../../e2e/service/outbox.ts';
import type { Service } from '../../e2e/service/service.ts';
import type { Throughput } from '../service/throughput.ts';

const REGISTRIES = 200;
const WISHES = 30;
const READERS = 8;

interface SmallRegistry {
  url: string;
  parent: Parent;
  wishId: number;
  categoryId: number;
}

/**
 * How fast 200 registries of 30 gifts are read by eight people at random, none of them kept, because each has just
 * been written to.
 */
export async function readUnkept(service: Service, rounds: number): Promise<Throughput[]> {
  const registries = await makeRegistries(service);
  const results: Throughput[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const registry of registries) await touch(registry, round);
    const result = await readAll(shuffled(registries));
    // The first round warms up.
    if (round > 0) results.push(result);
  }
  return results;
}

async function makeRegistries(service: Service): Promise<SmallRegistry[]> {
  const outbox = openOutbox(service.dataDir);
  const registries: SmallRegistry[] = [];
  const titles = Array.from({ length: WISHES }, (_, position) => ({ title: `Cadeau ${position + 1}, en coton` }));
  while (registries.length < REGISTRIES) {
    const parent = await newParent(service.url, outbox);
    const some = Array.from({ length: 10 }, async () => {
      const registry = await newRegistry(parent);
      const [wish] = await newWishes(parent, registry, titles);
      if (!wish) throw new Error('The registry has no gifts.');
      const url = `${service.url}${paths.publicRegistry(await share(parent, registry))}`;
      return { url, parent, wishId: wish.id, categoryId: wish.category_id };
    });
    registries.push(...(await Promise.all(some)));
  }
  return registries;
}

function touch({ parent, wishId, categoryId }: SmallRegistry, round: number): Promise<unknown> {
  const body = { title: `Cadeau de la manche ${round}`, category_id: categoryId };
  return parent.api('PUT /wish/{wish_id}', { params: { wish_id: wishId }, body });
}

async function readAll(registries: SmallRegistry[]): Promise<Throughput> {
  const times: number[] = [];
  const waiting = [...registries];
  const start = performance.now();
  async function read(): Promise<void> {
    for (let registry = waiting.pop(); registry; registry = waiting.pop()) {
      const begin = performance.now();
      const answer = await fetch(registry.url, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${registry.url}: ${answer.status}`);
      times.push(performance.now() - begin);
    }
  }
  await Promise.all(Array.from({ length: READERS }, read));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * times.length)] ?? 0;
  return { rate: registries.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
