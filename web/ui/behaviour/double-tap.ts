const TWICE_MS = 600;

const last = { on: '' as string | number, at: 0 };

/**
 * Whether the same thing was pressed a moment ago: the second tap is not meant for what has just appeared under the
 * finger.
 */
export function isDoubleTap({ timeStamp }: { timeStamp: number }, on: string | number): boolean {
  const isDouble = last.on === on && timeStamp - last.at < TWICE_MS;
  Object.assign(last, { on, at: timeStamp });
  return isDouble;
}
