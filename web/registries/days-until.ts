const DAY_MS = 86_400_000;

/** Whole days between two days, both YYYY-MM-DD; negative if the second is earlier. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
}
