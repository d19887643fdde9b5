import { and, asc, eq } from 'drizzle-orm';
import { listMailTexts } from '#locales/list-mails.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { bookingRequests, bookings, registries, wishes } from '../database/schema.ts';
import type { Mail, MailKind, MailWriter } from '../mail/mail.ts';
import { othersWords } from '../mail/others-words.ts';

/** The mail about a whole list: to each giver, once a request, when the parents delete it. */
export const registryMails: Record<Extract<MailKind, 'list-deleted'>, MailWriter> = {
  'list-deleted': writeListDeleted,
};

async function writeListDeleted({ database }: Context, ids: Record<string, number | number[]>): Promise<Mail | null> {
  const rows = await findCancelled(database, Number(ids.requestId), Number(ids.registryId));
  const [first] = rows;
  if (!first) return null;
  const texts = listMailTexts(first.language).deleted;
  const title = othersWords(first.registryTitle);
  return {
    to: first.email,
    canWait: true,
    language: first.language,
    subject: texts.subject(title),
    preview: texts.preview(rows.length),
    heading: texts.heading(othersWords(first.firstName)),
    blocks: [
      { kind: 'paragraph', text: texts.intro(othersWords(first.addressOwner), title) },
      {
        kind: 'gifts',
        heading: texts.gifts(rows.length),
        gifts: rows.map((row) => ({
          title: othersWords(row.wishTitle),
          url: null,
          detail: detailOf(row, texts),
        })),
      },
      { kind: 'paragraph', text: texts.talkFirst },
      { kind: 'note', text: texts.nothingToDo },
    ],
  };
}

function detailOf(
  { boughtAt, receivedAt }: { boughtAt: Date | null; receivedAt: Date | null },
  texts: { bought: string; received: string },
): string {
  if (receivedAt) return texts.received;
  return boughtAt ? texts.bought : '';
}

/** What one request had booked on the list when it was deleted. */
function findCancelled(database: Database, requestId: number, registryId: number) {
  return database
    .select({
      email: bookingRequests.email,
      firstName: bookingRequests.firstName,
      language: bookingRequests.language,
      registryTitle: registries.title,
      addressOwner: registries.addressOwner,
      wishTitle: wishes.title,
      boughtAt: bookings.boughtAt,
      receivedAt: bookings.receivedAt,
    })
    .from(bookings)
    .innerJoin(bookingRequests, eq(bookingRequests.id, bookings.requestId))
    .innerJoin(registries, eq(registries.id, bookings.registryId))
    .innerJoin(wishes, eq(wishes.id, bookings.wishId))
    .where(
      and(
        eq(bookings.requestId, requestId),
        eq(bookings.registryId, registryId),
        eq(bookings.cancelledBy, 'registry-deletion'),
      ),
    )
    .orderBy(asc(bookings.id));
}
