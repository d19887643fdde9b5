import { problem } from '../problem.ts';

const RETRY_SECONDS = 5;

/**
 * Allows each `who` this many of something at a time in this process.
 * @returns a function that begins one more (it throws TOO_MANY_REQUESTS) and returns one that ends it
 */
export function limitAtOnce(most: number, reasons: Parameters<typeof problem>[1] = []) {
  const underWay = new Map<number | string, number>();
  return (who: number | string) => {
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
