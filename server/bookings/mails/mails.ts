import { inArray } from 'drizzle-orm';
import { paths } from '#contract/pages.ts';
import { dayOf } from '#locales/dates.ts';
import type { Language } from '#locales/languages.ts';
import { bookingMailTexts } from '#locales/mails/bookings.ts';
import type { Context } from '../../context.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { longDate } from '../../mail/long-date.ts';
import type { Block, Mail, MailWriters } from '../../mail/mail.ts';
import type { IdsOf } from '../../mail/mail-job.ts';
import { othersName, othersWords } from '../../mail/others-words.ts';
import { issueGiverToken, newGiverToken } from '../giver/giver-tokens.ts';
import { findMailRows, findRowsOfRequest, type MailRow } from './mail-rows.ts';
import { addressOnParcel, countedTitle, eachWish, plainWishes, priceText } from './mail-words.ts';
import { writeBookingCancelled, writeSomebodyBooked } from './mails-to-parents.ts';

export const bookingMails: MailWriters<
  'booking-summary' | 'somebody-booked' | 'booking-cancelled' | 'booking-deleted' | 'thanks'
> = {
  'booking-summary': writeSummary,
  'booking-deleted': writeDeleted,
  thanks: writeThanks,
  'somebody-booked': writeSomebodyBooked,
  'booking-cancelled': writeBookingCancelled,
};

/** To the giver, `{ requestId }`: what was booked, where to send it, and the personal link. */
async function writeSummary(context: Context, ids: IdsOf<'booking-summary'>): Promise<Mail | null> {
  const requestId = ids.requestId;
  const { token, hash } = newGiverToken();
  const booked = await findRowsOfRequest(context.database, { requestId, tokenHash: hash });
  const rows = booked.filter(({ registry }) => !registry.deletedAt);
  const giver = rows[0]?.giver;
  if (!giver) return null;
  const registries = Map.groupBy(rows, (row) => row.registry.id);
  const t = bookingMailTexts(giver.language).summary;
  return {
    policy: 'summary',
    to: giver.email,
    language: giver.language,
    subject: t.subject(rows.length),
    preview: t.preview,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.intro },
      ...[...registries.values()].flatMap((ofRegistry) => registryBlocks(giver.language, ofRegistry)),
      { kind: 'button', label: t.button, path: paths.myBooking(token) },
      { kind: 'note', text: t.personalLink },
      { kind: 'note', text: t.notYou },
    ],
  };
}

function registryBlocks(language: Language, rows: MailRow[]): Block[] {
  const [first] = rows;
  if (!first) return [];
  const t = bookingMailTexts(language).summary;
  const { registry } = first;
  const { link } = registry;
  const wishes = eachWish(rows).map(({ wish, count }) => ({
    title: countedTitle(wish, count),
    path: link ? paths.publicWish(link, wish.id) : null,
    detail: priceText(language, wish.priceCents * count),
  }));
  const isToCome = !registry.eventDateIsPrivate && registry.eventDate >= dayOf();
  return [
    {
      kind: 'registry',
      label: t.parentsWords,
      title: othersWords(registry.title),
      wishes,
      toWish: t.toGift,
      sendTo: t.sendTo,
      address: addressOnParcel(language, first),
    },
    ...(isToCome ? [{ kind: 'paragraph' as const, text: t.dueOn(longDate(language, registry.eventDate)) }] : []),
  ];
}

/** To the giver, `{ requestId, bookingIds }`: a manager cancelled them, or deleted the wish. */
async function writeDeleted(context: Context, ids: IdsOf<'booking-deleted'>): Promise<Mail | null> {
  const rows = await findMailRows(context.database, inArray(bookings.id, ids.bookingIds));
  const [first] = rows;
  if (!first) return null;
  const { giver } = first;
  const { link } = first.registry;
  const t = bookingMailTexts(giver.language).deleted;
  const title = othersWords(first.registry.title);
  const count = rows.length;
  const whatToDo = rows.every((row) => row.receivedAt !== null) ? t.received(count) : t.talkFirst(count);
  const why = first.cancelledBy === 'wish-deletion' ? t.withWish : t.byParents;
  return {
    policy: 'to-giver',
    bookedAt: first.bookedAt,
    to: giver.email,
    language: giver.language,
    subject: t.subject(title, count),
    preview: whatToDo,
    heading: t.heading(count),
    blocks: [
      { kind: 'paragraph', text: why(title, count) },
      { kind: 'wishes', heading: t.gifts(count), wishes: plainWishes(rows) },
      { kind: 'paragraph', text: whatToDo },
      ...(link ? [{ kind: 'button' as const, label: t.button, path: paths.publicRegistry(link) }] : []),
    ],
  };
}

/** To the giver, `{ bookingId, bookingIds }`: the parents' thanks, for one gift or several. */
async function writeThanks(context: Context, ids: IdsOf<'thanks'>): Promise<Mail | null> {
  const rows = await findMailRows(context.database, inArray(bookings.id, ids.bookingIds));
  const first = rows.find((row) => row.id === ids.bookingId);
  if (!first?.thanksMessage) return null;
  const { giver } = first;
  const t = bookingMailTexts(giver.language).thanks;
  const owner = othersName(first.registry.addressOwner);
  const intro = t.intro(owner, rows.length);
  return {
    policy: 'to-giver',
    to: giver.email,
    language: giver.language,
    subject: t.subject(owner),
    preview: intro,
    heading: t.heading(othersName(giver.firstName)),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'quote', text: first.thanksMessage },
      { kind: 'wishes', heading: t.forGifts(rows.length), wishes: plainWishes(rows) },
      {
        kind: 'button',
        label: t.button,
        path: paths.myBooking(await issueGiverToken(context.database, first.requestId, { isMailed: true })),
      },
    ],
  };
}
