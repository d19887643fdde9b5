import { problem } from '../problem.ts';

const RETRY_SECONDS = 5;

/**
 * Lets each `who` have so many of something under way in this process.
 * @returns what begins one more, and gives what ends it; it throws TOO_MANY_REQUESTS
 */
export function limitAtOnce(most: number, reasons: Parameters<typeof problem>[1] = []) {
  const underWay = new Map<number, number>();
  return (who: number) => {
    const others = underWay.get(who) ?? 0;
    if (others >= most) throw problem('TOO_MANY_REQUESTS', reasons, RETRY_SECONDS);
    underWay.set(who, others + 1);
    return () => {
      const left = (underWay.get(who) ?? 1) - 1;
      if (left > 0) underWay.set(who, left);
      else underWay.delete(who);
    };
  };
}
