/** The middle one (of an even number the upper), 0 of none. */
export function median(numbers: number[]): number {
  return middle(numbers.toSorted((one, other) => one - other)) ?? 0;
}

/** The same of what is sorted already. */
export function middle<Each>(sorted: Each[]): Each | undefined {
  return sorted[Math.floor(sorted.length / 2)];
}
