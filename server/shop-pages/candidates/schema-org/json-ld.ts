import type { PageDocument } from '../../documents/element.ts';
import { parseJson } from '../json.ts';
import { addTo, bareName, type Item, newItem, type Value } from './item.ts';

const MOST_NODES = 30_000;
const MOST_DEPTH = 20;

/** The items a page describes in its JSON-LD. */
export function jsonLdItems(document: PageDocument): Item[] {
  const budget = { nodes: MOST_NODES };
  return document.scripts
    .filter(({ type }) => type.includes('ld+json'))
    .slice(0, 40)
    .flatMap(({ text }) => {
      const data = parseJson(text);
      const byId = new Map<string, Record<string, unknown>>();
      noteIds(data, byId, 0);
      return itemsOf(data, { budget, byId }, 0);
    });
}

interface Context {
  budget: { nodes: number };
  byId: Map<string, Record<string, unknown>>;
}

function isNode(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function noteIds(data: unknown, byId: Context['byId'], depth: number): void {
  if (depth > 6 || byId.size > 500 || typeof data !== 'object' || data === null) return;
  if (isNode(data) && typeof data['@id'] === 'string' && Object.keys(data).length > 1) byId.set(data['@id'], data);
  for (const value of Object.values(data).slice(0, 500)) noteIds(value, byId, depth + 1);
}

function itemsOf(data: unknown, context: Context, depth: number): Item[] {
  if (depth > MOST_DEPTH) return [];
  if (Array.isArray(data)) return data.slice(0, 1000).flatMap((one) => itemsOf(one, context, depth + 1));
  if (!isNode(data)) return [];
  const graph = data['@graph'];
  const own = data['@type'] === undefined && graph !== undefined ? [] : [itemOf(data, context, depth)];
  return [...own, ...itemsOf(graph, context, depth + 1)];
}

function itemOf(node: Record<string, unknown>, context: Context, depth: number): Item {
  context.budget.nodes -= 1;
  const types = [node['@type'] ?? node.type].flat().filter((type) => typeof type === 'string');
  const item = newItem(types);
  for (const [key, value] of Object.entries(node).slice(0, 200)) {
    if (key === '@graph' || key === '@context') continue;
    for (const one of valuesOf(value, context, depth + 1)) addTo(item, key.startsWith('@') ? key : bareName(key), one);
  }
  return item;
}

function valuesOf(value: unknown, context: Context, depth: number): Value[] {
  if (depth > MOST_DEPTH || context.budget.nodes <= 0) return [];
  if (Array.isArray(value)) return value.slice(0, 1000).flatMap((one) => valuesOf(one, context, depth + 1));
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (!isNode(value)) return [];
  if (value['@value'] !== undefined) return valuesOf(value['@value'], context, depth + 1);
  return [itemOf(referredTo(value, context), context, depth)];
}

/** {"@id": "#offer"} refers to the item with that id elsewhere. */
function referredTo(node: Record<string, unknown>, { byId }: Context): Record<string, unknown> {
  const id = node['@id'];
  if (typeof id !== 'string' || Object.keys(node).some((key) => key !== '@id' && key !== '@type')) return node;
  return byId.get(id) ?? node;
}
