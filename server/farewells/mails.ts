import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { paths } from '#contract/pages.ts';
import { farewellMailTexts } from '#locales/mails/farewells.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { bookingRequests, bookings } from '../database/schema/bookings.ts';
import { registries } from '../database/schema/registries.ts';
import { wishes } from '../database/schema/wishes.ts';
import type { Block, Mail, MailWriters } from '../mail/mail.ts';
import type { IdsOf } from '../mail/mail-job.ts';
import { othersName, othersWords } from '../mail/others-words.ts';
import { oldestLiveLink } from '../registries/short-links/queries.ts';

/**
 * The mails about a whole registry, to each giver, once a request: when the parents delete it, when it goes with their
 * account, and when it comes back with that.
 */
export const farewellMails: MailWriters<'list-deleted' | 'list-closed' | 'list-back'> = {
  'list-deleted': writeRegistryDeleted,
  'list-closed': writeRegistryClosed,
  'list-back': writeRegistryBack,
};

async function writeRegistryDeleted({ database }: Context, ids: IdsOf<'list-deleted'>): Promise<Mail | null> {
  const rows = await findWishes(database, ids, eq(bookings.cancelledBy, 'registry-deletion'));
  const [first] = rows;
  if (!first) return null;
  const texts = farewellMailTexts(first.language).deleted;
  const title = othersWords(first.registryTitle);
  return {
    to: first.email,
    policy: 'to-giver',
    bookedAt: first.bookedAt,
    language: first.language,
    subject: texts.subject(title),
    preview: texts.preview(rows.length),
    heading: texts.heading(othersName(first.firstName)),
    blocks: [
      { kind: 'paragraph', text: texts.intro(othersName(first.addressOwner), title) },
      wishesBlock(rows),
      { kind: 'paragraph', text: texts.talkFirst },
      { kind: 'note', text: texts.nothingToDo },
    ],
  };
}

async function writeRegistryClosed({ database }: Context, ids: IdsOf<'list-closed'>): Promise<Mail | null> {
  const rows = await findWishes(database, ids, and(isNull(bookings.cancelledAt), isNotNull(registries.deletedAt)));
  const [first] = rows;
  if (!first) return null;
  const { closed, deleted } = farewellMailTexts(first.language);
  const title = othersWords(first.registryTitle);
  return {
    to: first.email,
    policy: 'to-giver',
    bookedAt: first.bookedAt,
    language: first.language,
    subject: closed.subject(title),
    preview: closed.preview,
    heading: closed.heading(othersName(first.firstName)),
    blocks: [
      { kind: 'paragraph', text: closed.intro(othersName(first.addressOwner), title) },
      wishesBlock(rows),
      { kind: 'paragraph', text: deleted.talkFirst },
      { kind: 'paragraph', text: closed.perhapsBack },
    ],
  };
}

async function writeRegistryBack({ database, config }: Context, ids: IdsOf<'list-back'>): Promise<Mail | null> {
  const rows = await findWishes(database, ids, and(isNull(bookings.cancelledAt), isNull(registries.deletedAt)));
  const [first] = rows;
  if (!first) return null;
  const { back } = farewellMailTexts(first.language);
  const title = othersWords(first.registryTitle);
  return {
    to: first.email,
    policy: 'to-giver',
    language: first.language,
    subject: back.subject(title),
    preview: back.preview,
    heading: back.heading(othersName(first.firstName)),
    blocks: [
      { kind: 'paragraph', text: back.intro(othersName(first.addressOwner), title) },
      wishesBlock(rows),
      { kind: 'paragraph', text: back.samePage },
      ...(first.link
        ? [
            {
              kind: 'button' as const,
              label: back.button,
              url: `${config.publicUrl}${paths.publicRegistry(first.link)}`,
            },
          ]
        : []),
    ],
  };
}

type WishRow = Awaited<ReturnType<typeof findWishes>>[number];

function wishesBlock(rows: WishRow[]): Block {
  const texts = farewellMailTexts(rows[0]?.language ?? 'fr').deleted;
  return {
    kind: 'wishes',
    heading: texts.gifts(rows.length),
    wishes: rows.map((row) => ({ title: othersWords(row.wishTitle), detail: detailOf(row, texts) })),
  };
}

function detailOf(
  { boughtAt, receivedAt }: { boughtAt: Date | null; receivedAt: Date | null },
  texts: { bought: string; received: string },
): string {
  if (receivedAt) return texts.received;
  return boughtAt ? texts.bought : '';
}

/** What a request booked on a registry, `{ registryId, requestId }`, as far as it is in that state. */
function findWishes(database: Database, ids: IdsOf<'list-back'>, state: SQL | undefined) {
  return database
    .select({
      email: bookingRequests.email,
      firstName: bookingRequests.firstName,
      language: bookingRequests.language,
      registryTitle: registries.title,
      link: oldestLiveLink(),
      addressOwner: registries.addressOwner,
      wishTitle: wishes.title,
      bookedAt: bookings.bookedAt,
      boughtAt: bookings.boughtAt,
      receivedAt: bookings.receivedAt,
    })
    .from(bookings)
    .innerJoin(bookingRequests, eq(bookingRequests.id, bookings.requestId))
    .innerJoin(registries, eq(registries.id, bookings.registryId))
    .innerJoin(wishes, eq(wishes.id, bookings.wishId))
    .where(and(eq(bookings.requestId, ids.requestId), eq(bookings.registryId, ids.registryId), state))
    .orderBy(asc(bookings.id));
}
