import type { Context } from '../context.ts';
import { accountKey } from '../http/limit-calls.ts';
import { ProblemError } from '../http/problem.ts';
import { type RateLimits, tooMany } from '../http/rate-limits.ts';
import { isKnownPlace, rememberPlace } from './known-places.ts';

/** So many times what slows an address down, and it is not even listened to: passwords cost time to check. */
const DEAF = 10;

interface Attempt {
  email: string;
  place: string;
}

/**
 * Lets somebody try a password, and slows down where too many were wrong: of this account at this place or anywhere,
 * or of this place with any account. Then nobody is let in but with the right password at a place that the owner was at
 * before. Everybody else waits, whether or not the password is right and whether or not there is such an account, after
 * the same work (docs/decisions: slowed, not locked).
 * @param logIn does the work, and throws a problem unless the password is right and may open
 * @throws TOO_MANY_REQUESTS, or what `logIn` throws where nothing is slow
 */
export async function slowDown<Session extends { userId: number }>(
  context: Context,
  limits: RateLimits,
  attempt: Attempt,
  logIn: (mayEnter: boolean) => Promise<Session>,
): Promise<Session> {
  const wait = await countAttempt(limits, attempt);
  const mayEnter = wait === 0 || (await isKnownPlace(context, attempt.email, attempt.place));
  try {
    const session = await logIn(mayEnter);
    await Promise.all([
      welcome(context, limits, { ...attempt, userId: session.userId }),
      limits.giveBack('login', attempt.place),
      limits.giveBack('login.everywhere', accountKey(attempt.email)),
    ]);
    return session;
  } catch (error) {
    throw wait > 0 && error instanceof ProblemError ? tooMany(wait) : error;
  }
}

/** An account's owner has shown to be here, by the password or by a mail: a place that is known, and slow no more. */
export async function welcome(
  context: Context,
  limits: RateLimits,
  { userId, ...attempt }: Attempt & { userId: number },
): Promise<void> {
  await rememberPlace(context, userId, attempt.place);
  await limits.forget('login.account', atPlace(attempt));
  await limits.forget('login.known', atPlace(attempt));
}

/**
 * Counts it as failed before it is tried: of many at once only the first are.
 * @returns the seconds after which it is slow no more, 0 where it is not
 */
async function countAttempt(limits: RateLimits, attempt: Attempt): Promise<number> {
  const [atAddress, here, everywhere, known] = await Promise.all([
    limits.count('login', attempt.place),
    limits.count('login.account', atPlace(attempt)),
    limits.count('login.everywhere', accountKey(attempt.email)),
    limits.count('login.known', atPlace(attempt)),
  ]);
  if (known && known.count > known.times) throw tooMany(known.seconds);
  if (atAddress && atAddress.count > atAddress.times * DEAF) throw tooMany(atAddress.seconds);
  const exceeded = [atAddress, here, everywhere].filter((standing) => standing && standing.count > standing.times);
  return Math.max(0, ...exceeded.map((standing) => standing?.seconds ?? 0));
}

function atPlace({ email, place }: Attempt): string {
  return `${accountKey(email)} ${place}`;
}
