/** What stands on a button: taken from its own text, so that the help names it as it is. */
export function named(label: string): string {
  return `“${label}”`;
}
