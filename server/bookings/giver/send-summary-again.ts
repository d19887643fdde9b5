import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { secondsToTomorrow, today } from '../../database/days.ts';
import { bookingRequests } from '../../database/schema/bookings.ts';
import { retriedTransaction } from '../../database/transactions/retried-transaction.ts';
import { problem } from '../../http/problem.ts';
import { queueMail } from '../../mail/mail.ts';
import { openWithToken } from './giver-tokens.ts';

/**
 * Sends the summary again.
 * @throws TOO_MANY_REQUESTS after three in a calendar day, with the seconds until the next
 */
export function sendSummaryAgain(context: Context, token: string): Promise<void> {
  return retriedTransaction(context.database, async (tx) => {
    const { requestId } = await openWithToken(tx, token);
    const { summaryAskedOn, summariesAsked } = bookingRequests;
    const [asked] = await tx
      .update(bookingRequests)
      .set({
        summaryAskedOn: today,
        summariesAsked: sql`case when ${summaryAskedOn} = ${today} then ${summariesAsked} + 1 else 1 end`,
      })
      .where(
        and(
          eq(bookingRequests.id, requestId),
          sql`(${summaryAskedOn} is distinct from ${today} or ${summariesAsked} < ${LIMITS.summariesAgainPerDay})`,
        ),
      )
      .returning({ day: summaryAskedOn, times: summariesAsked });
    if (!asked) throw await enoughForToday(tx);
    const cause = `booking-summary-${requestId}-again-${asked.day}-${asked.times}`;
    await queueMail(context, tx, { kind: 'booking-summary', ids: { requestId }, cause });
  });
}

async function enoughForToday(tx: Database) {
  const { rows } = await tx.execute<{ seconds: number }>(sql`select ${secondsToTomorrow} as seconds`);
  const quota = { path: 'token', message: `DAILY_QUOTA:${LIMITS.summariesAgainPerDay}` };
  return problem('TOO_MANY_REQUESTS', [quota], rows[0]?.seconds ?? 1);
}
