/** Button labels, taken from the buttons' own texts so that the help always quotes them correctly. */
export function named(label: string): string {
  return `“${label}”`;
}
