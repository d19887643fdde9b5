/** An item described with schema.org, in whichever syntax the page uses. */
export interface Item {
  types: string[];
  properties: Map<string, Value[]>;
}

export type Value = string | Item;

export function newItem(types: string[]): Item {
  return { types: types.map(bareName), properties: new Map() };
}

export function addTo(item: Item, name: string, value: Value): void {
  const values = item.properties.get(name);
  if (values) values.push(value);
  else item.properties.set(name, [value]);
}

/** "https://schema.org/Product" and "schema:Product" are "Product". */
export function bareName(name: string): string {
  return name.trim().replace(/^.*[/#:](?=[^/#:]+$)/, '');
}

function values(item: Item, ...names: string[]): Value[] {
  return names.flatMap((name) => item.properties.get(name) ?? []);
}

export function items(item: Item, ...names: string[]): Item[] {
  return values(item, ...names).filter((value) => typeof value !== 'string');
}

/** The texts of properties; for nested items, their names or addresses. */
export function texts(item: Item, ...names: string[]): string[] {
  return values(item, ...names)
    .flatMap((value) =>
      typeof value === 'string' ? [value] : texts(value, 'name', '@value', 'url', 'contentUrl').slice(0, 1),
    )
    .filter((text) => text !== '');
}
