import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import type { shareByMail } from '#contract/sharing.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { registries } from '../../database/schema/registries.ts';
import { shares } from '../../database/schema/sharing.ts';
import { shortLinkNames, shortLinks } from '../../database/schema/short-links.ts';
import { refuseBeyondIn24Hours } from '../../http/limits/quotas.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { queueMail } from '../../mail/mail.ts';
import { managedBy } from '../access.ts';
import { isLinkLive } from '../short-links/expiration.ts';

type Share = z.output<typeof shareByMail>;

/**
 * Sends a registry by mail to one person, by one of its working short links.
 * @throws NOT_FOUND when the registry is not the user's or the link not the registry's; TOO_MANY_REQUESTS
 */
export async function shareRegistryByMail(
  context: Context,
  tx: Database,
  { body, user }: { body: Share; user: SessionUser },
): Promise<{ id: number }> {
  const shortLinkId = await findOwnLink(tx, body, user);
  await refuseBeyondIn24Hours(tx, user, {
    table: shares,
    accountId: shares.userId,
    createdAt: shares.createdAt,
    most: LIMITS.sharesPerDay,
    path: 'to_mail',
  });
  const { birth_registry_id: registryId, to_mail: email, to_name: name } = body;
  const [share] = await tx
    .insert(shares)
    .values({ registryId, userId: user.id, shortLinkId, email, name })
    .returning({ id: shares.id });
  if (!share) throw problem('INTERNAL_ERROR');
  await queueMail(context, tx, { kind: 'share', ids: { shareId: share.id }, cause: `share-${share.id}` });
  return share;
}

/** The working link of that name, including a former name that redirects to it; nobody deletes it meanwhile. */
async function findOwnLink(tx: Database, input: Share, user: SessionUser): Promise<number> {
  const [link] = await tx
    .select({ id: shortLinks.id })
    .from(shortLinkNames)
    .innerJoin(shortLinks, eq(shortLinks.id, shortLinkNames.shortLinkId))
    .innerJoin(registries, eq(registries.id, shortLinks.registryId))
    .where(
      and(
        eq(shortLinkNames.name, input.shortlink_name.toLowerCase()),
        eq(registries.id, input.birth_registry_id),
        isLinkLive(),
        managedBy(user),
      ),
    )
    .for('key share', { of: shortLinks });
  if (!link) throw problem('NOT_FOUND');
  return link.id;
}
