import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { accountCalls } from '../../testing/calls/account-calls.ts';
import { emailCalls } from '../../testing/calls/email-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { change, askFor, confirm, me } = emailCalls(() => testApp);
const calls = accountCalls(() => testApp);
const { logIn, register, registerAndReadMail, activate } = calls;

describe('A new address', () => {
  test('that has an account is answered like any other, and only its own mailbox learns why nothing comes of it', async () => {
    const { token, email: old } = await calls.loggedIn();
    const other = await calls.registerActivated();
    const [free, taken] = [await change(token, { email: anyEmail() }), await change(token, { email: other.email })];
    expect(taken.statusCode).toBe(200);
    expect({ ...taken.json(), new_email: null }).toEqual({ ...free.json(), new_email: null });
    expect(await testApp.subjectsTo(other.email)).toContain('Cette adresse a déjà un compte');
    expect(await calls.linksTo(other.email, 'confirm-email')).toEqual([]);
    expect(await me(token)).toMatchObject({ email: old });
  });

  test('that got an account while it waited stays that account’s', async () => {
    const { token, email: old } = await calls.loggedIn();
    const email = anyEmail();
    const link = await askFor(token, email);
    const { userId, token: activation } = await registerAndReadMail(email);
    await activate(userId, activation);
    const answer = await confirm(token, link);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'EMAIL_ALREADY_EXISTS']);
    expect(await me(token)).toMatchObject({ email: old });
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('that somebody registered without activating it goes to whoever reads its mail', async () => {
    const { token, id } = await calls.loggedIn();
    const email = anyEmail();
    await register(email, { password: 'Etranger!val7' });
    expect((await confirm(token, await askFor(token, email))).statusCode).toBe(200);
    const rows = await testApp.context.database.select().from(users).where(eq(users.email, email));
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  test('of two accounts at once goes to one of them', async () => {
    const people = [await calls.loggedIn(), await calls.loggedIn()];
    const email = anyEmail();
    const links: string[] = [];
    for (const { token } of people) links.push(await askFor(token, email));
    const answers = await Promise.all(links.map((link, which) => confirm(people[which]?.token ?? '', link)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
