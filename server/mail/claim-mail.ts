import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { briefTransaction } from '../database/brief-transaction.ts';
import type { Database } from '../database/client.ts';
import { gathered } from '../database/gathered.ts';
import { anyOf, prepared } from '../database/prepared.ts';
import { retried } from '../database/retried-transaction.ts';
import { sentMails, suppressedAddresses } from '../database/schema.ts';
import type { MailJob, MailKind } from './mail-job.ts';
import { type Hashes, hashRecipient } from './suppress.ts';

/**
 * How many mails leave to one address in a day, and after which pause one more leaves all the same. What people ask for
 * with a form is counted by kind, apart from the rest, so that nobody uses up another's resets with something else.
 * Beyond its number a day one still leaves after each pause: whoever asks for a link then has one in the mailbox that
 * works, be it one that a stranger asked for. For links the pause is shorter than the hour for which a reset link
 * works. Summaries tell of bookings that exist, and people may book for many registries in a day.
 */
const LIMITS = {
  unrequested: { aDay: 5, pauseMinutes: null },
  'asked-for': { aDay: 5, pauseMinutes: 50 },
  summaries: { aDay: 10, pauseMinutes: 180 },
} as const;

export type Limit = keyof typeof LIMITS;

interface Claim {
  messageId: string;
  kind: MailKind;
  recipientHash: Buffer;
  limit: Limit | null;
  /**
   * What a refusal of such mails may be stored under; and when the booking was made, if the mail is owed to those who
   * booked before refusing.
   */
  refusal: { hashes: Hashes; bookedAt: Date | null } | null;
}

type Verdict = 'claimed' | 'refused' | 'enough';

export function messageIdOf({ publicUrl }: Config, cause: string): string {
  return `<${cause}@${hostOf(publicUrl)}>`;
}

const hosts = new Map<string, string>();

function hostOf(url: string): string {
  const host = hosts.get(url) ?? new URL(url).hostname;
  hosts.set(url, host);
  return host;
}

/** Whether this mail left already, in an earlier run of its job. */
export const hasLeft = gathered(async (database: Database, messageIds: string[]): Promise<boolean[]> => {
  const left = new Set(
    (await findLeft(database, { messageIds: JSON.stringify(messageIds) })).map((row) => row.messageId),
  );
  return messageIds.map((messageId) => left.has(messageId));
});

const findLeft = prepared<{ messageId: string }>(sql`
  select ${sentMails.messageId} as "messageId" from ${sentMails}
  where ${sentMails.messageId} = ${anyOf('messageIds', 'text')} and ${sentMails.sentAt} is not null`);

/**
 * Writes down that a mail is about to leave; a job that is tried again finds its claim and keeps it. Nothing is written
 * when its recipient refused such mails or got enough of them.
 */
export const claimMail = gathered(async (database: Database, claims: Claim[]): Promise<Verdict[]> => {
  const json = JSON.stringify(claims.map(toRow));
  const limited = claims.filter(({ limit }) => limit !== null);
  if (limited.length === 0) return verdictsOf(await judge(database, { claims: json }));
  return retried(() =>
    briefTransaction(database, async ({ tx, endWithNext }) => {
      await countOneAfterTheOther(tx, limited);
      endWithNext();
      return verdictsOf(await judge(tx, { claims: json }));
    }),
  );
});

function verdictsOf(rows: { verdict: Verdict }[]): Verdict[] {
  return rows.map(({ verdict }) => verdict);
}

function toRow({ messageId, kind, recipientHash, limit, refusal }: Claim, index: number) {
  return {
    index,
    messageId,
    kind,
    recipient: recipientHash.toString('hex'),
    refusals: refusal?.hashes.map((hash) => hash.toString('hex')),
    bookedAt: refusal?.bookedAt,
    isUnrequested: limit === 'unrequested',
    ...(limit && LIMITS[limit]),
  };
}

