/**
 * The fields that differ from before. Only these are kept and sent: two people may change the same thing, and neither
 * takes back what the other has just written.
 */
export function changedFields<Fields extends object>(fields: Fields, before: object): Partial<Fields> {
  const known = before as Record<string, unknown>;
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}
