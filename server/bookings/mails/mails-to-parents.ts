import { and, eq, gte, isNull, lt, type SQL } from 'drizzle-orm';
import { paths } from '#contract/pages.ts';
import type { Language } from '#locales/languages.ts';
import { bookingMailTexts } from '#locales/mails/bookings.ts';
import type { Context } from '../../context.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { longDate } from '../../mail/long-date.ts';
import type { Block, Mail } from '../../mail/mail.ts';
import type { IdsOf } from '../../mail/mail-job.ts';
import { othersWords } from '../../mail/others-words.ts';
import { spanOfHour, spanOfQuarter } from './digests.ts';
import { findMailRows, findPeople, findRowsOfRequest, type MailRow, parentAmong } from './mail-rows.ts';
import { countedTitle, eachWish, giverNameInMail, plainWishes } from './mail-words.ts';

/** To `userId`, a parent: `{ registryId, requestId }` for one request or `{ registryId, hour }` for a digest. */
export async function writeSomebodyBooked(context: Context, ids: IdsOf<'somebody-booked'>): Promise<Mail | null> {
  const { registryId } = ids;
  const isDigest = 'hour' in ids;
  // One after the other: whoever only looks at the mail has it written in a transaction.
  const booked = isDigest
    ? await findMailRows(context.database, bookedWithin(registryId, ids.hour))
    : await findRowsOfRequest(context.database, { requestId: ids.requestId });
  const people = await findPeople(context.database, registryId);
  const rows = booked.filter(({ registry }) => registry.id === registryId);
  const [first] = rows;
  const parent = parentAmong(people, context, first?.registry, ids);
  if (!(parent && first)) return null;
  const texts = bookingMailTexts(parent.language);
  const requests = [...Map.groupBy(rows, (row) => row.requestId).values()];
  const words = isDigest
    ? {
        subject: texts.digest.subject(rows.length),
        heading: texts.digest.heading,
        intro: texts.digest.intro(requests.length, rows.length),
      }
    : {
        subject: texts.booked.subject(giverNameInMail(first), rows.length),
        heading: texts.booked.heading,
        intro: texts.booked.intro(giverNameInMail(first), rows.length),
      };
  const titleAndDay = texts.booked.onList(othersWords(first.registry.title), longDate(parent.language, first.bookedAt));
  return {
    to: parent.email,
    language: parent.language,
    policy: 'own-matters',
    subject: words.subject,
    preview: titleAndDay,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'paragraph', text: titleAndDay },
      ...requests.flatMap((request) => requestBlocks(parent.language, request)),
      { kind: 'button', label: texts.booked.button, path: paths.ownerRegistry(first.registry.id) },
      ...(context.config.features.thanksFeature ? [{ kind: 'note' as const, text: texts.booked.thankLater }] : []),
    ],
  };
}

function bookedWithin(registryId: number, hour: number): SQL {
  const { from, until } = spanOfHour(hour);
  const isWithin = and(gte(bookings.bookedAt, from), lt(bookings.bookedAt, until));
  return and(eq(bookings.registryId, registryId), isNull(bookings.cancelledAt), isWithin) as SQL;
}

/** What one giver booked, with their message. */
function requestBlocks(language: Language, rows: MailRow[]): Block[] {
  const [first] = rows;
  if (!first) return [];
  const t = bookingMailTexts(language).booked;
  const giver = giverNameInMail(first);
  const messages = [...new Set(rows.map((row) => row.message))].filter((message) => message !== null);
  return [
    { kind: 'wishes', heading: t.giftsOf(giver), wishes: plainWishes(rows) },
    ...(messages.length > 0 ? [{ kind: 'paragraph' as const, text: t.message }] : []),
    ...messages.map((text) => ({ kind: 'quote' as const, text })),
    ...(rows.some((row) => row.anonymous) ? [{ kind: 'note' as const, text: t.anonymous(giver) }] : []),
  ];
}

/**
 * To `userId`, a parent, `{ registryId, quarter }`: what givers cancelled within a quarter of an hour, unless the
 * registry was deleted since. Mails queued before cancellations were grouped name a `bookingId`.
 */
export async function writeBookingCancelled(context: Context, ids: IdsOf<'booking-cancelled'>): Promise<Mail | null> {
  const rows = await findMailRows(
    context.database,
    'quarter' in ids
      ? (and(eq(bookings.registryId, ids.registryId), withinQuarter(ids.quarter)) as SQL)
      : eq(bookings.id, ids.bookingId),
  );
  const [first] = rows;
  const people = first ? await findPeople(context.database, first.registry.id) : [];
  const parent = parentAmong(people, context, first?.registry, ids);
  if (!(parent && first) || first.registry.deletedAt) return null;
  const t = bookingMailTexts(parent.language).cancelled;
  const byGiver = [...Map.groupBy(rows, giverNameInMail)];
  const title = othersWords(first.registry.title);
  const isOne = byGiver.length === 1;
  // Somebody may have been quicker than this mail.
  const isTaken = rows.some(({ wish }) => wish.isTaken);
  const free = isOne ? t.intro(giverNameInMail(first), title, rows.length) : t.introOfMany(title, rows.length);
  const intro = isTaken ? t.introTaken(title) : free;
  return {
    to: parent.email,
    language: parent.language,
    policy: 'own-matters',
    subject: isOne ? t.subject(giverNameInMail(first), rows.length) : t.subjectOfMany(rows.length),
    preview: intro,
    heading: t.heading(rows.length),
    blocks: [
      { kind: 'paragraph', text: intro },
      ...byGiver.map(([giver, ofGiver]): Block => {
        const wishes = eachWish(ofGiver).map(({ wish, count }) => ({
          title: countedTitle(wish, count),
          detail: wish.isTaken ? t.taken : '',
        }));
        return { kind: 'wishes', heading: isOne && !isTaken ? t.gifts(rows.length) : giver, wishes };
      }),
      { kind: 'button', label: t.button, path: paths.ownerRegistry(first.registry.id) },
    ],
  };
}

function withinQuarter(quarter: number) {
  const { from, until } = spanOfQuarter(quarter);
  return and(eq(bookings.cancelledBy, 'giver'), gte(bookings.cancelledAt, from), lt(bookings.cancelledAt, until));
}
