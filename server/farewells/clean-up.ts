import { join } from 'node:path';
import { and, not, sql } from 'drizzle-orm';
import { oldAccounts, oldEmailChanges, oldKnownClients, oldSessions, oldTokens } from '../accounts/old-rows.ts';
import { oldActs } from '../admin/acts/old-rows.ts';
import { oldBookings, oldGiverTokens, oldRequests } from '../bookings/old-rows.ts';
import { givenUpPictures, oldImports } from '../catalogue/old-rows.ts';
import { oldContactMessages } from '../contact/old-rows.ts';
import type { Context } from '../context.ts';
import { type OldRows, removeOldRows } from '../database/old-rows.ts';
import { removeOldDrafts } from '../files/write-whole.ts';
import { oldIdempotencyKeys } from '../http/idempotency/old-rows.ts';
import { oldFailedMails, oldSentMails } from '../mail/old-rows.ts';
import { removeOldMails } from '../mail/sending/outbox.ts';
import { removeOldLooseFiles } from '../pictures/remove-pictures.ts';
import { endOldSecondOwners, hasRegistries, oldShortLinkNames, removeOldRegistries } from '../registries/old-rows.ts';
import { oldShares } from '../registries/sharing/old-rows.ts';
import { oldInvitations } from '../second-owners/old-rows.ts';
import { oldReadings } from '../shop-pages/scans/old-rows.ts';
import { oldSuperuserMails } from '../superuser-mails/old-rows.ts';
import { oldUnlinkedArticles, unlinkOldArticles } from '../wishes/article-links/old-articles.ts';
import { oldCategories, oldWishes } from '../wishes/old-rows.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

/**
 * Permanently removes what is too old to be needed or restored; runs once a day. Each feature names its own such
 * rows; rows that others reference go after the ones referencing them.
 */
export async function cleanUp(context: Context): Promise<void> {
  const { database } = context;
  const remove = (rows: OldRows) => removeOldRows(database, rows);
  await remove(oldTokens);
  await remove(oldSessions);
  await remove(oldEmailChanges);
  await remove(oldInvitations);
  await remove(oldIdempotencyKeys);
  await remove(oldKnownClients);
  await remove(oldGiverTokens(database));
  await remove(oldSentMails);
  await remove(oldFailedMails);
  await remove(oldActs);
  await remove(oldReadings);
  await remove(oldShares);
  await remove(oldSuperuserMails);
  await remove(oldContactMessages);
  await remove(oldBookings);
  await remove(oldWishes);
  await remove(oldCategories(database));
  await removeOldRegistries(database);
  await remove(oldShortLinkNames);
  await remove(oldRequests(database));
  await remove(oldImports);
  await remove(givenUpPictures);
  await unlinkOldArticles(database);
  await remove(oldUnlinkedArticles(database));
  await removeUnusedPictures(context);
  await removeOldLooseFiles(context);
  const { dataDir } = context.config;
  for (const folder of ['images', 'outbox']) await removeOldDrafts(join(dataDir, folder));
  await removeOldMails(dataDir);
  await endOldSecondOwners(database);
  // An account that still has registries stays until those are gone.
  await remove({ ...oldAccounts, where: and(oldAccounts.where, not(hasRegistries(database))) });
  await database.execute(sql`select count_search_words()`);
}
