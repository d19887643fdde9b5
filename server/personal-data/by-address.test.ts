import { describe, expect, test } from 'vitest';
import { contactMessages } from '../database/schema/contact.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import { superuserMails } from '../database/schema/superuser-mails.ts';
import { anyEmail } from '../testing/any-email.ts';
import { createBooking, createOnlineRegistry, createWish } from '../testing/builders.ts';
import { accountCalls, createPerson, PASSWORD } from '../testing/calls/account-calls.ts';
import { emailCalls } from '../testing/calls/email-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const calls = accountCalls(() => testApp);
const emails = emailCalls(() => testApp);

const CHOSEN = 'Choisi!lac7';

/** A stranger's address, without an account, by which something of each kind is known. */
async function usedEmail(email = anyEmail()): Promise<string> {
  const { database } = testApp.context;
  const registry = await createOnlineRegistry(testApp);
  const wish = await createWish(testApp, { registryId: registry.id });
  await createBooking(testApp, { wishId: wish.id, email, message: 'Bienvenue' });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await database.insert(secondOwnerInvitations).values({ registryId: registry.id, email, expiresAt });
  await database.insert(superuserMails).values({ email, language: 'fr', subject: 'Bonjour', body: 'Merci' });
  await database.insert(contactMessages).values({ name: 'Jeanne', email, language: 'fr', message: 'Bonsoir' });
  return email;
}

/** The account that was registered with PASSWORD and activated, with both tokens or by the mail's alone. */
async function register(email: string, where: 'here' | 'elsewhere') {
  let registration_token: unknown;
  const { userId, token } = await calls.registerAndReadMail(email, {}, (headers) => {
    registration_token = headers['x-registration-token'];
  });
  const body = { user_id: userId, token, ...(where === 'here' ? { registration_token } : {}) };
  await testApp.request('POST /user/activate', { body });
  return userId;
}

async function sessionOf(email: string, password = PASSWORD): Promise<string> {
  return String((await calls.logIn(email, password)).json().access_token);
}

/** How many things of each kind the download holds, and whether it and the account say that some are left out. */
async function download(token: string) {
  const data = (await testApp.request('GET /user/me/export', { token })).json();
  const kinds = ['bookings_made', 'invitations', 'letters', 'contact_messages'];
  return {
    things: kinds.map((kind) => data[kind].length),
    mail: data.mails[0],
    saysPartial: [data.account.export_is_partial, (await emails.me(token)).export_is_partial],
  };
}

const ALL = {
  things: [1, 1, 1, 1],
  mail: expect.objectContaining({ sent_date: expect.any(String) }),
  saysPartial: [false, false],
};
const OWN_ONLY = { things: [0, 0, 0, 0], mail: undefined, saysPartial: [true, true] };

describe('What only an address tells is downloaded', () => {
  test('by nobody who registered a stranger’s address that the stranger then activated, also after changing the password', async () => {
    const email = await usedEmail();
    await register(email, 'elsewhere');
    const token = await sessionOf(email);
    expect(await download(token)).toEqual(OWN_ONLY);
    await emails.change(token, { password: CHOSEN });
    expect(await download(await sessionOf(email, CHOSEN))).toEqual(OWN_ONLY);
    // An address that was only asked for is not theirs either.
    await emails.change(await sessionOf(email, CHOSEN), { email: await usedEmail(), current_password: CHOSEN });
    expect(await download(await sessionOf(email, CHOSEN))).toEqual(OWN_ONLY);
  });

  test('nor where the link of older clients activated, or the token of another registration came along', async () => {
    const [one, two] = [await usedEmail(), await usedEmail()];
    const first = await calls.registerAndReadMail(one);
    await testApp.request(`GET /user/${first.userId}/activate/${first.token}`);
    expect(await download(await sessionOf(one))).toEqual(OWN_ONLY);
    let registration_token: unknown;
    await calls.registerAndReadMail(anyEmail(), {}, (headers) => {
      registration_token = headers['x-registration-token'];
    });
    const { userId: user_id, token } = await calls.registerAndReadMail(two);
    await testApp.request('POST /user/activate', { body: { user_id, token, registration_token } });
    expect(await download(await sessionOf(two))).toEqual(OWN_ONLY);
  });

  test('by whoever opened the mail in the browser that registered', async () => {
    const email = await usedEmail();
    await register(email, 'here');
    expect(await download(await sessionOf(email))).toEqual(ALL);
  });

  test('by whoever chose the password by mail: a reset, or the activation that asks for one', async () => {
    const [one, two] = [await usedEmail(), await usedEmail()];
    await register(one, 'elsewhere');
    await calls.setNewPassword(await calls.requestReset(one), CHOSEN);
    expect(await download(await sessionOf(one, CHOSEN))).toEqual(ALL);
    await calls.register(two);
    const { userId, token } = await calls.registerAndReadMail(two);
    await calls.activate(userId, token, CHOSEN);
    expect(await download(await sessionOf(two, CHOSEN))).toEqual(ALL);
  });

  test('by whoever confirmed the address from its mail', async () => {
    const email = anyEmail();
    await register(email, 'elsewhere');
    const token = await sessionOf(email);
    await emails.confirm(token, await emails.askFor(token, await usedEmail()));
    expect(await download(token)).toEqual(ALL);
  });

  test('by no superuser who chose the person’s password', async () => {
    const email = await usedEmail();
    const id = await register(email, 'here');
    const superuser = await createPerson(testApp, { isSuperuser: true });
    const body = { password: CHOSEN, current_password: PASSWORD };
    expect((await testApp.request(`PUT /user/${id}`, { token: superuser.token, body })).statusCode).toBe(200);
    expect(await download(await sessionOf(email, CHOSEN))).toEqual(OWN_ONLY);
  });

  test('is found by an address in capitals that JavaScript and the database make small differently', async () => {
    const email = await usedEmail(`ΝΙΚΟΣ@${crypto.randomUUID()}.example`);
    await register(email, 'here');
    expect(await download(await sessionOf(email))).toEqual(ALL);
  });
});
