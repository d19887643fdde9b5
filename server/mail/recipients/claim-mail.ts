import { sql } from 'drizzle-orm';
import { MAILS_TO_ONE_ADDRESS } from '#contract/limits.ts';
import type { Config } from '../../config/config.ts';
import { askTogether } from '../../database/ask-together.ts';
import type { Database } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { sentMails, suppressedAddresses } from '../../database/schema/mail.ts';
import { briefTransaction } from '../../database/transactions/brief-transaction.ts';
import { retried } from '../../database/transactions/retried-transaction.ts';
import type { MailKind } from '../mail-job.ts';
import type { Hashes } from './suppress.ts';

/** How its recipient's mails are counted. */
export type MailLimit = keyof typeof MAILS_TO_ONE_ADDRESS;

interface Claim {
  messageId: string;
  kind: MailKind;
  recipientHash: Buffer;
  limit: MailLimit | null;
  /**
   * What a refusal of such mails may be stored under, and when the booking was made if the mail is owed to people who
   * booked before refusing.
   */
  refusal: { hashes: Hashes; bookedAt: Date | null } | null;
}

interface Judged {
  verdict: 'claimed' | 'refused' | 'enough';
  /** After `enough`: until the next would be claimed; null where there is none today. */
  seconds: number | null;
}

type Verdict = Judged['verdict'];

export function messageIdOf({ publicUrl }: Config, cause: string): string {
  return `<${cause}@${hostOf(publicUrl)}>`;
}

const hosts = new Map<string, string>();

function hostOf(url: string): string {
  const host = hosts.get(url) ?? new URL(url).hostname;
  hosts.set(url, host);
  return host;
}

/**
 * Records that a mail is about to be sent; a retried job finds and keeps its claim. Nothing is recorded if the
 * recipient refused such mails or has had enough of them.
 */
export const claimMail = askTogether(async (database: Database, claims: Claim[]): Promise<Verdict[]> => {
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

/** Claims one in a transaction that has called `countOneAfterTheOther`. */
export async function claimWithin(tx: Database, claim: Claim): Promise<Judged> {
  const [judged] = await judge(tx, { claims: JSON.stringify([toRow(claim, 0)]) });
  if (!judged) throw new Error('Each claim is judged.');
  return judged;
}

function verdictsOf(rows: Judged[]): Verdict[] {
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
    ...(limit && MAILS_TO_ONE_ADDRESS[limit]),
  };
}

/**
 * Mails to one address are judged one after the other. Counting replaces `exists`, which PostgreSQL would answer by
 * hashing the whole table as long as that has only some thousands of rows.
 */
const judge = prepared<Judged>(sql`
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
      row_number() over (partition by hash, case when "isUnrequested" then '' else kind end order by index) as rank
    from asked cross join lateral (
      select count(*) as today, max(created_at) as latest from ${sentMails}
      where recipient_hash = asked.hash and created_at > now() - interval '1 day'
        and case when asked."isUnrequested" then is_unrequested else sent_mails.kind = asked.kind end
    ) earlier
    where "aDay" is not null and not "isRefused" and not "isClaimed"
  ),
  too_many as (
    select index, ceil(extract(epoch from latest + "pauseMinutes" * interval '1 minute' - now()))::int as seconds
    from counted
    where today + rank > "aDay" and (rank = 1 and latest + "pauseMinutes" * interval '1 minute' <= now()) is not true
  ),
  judged as (
    select asked.*, seconds,
      case when "isRefused" then 'refused' when too_many.index is null then 'claimed' else 'enough' end as verdict
    from asked left join too_many on too_many.index = asked.index
  ),
  written as (
    insert into ${sentMails} (message_id, kind, recipient_hash, is_unrequested)
    select "messageId", kind, hash, "isUnrequested" from judged where verdict = 'claimed' and not "isClaimed"
    on conflict do nothing
  )
  select verdict, seconds from judged order by index`);

/** Several senders may be writing to one address at once. */
const lockRecipients = prepared(sql`
  select pg_advisory_xact_lock(key)
  from (
    select distinct key::bigint as key from json_array_elements_text(${sql.placeholder('keys')}::json) key order by 1
  ) recipients`);

export async function countOneAfterTheOther(tx: Database, mails: { recipientHash: Buffer }[]): Promise<void> {
  await lockRecipients(tx, {
    keys: JSON.stringify(mails.map(({ recipientHash }) => String(recipientHash.readBigInt64BE()))),
  });
}
