import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { emailChanges } from '../database/schema/accounts.ts';
import { bookings } from '../database/schema/bookings.ts';
import { failedMails } from '../database/schema/mail.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import { shares } from '../database/schema/sharing.ts';
import { superuserMails } from '../database/schema/superuser-mails.ts';
import { hashRecipient, suppress } from '../mail/recipients/suppress.ts';
import { anyEmail } from '../testing/any-email.ts';
import { createBooking, createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
let admin: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  admin = await createUser(testApp, { isSuperuser: true });
});

function send(line: string, body: object, token = admin.token) {
  return testApp.request(`POST /email/${line}`, { token, body });
}

describe('a superuser', () => {
  it('writes to anybody in their own words, of which no link is made', async () => {
    const to_mail = anyEmail();
    const text = 'Votre question sur la liste :\nvoici la réponse.\n\nÀ bientôt sur https://evil.example';
    const body = { to_mail, to_name: 'Jeanne', subject: 'Votre question', text, language: 'de' };
    expect((await send('text', body)).json()).toEqual({ ok: true });
    const [mail] = await testApp.mailsTo(to_mail);
    expect(mail).toMatchObject({ subject: 'Votre question', language: 'de' });
    expect(mail?.text).toContain('Guten Tag, Jeanne\n\nVotre question sur la liste :\nvoici la réponse.\n\nÀ bientôt');
    expect(mail?.html).not.toContain('https://evil.example');
  });

  it('sends a template, in the language asked for', async () => {
    const to_mail = anyEmail();
    await send('template', { to_mail, template: 'discovery', language: 'en' });
    expect(await testApp.mailsTo(to_mail)).toMatchObject([
      { subject: 'How about your baby gift list?', language: 'en' },
    ]);
  });

  it('sends an activation, a reset or a summary again, to whom it is about', async () => {
    const waiting = await createUser(testApp, { activatedAt: null });
    const giver = anyEmail();
    const wish = await createWish(testApp, { registryId: (await createOnlineRegistry(testApp)).id });
    await createBooking(testApp, { wishId: wish.id, email: giver });
    const sent = [
      [waiting.email, 'activation', '/activate/'],
      [admin.email, 'password-reset', '/reset-password/'],
      [giver.toUpperCase(), 'booking-summary', '/my-booking/'],
    ] as const;
    for (const [to_mail, template, link] of sent) {
      const before = (await testApp.mailsTo(to_mail.toLowerCase())).length;
      expect((await send('template', { to_mail, template })).statusCode).toBe(200);
      const mails = await testApp.mailsTo(to_mail.toLowerCase());
      expect(mails).toHaveLength(before + 1);
      expect(mails.at(-1)?.text).toContain(link);
    }
  });

  it.each(['activation', 'password-reset', 'booking-summary'])(
    'cannot send a %s to somebody else',
    async (template) => {
      const answer = await send('template', { to_mail: anyEmail(), template });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('alone may do that', async () => {
    const { token } = await createUser(testApp);
    const to_mail = anyEmail();
    const lines = [
      'POST /email/text',
      'POST /email/template',
      'GET /email/failed',
      'GET /email/failed/1',
      'POST /email/retry/1',
    ];
    for (const line of lines) {
      const body = { to_mail, subject: 'a', text: 'b', template: 'discovery' };
      const call = line.startsWith('GET') ? { token } : { token, body };
      expect((await testApp.request(line, call)).json().code).toBe('FORBIDDEN');
      const anonymous = line.startsWith('GET') ? {} : { body };
      expect((await testApp.request(line, anonymous)).json().code).toBe('INVALID_CREDENTIALS');
    }
  });
});

describe('a mail that failed for good', () => {
  /** A superuser's mail to an address that refuses such mails. */
  async function aFailedMail() {
    const to_mail = anyEmail();
    const [recipientHash] = hashRecipient(testApp.context.config.keys, to_mail);
    await suppress(testApp.context.database, recipientHash);
    await send('text', { to_mail, subject: 'Bonjour', text: 'Un mot' });
    await expect(testApp.deliverMails()).rejects.toThrow('refused');
    await testApp.keepFailedMails();
    return to_mail;
  }

  function failed(query = '') {
    return testApp.request(`GET /email/failed${query}`, { token: admin.token });
  }

  it('is shown to a superuser with its cause, and without its address', async () => {
    const to_mail = await aFailedMail();
    const answer = await failed();
    const [mail] = answer.json();
    expect(mail).toEqual({
      id: expect.any(Number),
      kind: 'superuser-mail',
      cause: `superuser-mail-${mail.ids.id}`,
      ids: { id: expect.any(Number) },
      ...{ user_id: null, first_name: null, last_name: null, birthregistry_id: null, birthregistry_title: null },
      reason: 'its recipient refused such mails',
      tries: 1,
      queued_date: expect.stringMatching(/Z$/),
      failed_date: expect.stringMatching(/Z$/),
    });
    expect(answer.body).not.toContain(to_mail);
  });

  it('is looked at in its words, which is recorded, as long as there is something to tell', async () => {
    const to_mail = await aFailedMail();
    const [{ id, ids }] = (await failed()).json();
    const look = (mail: number) => testApp.request(`GET /email/failed/${mail}`, { token: admin.token });
    const answer = await look(id);
    expect(answer.json()).toEqual({ language: 'fr', subject: 'Bonjour', text: expect.stringContaining('Un mot') });
    expect(answer.body).not.toContain(to_mail);
    const acts = await testApp.request('GET /admin/acts?limit=1', { token: admin.token });
    expect(acts.json()).toMatchObject([{ call: 'GET /email/failed/{mail_id}', about: { mail_id: id } }]);
    expect((await failed()).json()[0].id).toBe(id);

    await testApp.context.database.delete(superuserMails).where(eq(superuserMails.id, ids.id));
    for (const gone of [id, id + 1000]) expect((await look(gone)).json().code).toBe('NOT_FOUND');
  });

  it('of a kind that there is no more has nothing to show', async () => {
    const about = { kind: 'farewell-of-old', ids: { id: 1 }, cause: 'farewell-of-old-1' };
    const row = { ...about, reason: '550', tries: 9, queuedAt: new Date() };
    const [mail] = await testApp.context.database.insert(failedMails).values(row).returning();
    const answer = await testApp.request(`GET /email/failed/${mail?.id}`, { token: admin.token });
    expect(answer.json().code).toBe('NOT_FOUND');
  });

  it('names the account and the list that it is about, as long as they are there', async () => {
    const { database } = testApp.context;
    const { id: user } = await createUser(testApp, { firstName: 'Camille', lastName: 'Martin' });
    const { id: registryId } = await createOnlineRegistry(testApp, { title: 'La liste de Léonie' });
    const wish = await createWish(testApp, { registryId });
    const { id: bookingId } = await createBooking(testApp, { wishId: wish.id });
    const [booking] = await database.select().from(bookings).where(eq(bookings.id, bookingId));
    const [invited] = await database
      .insert(secondOwnerInvitations)
      .values({ registryId, email: anyEmail(), expiresAt: new Date() })
      .returning();
    const [change] = await database
      .insert(emailChanges)
      .values({ userId: user, oldEmail: anyEmail(), newEmail: anyEmail(), expiresAt: new Date() })
      .returning();
    const [shared] = await database
      .insert(shares)
      .values({ registryId, userId: user, email: anyEmail(), name: 'Mamie' })
      .returning();
    const who = { user_id: user, first_name: 'Camille', last_name: 'Martin' };
    const nobody = { user_id: null, first_name: null, last_name: null };
    const list = { birthregistry_id: registryId, birthregistry_title: 'La liste de Léonie' };
    const none = { birthregistry_id: null, birthregistry_title: null };
    const told = [
      [
        { user, version: 1 },
        { ...who, ...none },
      ],
      [{ change: change?.id }, { ...who, ...none }],
      [
        { registryId, userId: user },
        { ...who, ...list },
      ],
      [{ shareId: shared?.id }, { ...who, ...list }],
      [{ requestId: booking?.requestId }, { ...nobody, ...list }],
      [
        { bookingId, bookingIds: [bookingId] },
        { ...nobody, ...list },
      ],
      [{ invitationId: invited?.id }, { ...nobody, ...list }],
      [
        { registryId: 0, user: 0 },
        { ...nobody, ...none },
      ],
    ] as const;
    for (const [ids, subject] of told) {
      const row = {
        kind: 'of-any-kind',
        ids,
        cause: `any-${anyEmail()}`,
        reason: '550',
        tries: 9,
        queuedAt: new Date(),
      };
      await database.insert(failedMails).values(row as typeof failedMails.$inferInsert);
      expect((await failed('?limit=1')).json(), JSON.stringify(ids)).toMatchObject([{ ids, ...subject }]);
    }
  });

  it('is listed by pages, the latest first', async () => {
    await aFailedMail();
    await aFailedMail();
    const all = await failed();
    const total = Number(all.headers['x-total-count']);
    expect(all.json()).toHaveLength(total);
    const pages = await Promise.all(Array.from({ length: total }, (_, skip) => failed(`?skip=${skip}&limit=1`)));
    expect(pages.map((page) => page.json()[0].id)).toEqual(all.json().map(({ id }: { id: number }) => id));
    const ids = all.json().map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one));
  });

  it('is sent again once, under the same name, and kept again when it fails again', async () => {
    await aFailedMail();
    const [mail] = (await failed()).json();
    const retry = () => testApp.request(`POST /email/retry/${mail.id}`, { token: admin.token });
    const answers = await Promise.all([retry(), retry(), retry()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect((await failed()).json()).not.toContainEqual(expect.objectContaining({ cause: mail.cause }));
    await expect(testApp.deliverMails()).rejects.toThrow('refused');
    await testApp.keepFailedMails();
    expect((await failed()).json()).toContainEqual(expect.objectContaining({ cause: mail.cause }));
  });
});
