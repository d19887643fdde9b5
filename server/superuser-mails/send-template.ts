import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { MAIL_TEMPLATES } from '#contract/superuser-mails.ts';
import { requestReset } from '../accounts/password/reset-password.ts';
import { findRecoverableAccountByEmail } from '../accounts/queries.ts';
import { activationMail } from '../accounts/registration/mails.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { randomId } from '../database/random-id.ts';
import { bookingRequests, bookings } from '../database/schema/bookings.ts';
import { problem } from '../http/problem.ts';
import { queueMail } from '../mail/mail.ts';

/**
 * Sends one of the product's own mails again, only ever to the person it concerns, since a booking's summary opens
 * the giver's page and a reset link the account.
 * @throws NOT_FOUND when nobody with that address is due such a mail
 */
export async function sendAgain(
  context: Context,
  template: Exclude<(typeof MAIL_TEMPLATES)[number], 'discovery'>,
  email: string,
): Promise<void> {
  if (template === 'booking-summary') return await sendSummaryAgain(context, email);
  const account = await findRecoverableAccountByEmail(context.database, email);
  if (!account || (template === 'activation' && account.activatedAt)) throw problem('NOT_FOUND');
  if (template === 'activation') await queueMail(context, context.database, activationMail(account));
  else await requestReset(context, account.email);
}

/** The giver's latest request that still has a booking. */
async function sendSummaryAgain(context: Context, email: string): Promise<void> {
  const requestId = await findLatestRequest(context.database, email);
  if (requestId === null) throw problem('NOT_FOUND');
  const cause = `booking-summary-${requestId}-${randomId()}`;
  await queueMail(context, context.database, { kind: 'booking-summary', ids: { requestId }, cause });
}

async function findLatestRequest(database: Database, email: string): Promise<number | null> {
  const live = database
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.requestId, bookingRequests.id), isNull(bookings.cancelledAt)));
  const [request] = await database
    .select({ id: bookingRequests.id })
    .from(bookingRequests)
    .where(and(eq(sql`lower(${bookingRequests.email})`, sql`lower(${email})`), exists(live)))
    .orderBy(desc(bookingRequests.id))
    .limit(1);
  return request?.id ?? null;
}
