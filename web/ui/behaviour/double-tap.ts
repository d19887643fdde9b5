/** What is pressed again sooner was pressed once too often. */
export const TWICE_MS = 600;
/** As far as two taps of one finger lie apart. */
const NEAR_PX = 24;

interface Press {
  timeStamp: number;
  clientX: number;
  clientY: number;
}

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

let pressed: Press | null = null;
if (typeof window !== 'undefined') {
  const note = ({ timeStamp, clientX, clientY }: PointerEvent) => {
    pressed = { timeStamp, clientX, clientY };
  };
  window.addEventListener('pointerdown', note, { capture: true, passive: true });
}

/** Where anything was pressed last, and when. */
export function lastPress(): Press | null {
  return pressed;
}

/** Whether a press is the second tap of this one, in the same place. */
export function isSecondTap(first: Press | null, { timeStamp, clientX, clientY }: Press): boolean {
  if (!first || timeStamp - first.timeStamp > TWICE_MS) return false;
  return Math.hypot(clientX - first.clientX, clientY - first.clientY) < NEAR_PX;
}
