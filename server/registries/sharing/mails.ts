import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { paths } from '#contract/pages.ts';
import { sharingMailTexts } from '#locales/mails/sharing.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { registries } from '../../database/schema/registries.ts';
import { shares } from '../../database/schema/sharing.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import type { Mail, MailWriters } from '../../mail/mail.ts';
import type { IdsOf } from '../../mail/mail-job.ts';
import { othersName, othersWords } from '../../mail/others-words.ts';
import { isLinkLive } from '../short-links/expiration.ts';

export const sharingMails: MailWriters<'share'> = { share: writeShare };

/** For the recipient of a share, `{ shareId }`. Nothing is left to show once the registry is offline. */
async function writeShare({ database }: Context, { shareId }: IdsOf<'share'>): Promise<Mail | null> {
  const share = await findShare(database, shareId);
  if (!share) return null;
  const t = sharingMailTexts(share.language).share;
  const sharer = othersName(share.firstName, share.lastName);
  const title = othersWords(share.title);
  return {
    to: share.email,
    language: share.language,
    policy: 'share',
    subject: t.subject(sharer),
    preview: t.preview(title),
    heading: t.heading(othersName(share.name)),
    blocks: [
      { kind: 'paragraph', text: t.intro(sharer, title) },
      { kind: 'paragraph', text: t.howTo },
      { kind: 'button', label: t.button, path: paths.sharedRegistry(share.link, share.language) },
      { kind: 'note', text: t.reply(sharer) },
      { kind: 'note', text: t.notYou },
    ],
  };
}

/** A share with a link that works now: the one that was shared, otherwise another of the registry's. */
async function findShare(database: Database, id: number) {
  const [share] = await database
    .select({
      email: shares.email,
      name: shares.name,
      title: registries.title,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
      link: shortLinks.name,
    })
    .from(shares)
    .innerJoin(registries, eq(registries.id, shares.registryId))
    .innerJoin(users, eq(users.id, shares.userId))
    .innerJoin(shortLinks, eq(shortLinks.registryId, registries.id))
    .where(and(eq(shares.id, id), isLinkLive(), isNull(registries.deletedAt), isNull(users.deletedAt)))
    .orderBy(sql`${shortLinks.id} is distinct from ${shares.shortLinkId}`, asc(shortLinks.id))
    .limit(1);
  return share ?? null;
}
