import type { Context } from '../../context.ts';
import { accountKey } from '../../http/limits/limit-calls.ts';
import { type RateCounters, tooMany } from '../../http/limits/rate-counters.ts';
import { ProblemError } from '../../http/problem.ts';
import { isKnownClient, rememberClient } from './known-clients.ts';

/** Beyond this multiple of its limit, a client's attempts are refused unchecked: checking a password is expensive. */
const UNCHECKED_FROM = 10;

interface Attempt {
  email: string;
  /** As client-of.ts defines it. */
  client: string;
}

/**
 * Lets somebody try a password, and slows down after too many wrong ones: for this account, from this client or from
 * anywhere, or from this client for any account. Then only the right password from a client the owner has used before
 * works; everybody else must wait, whether right or wrong, after the same work (decision 14). How many are too many:
 * `login` in contract/rate-limits.ts.
 * @param logIn does the work, and throws a problem unless the password is right and may open
 * @throws TOO_MANY_REQUESTS, or whatever `logIn` throws when nothing is slowed down
 */
export async function slowDown<Session extends { userId: number }>(
  context: Context,
  limits: RateCounters,
  attempt: Attempt,
  logIn: (mayEnter: boolean) => Promise<Session>,
): Promise<Session> {
  const wait = await countAttempt(limits, attempt);
  const mayEnter = wait === 0 || (await isKnownClient(context, attempt.email, attempt.client));
  try {
    const session = await logIn(mayEnter);
    await Promise.all([
      trustClient(context, limits, { ...attempt, userId: session.userId }),
      limits.giveBack('login', attempt.client),
      limits.giveBack('login.everywhere', accountKey(attempt.email)),
    ]);
    return session;
  } catch (error) {
    throw wait > 0 && error instanceof ProblemError ? tooMany(wait) : error;
  }
}

/**
 * The owner has proved who they are, by password or by mail: the client becomes known and is no longer slowed down.
 */
export async function trustClient(
  context: Context,
  limits: RateCounters,
  { userId, ...attempt }: Attempt & { userId: number },
): Promise<void> {
  await rememberClient(context, userId, attempt.client);
  await limits.forget('login.account', fromClient(attempt));
  await limits.forget('login.known', fromClient(attempt));
}

/**
 * Counts the attempt as failed before it is made, so that of many simultaneous ones only the first few are tried.
 * @returns the seconds until it is no longer slowed down, 0 if it is not
 */
async function countAttempt(limits: RateCounters, attempt: Attempt): Promise<number> {
  const [atAddress, here, everywhere, known] = await Promise.all([
    limits.count('login', attempt.client),
    limits.count('login.account', fromClient(attempt)),
    limits.count('login.everywhere', accountKey(attempt.email)),
    limits.count('login.known', fromClient(attempt)),
  ]);
  if (known && known.count > known.times) throw tooMany(known.seconds);
  if (atAddress && atAddress.count > atAddress.times * UNCHECKED_FROM) throw tooMany(atAddress.seconds);
  const exceeded = [atAddress, here, everywhere].filter((standing) => standing && standing.count > standing.times);
  return Math.max(0, ...exceeded.map((standing) => standing?.seconds ?? 0));
}

function fromClient({ email, client }: Attempt): string {
  return `${accountKey(email)} ${client}`;
}
