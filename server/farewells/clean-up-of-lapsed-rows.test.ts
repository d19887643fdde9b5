import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { emailChanges, tokens } from '../database/schema/accounts.ts';
import { articlePictures, articles, catalogueImports } from '../database/schema/catalogue.ts';
import { contactMessages } from '../database/schema/contact.ts';
import { idempotencyKeys } from '../database/schema/idempotency.ts';
import { failedMails, sentMails } from '../database/schema/mail.ts';
import { secondOwnerInvitations, secondOwnerTokens } from '../database/schema/second-owners.ts';
import { shares } from '../database/schema/sharing.ts';
import { superuserMails } from '../database/schema/superuser-mails.ts';
import { createArticle, createRegistry, createUser } from '../testing/builders.ts';
import { daysAgo } from '../testing/old-rows.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { cleanUp } from './clean-up.ts';

const testApp = sharedTestApp();

describe('Rows with a limited life', () => {
  const [old, young] = [randomBytes(32), randomBytes(32)];

  beforeEach(async () => {
    const { database } = testApp.context;
    await Promise.all([tokens, idempotencyKeys, sentMails].map((table) => database.delete(table)));
  });

  test('goes: expired tokens, last week’s changes of address, keys of yesterday, the record of last month’s mails', async () => {
    const { database } = testApp.context;
    const { id: userId } = await createUser(testApp);
    await database.insert(tokens).values([
      { hash: old, userId, purpose: 'activation', expiresAt: daysAgo(0.01) },
      { hash: young, userId, purpose: 'password-reset', expiresAt: daysAgo(-0.01) },
    ]);
    await database.insert(emailChanges).values(
      [daysAgo(8), daysAgo(6)].map((createdAt, index) => ({
        ...{
          userId,
          oldEmail: 'old@example.org',
          newEmail: `new-${index}@example.org`,
          expiresAt: createdAt,
          createdAt,
        },
        confirmedAt: createdAt,
      })),
    );
    await database.insert(idempotencyKeys).values([
      { keyHash: old, bodyHash: old, createdAt: daysAgo(1.1) },
      { keyHash: young, bodyHash: young, createdAt: daysAgo(0.9) },
    ]);
    await database.insert(sentMails).values([
      { messageId: 'old', kind: 'thanks', recipientHash: old, isUnrequested: false, createdAt: daysAgo(31) },
      { messageId: 'young', kind: 'thanks', recipientHash: old, isUnrequested: false, createdAt: daysAgo(29) },
    ]);
    await cleanUp(testApp.context);
    expect((await database.select().from(tokens)).map(({ hash }) => hash)).toEqual([young]);
    expect((await database.select().from(emailChanges)).map(({ newEmail }) => newEmail)).toEqual(['new-1@example.org']);
    expect((await database.select().from(idempotencyKeys)).map(({ keyHash }) => keyHash)).toEqual([young]);
    expect((await database.select().from(sentMails)).map(({ messageId }) => messageId)).toEqual(['young']);
  });

  test('goes: mails that failed a month ago, and whom lists were shown to', async () => {
    const { database } = testApp.context;
    const { id: userId } = await createUser(testApp);
    const { id: registryId } = await createRegistry(testApp, { owner: { id: userId } });
    const failure = { kind: 'share', ids: {}, reason: 'SMTP 550', tries: 1, queuedAt: daysAgo(35) };
    await database.insert(failedMails).values([
      { ...failure, cause: 'old', failedAt: daysAgo(31) },
      { ...failure, cause: 'young', failedAt: daysAgo(29) },
    ]);
    const share = { registryId, userId, email: 'mamie@example.org' };
    await database.insert(shares).values([
      { ...share, name: 'old', createdAt: daysAgo(36) },
      { ...share, name: 'young', createdAt: daysAgo(34) },
    ]);
    await database.insert(superuserMails).values([
      { email: 'old@example.org', language: 'fr', createdAt: daysAgo(36) },
      { email: 'young@example.org', language: 'fr', createdAt: daysAgo(34) },
    ]);
    const message = { name: 'Jeanne', language: 'fr' as const, message: 'Bonjour' };
    await database.insert(contactMessages).values([
      { ...message, email: 'old@example.org', createdAt: daysAgo(36) },
      { ...message, email: 'young@example.org', createdAt: daysAgo(34) },
    ]);
    await cleanUp(testApp.context);
    expect((await database.select().from(contactMessages)).map(({ email }) => email)).toEqual(['young@example.org']);
    expect((await database.select().from(failedMails)).map(({ cause }) => cause)).toEqual(['young']);
    expect((await database.select().from(shares)).map(({ name }) => name)).toEqual(['young']);
    expect((await database.select().from(superuserMails)).map(({ email }) => email)).toEqual(['young@example.org']);
  });

  test('goes: imports of last season, articles that no shop has had for half a year, and what could not be had of them', async () => {
    const { database } = testApp.context;
    await database.insert(catalogueImports).values([
      { feed: 'old', state: 'done', startedAt: daysAgo(91) },
      { feed: 'running', state: 'running', startedAt: daysAgo(91) },
      { feed: 'young', state: 'done', startedAt: daysAgo(89) },
    ]);
    await createArticle(testApp, { title: 'old', vanishedAt: daysAgo(181) });
    const kept = [
      await createArticle(testApp, { title: 'gone lately', vanishedAt: daysAgo(179) }),
      await createArticle(testApp, { title: 'sold' }),
    ];
    const picture = { imageUrl: 'https://b.example/1.jpg', host: 'b.example', since: daysAgo(31) };
    await database.insert(articlePictures).values([
      { ...picture, articleId: kept[0]?.id ?? 0, nextTryAt: null },
      { ...picture, articleId: kept[1]?.id ?? 0 },
    ]);
    await cleanUp(testApp.context);
    expect((await database.select().from(catalogueImports)).map(({ feed }) => feed).sort()).toEqual([
      'running',
      'young',
    ]);
    expect((await database.select().from(articles)).map(({ title }) => title).sort()).toEqual(['gone lately', 'sold']);
    expect((await database.select().from(articlePictures)).map(({ articleId }) => articleId)).toEqual([kept[1]?.id]);
  });

  test('goes: invitations that are closed since yesterday or lapsed a month ago', async () => {
    const { database } = testApp.context;
    const registries = await Promise.all([1, 2, 3, 4].map(() => createRegistry(testApp)));
    const moments = [
      { createdAt: daysAgo(1.1), expiresAt: daysAgo(-12), closedAt: daysAgo(1) },
      { createdAt: daysAgo(0.9), expiresAt: daysAgo(-13), closedAt: daysAgo(0.8) },
      { createdAt: daysAgo(45), expiresAt: daysAgo(31), closedAt: null },
      { createdAt: daysAgo(43), expiresAt: daysAgo(29), closedAt: null },
    ];
    const rows = moments.map((row, index) => ({ ...row, email: `${index}`, registryId: registries[index]?.id ?? 0 }));
    const invitations = await database.insert(secondOwnerInvitations).values(rows).returning();
    await database
      .insert(secondOwnerTokens)
      .values(invitations.map(({ id }) => ({ hash: randomBytes(32), invitationId: id })));
    await cleanUp(testApp.context);
    const kept = await database.select().from(secondOwnerInvitations);
    expect(kept.map(({ email }) => email).sort()).toEqual(['1', '3']);
    expect(await database.$count(secondOwnerTokens)).toBe(2);
  });

  test('goes by thousands too', async () => {
    const { database } = testApp.context;
    const many = Array.from({ length: 1050 }, (_, index) => ({
      messageId: `mail-${index}`,
      kind: 'thanks',
      recipientHash: old,
      isUnrequested: false,
      createdAt: daysAgo(31),
    }));
    await database.insert(sentMails).values(many);
    await cleanUp(testApp.context);
    expect(await database.$count(sentMails)).toBe(0);
  });
});
