import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { paths } from '#contract/pages.ts';
import { farewellMailTexts } from '#locales/mails/farewells.ts';
import { findRecoverableAccount } from '../accounts/queries.ts';
import { countedTitle } from '../bookings/mails/mail-words.ts';
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
 * The mails about a whole registry: to its parents when a superuser deletes it, and one per request to each giver
 * whenever it is deleted, when it goes with its parents' account, and when it comes back.
 */
export const farewellMails: MailWriters<'list-removed' | 'list-deleted' | 'list-closed' | 'list-back'> = {
  'list-removed': writeRegistryRemoved,
  'list-deleted': writeRegistryDeleted,
  'list-closed': writeRegistryClosed,
  'list-back': writeRegistryBack,
};

async function writeRegistryRemoved(
  { database }: Context,
  { registryId, userId }: IdsOf<'list-removed'>,
): Promise<Mail | null> {
  const [row] = await database
    .select({ title: registries.title, reason: registries.deletionReason })
    .from(registries)
    .where(eq(registries.id, registryId));
  const parent = await findRecoverableAccount(database, userId);
  if (!(row?.reason && parent)) return null;
  const { subject, intro, after, mistake, button, ...texts } = farewellMailTexts(parent.language).removed;
  const title = othersWords(row.title);
  return {
    to: parent.email,
    language: parent.language,
    policy: 'own-matters',
    ...texts,
    subject: subject(title),
    blocks: [
      { kind: 'paragraph', text: intro(othersName(parent.firstName), title) },
      { kind: 'paragraph', text: row.reason },
      { kind: 'paragraph', text: after },
      { kind: 'note', text: mistake },
      { kind: 'button', label: button, path: paths.contact() },
    ],
  };
}

async function writeRegistryDeleted({ database }: Context, ids: IdsOf<'list-deleted'>): Promise<Mail | null> {
  const rows = await findBookedWishes(database, ids, eq(bookings.cancelledBy, 'registry-deletion'));
  const [first] = rows;
  if (!first) return null;
  const { deleted } = farewellMailTexts(first.language);
  return {
    ...toGiver(first, rows, { ...deleted, preview: deleted.preview(rows.length) }, [
      ...(areAllReceived(rows)
        ? [{ kind: 'note' as const, text: deleted.allReceived }]
        : [
            { kind: 'paragraph' as const, text: deleted.talkFirst },
            { kind: 'note' as const, text: deleted.nothingToDo },
          ]),
    ]),
    bookedAt: first.bookedAt,
  };
}

async function writeRegistryClosed({ database }: Context, ids: IdsOf<'list-closed'>): Promise<Mail | null> {
  const rows = await findBookedWishes(
    database,
    ids,
    and(isNull(bookings.cancelledAt), isNotNull(registries.deletedAt)),
  );
  const [first] = rows;
  if (!first) return null;
  const { closed, deleted } = farewellMailTexts(first.language);
  const mail = areAllReceived(rows)
    ? toGiver(first, rows, { ...closed, ...closed.ofReceived }, [{ kind: 'note', text: deleted.allReceived }])
    : toGiver(first, rows, closed, [
        { kind: 'paragraph', text: deleted.talkFirst },
        { kind: 'paragraph', text: closed.perhapsBack },
      ]);
  return { ...mail, bookedAt: first.bookedAt };
}

async function writeRegistryBack({ database }: Context, ids: IdsOf<'list-back'>): Promise<Mail | null> {
  const rows = await findBookedWishes(database, ids, and(isNull(bookings.cancelledAt), isNull(registries.deletedAt)));
  const [first] = rows;
  if (!first) return null;
  const { back } = farewellMailTexts(first.language);
  return toGiver(first, rows, back, [
    { kind: 'paragraph', text: back.samePage },
    ...(first.link ? [{ kind: 'button' as const, label: back.button, path: paths.publicRegistry(first.link) }] : []),
  ]);
}

interface Words {
  subject: (title: string) => string;
  preview: string;
  heading: (name: string) => string;
  intro: (owner: string, title: string) => string;
}

/** For whoever booked these: what became of the registry, what they booked, and what that means for them. */
function toGiver(giver: BookedWishRow, rows: BookedWishRow[], words: Words, rest: Block[]): Mail {
  const title = othersWords(giver.registryTitle);
  return {
    to: giver.email,
    policy: 'to-giver',
    language: giver.language,
    subject: words.subject(title),
    preview: words.preview,
    heading: words.heading(othersName(giver.firstName)),
    blocks: [
      { kind: 'paragraph', text: words.intro(othersName(giver.addressOwner), title) },
      wishesBlock(rows),
      ...rest,
    ],
  };
}

type BookedWishRow = Awaited<ReturnType<typeof findBookedWishes>>[number];

/** Nothing is left to buy or to send then. */
function areAllReceived(rows: BookedWishRow[]): boolean {
  return rows.every(({ receivedAt }) => receivedAt !== null);
}

function wishesBlock(rows: BookedWishRow[]): Block {
  const texts = farewellMailTexts(rows[0]?.language ?? 'fr').deleted;
  return {
    kind: 'wishes',
    heading: texts.gifts(rows.length),
    wishes: eachOutcome(rows).map(({ wish, row, count }) => ({
      title: countedTitle(wish, count),
      detail: detailOf(row, count, texts),
    })),
  };
}

/** Each gift once, with the number booked; copies of which other things are known stand apart. */
function eachOutcome(rows: BookedWishRow[]) {
  const known = ({ boughtAt, receivedAt }: BookedWishRow) => (receivedAt ? 'received' : boughtAt && 'bought');
  return [...Map.groupBy(rows, (row) => `${row.wish.id} ${known(row)}`).values()].flatMap((copies) => {
    const [row] = copies;
    return row ? [{ wish: row.wish, row, count: copies.length }] : [];
  });
}

type CountedWords = Record<'bought' | 'received', (count: number) => string>;

function detailOf({ boughtAt, receivedAt }: BookedWishRow, count: number, texts: CountedWords): string {
  if (receivedAt) return texts.received(count);
  return boughtAt ? texts.bought(count) : '';
}

/** What a request booked on a registry, `{ registryId, requestId }`, provided it is in that state. */
function findBookedWishes(database: Database, ids: IdsOf<'list-back'>, state: SQL | undefined) {
  return database
    .select({
      email: bookingRequests.email,
      firstName: bookingRequests.firstName,
      language: bookingRequests.language,
      registryTitle: registries.title,
      link: oldestLiveLink(),
      addressOwner: registries.addressOwner,
      wish: { id: wishes.id, title: wishes.title },
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
