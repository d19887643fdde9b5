/** An address nobody else has. */
export function anyEmail(): string {
  return `somebody-${crypto.randomUUID()}@example.org`;
}
