/**
 * The fields of a body that differ from before. Only these are sent: two people may change the same thing, and neither
 * takes back what the other has just written.
 */
export function changedFields<Body extends object>(body: Body, before: object): Partial<Body> {
  const known = before as Record<string, unknown>;
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== known[name])) as Partial<Body>;
}