/** Mails to one address are judged one after the other. */
const judge = prepared<{ verdict: Verdict }>(sql`
  with asked as materialized (
    select asked.*, decode(recipient, 'hex') as hash,
      (select count(*) from ${suppressedAddresses} where recipient_hash = any(array(select decode(refusal, 'hex') from unnest(refusals) refusal))
        and ("bookedAt" is null or created_at < "bookedAt")) > 0 as "isRefused",
      (select count(*) from ${sentMails} where message_id = "messageId") > 0 as "isClaimed"
    from json_to_recordset(${sql.placeholder('claims')}::json) as asked(index int, "messageId" text, kind text,
      recipient text, refusals text[], "bookedAt" timestamptz, "isUnrequested" boolean, "aDay" int, "pauseMinutes" int)
  ),
  counted as (
    select index, "aDay", "pauseMinutes", earlier.today, earlier.latest,
      row_number() over (partition by hash, case when "isUnrequested" then '' else kind end order by index) as place
    from asked cross join lateral (
      select count(*) as today, max(created_at) as latest from ${sentMails}
      where recipient_hash = asked.hash and created_at > now() - interval '1 day'
        and case when asked."isUnrequested" then is_unrequested else sent_mails.kind = asked.kind end
    ) earlier
    where "aDay" is not null and not "isRefused" and not "isClaimed"
  ),
  too_many as (
    select index from counted
    where today + place > "aDay" and (place = 1 and latest + "pauseMinutes" * interval '1 minute' <= now()) is not true
  ),
  judged as (
    select asked.*, case when "isRefused" then 'refused' when too_many.index is null then 'claimed' else 'enough' end as verdict
    from asked left join too_many on too_many.index = asked.index
  ),
  written as (
    insert into ${sentMails} (message_id, kind, recipient_hash, is_unrequested)
    select "messageId", kind, hash, "isUnrequested" from judged where verdict = 'claimed' and not "isClaimed"
    on conflict do nothing
  )
  select verdict from judged order by index`);

/** Several may write to one address at once. */
const takeTurns = prepared(sql`
  select pg_advisory_xact_lock(turn)
  from (
    select distinct turn::bigint as turn from json_array_elements_text(${sql.placeholder('turns')}::json) turn order by 1
  ) turns`);

async function countOneAfterTheOther(tx: Database, mails: { recipientHash: Buffer }[]): Promise<void> {
  await takeTurns(tx, {
    turns: JSON.stringify(mails.map(({ recipientHash }) => String(recipientHash.readBigInt64BE()))),
  });
}

/**
 * Claims a mail that is asked for with a form before it is queued, in the transaction of what causes it: it will leave,
 * whatever else its recipient is sent meanwhile.
 * @returns 0, or how many seconds must pass first when its recipient got enough of such mails; then nothing is claimed
 */
export async function promiseMail({ config }: Context, tx: Database, job: MailJob, to: string): Promise<number> {
  const [recipientHash] = hashRecipient(config.keys, to);
  const row = { messageId: messageIdOf(config, job.cause), kind: job.kind, recipientHash, isUnrequested: false };
  await countOneAfterTheOther(tx, [row]);
  const seconds = await secondsToWait(tx, row);
  if (seconds === 0) await tx.insert(sentMails).values(row);
  return seconds;
}

async function secondsToWait(tx: Database, { recipientHash, kind }: { recipientHash: Buffer; kind: MailKind }) {
  const { aDay, pauseMinutes } = LIMITS['asked-for'];
  const pause = sql.raw(`interval '${pauseMinutes} minutes'`);
  const [found] = await tx
    .select({
      today: count(),
      seconds: sql`ceil(extract(epoch from max(${sentMails.createdAt}) + ${pause} - now()))`.mapWith(Number),
    })
    .from(sentMails)
    .where(
      and(
        eq(sentMails.recipientHash, recipientHash),
        gt(sentMails.createdAt, sql`now() - interval '1 day'`),
        eq(sentMails.kind, kind),
      ),
    );
  return !found || found.today < aDay ? 0 : Math.max(0, found.seconds);
}

/** Notes mails as sent. */
export const markAsSent = gathered(async (database: Database, messageIds: string[]): Promise<undefined[]> => {
  await mark(database, { messageIds: JSON.stringify(messageIds) });
  return [];
});

const mark = prepared(sql`
  update ${sentMails} set sent_at = now() where message_id = ${anyOf('messageIds', 'text')}`);
