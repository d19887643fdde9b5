import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { bookingPayload, createBooking, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { tellOfBookings } from './tell-of-bookings.ts';

const testApp = sharedTestApp();

describe('the parents', () => {
  it('are told who booked what, with the giver’s message, in their language', async () => {
    const owner = await createUser(testApp, { language: 'en' });
    const { id: registryId } = await createOnlineRegistry(testApp, { owner, title: 'Pour Léonie' });
    const ids = [await createWish(testApp, { registryId }), await createWish(testApp, { registryId, title: 'Mobile' })];
    await testApp.request('POST /booking/multi', {
      body: [bookingPayload({ wishes_ids: ids.map(({ id }) => id), anonymous: true, message: 'Bienvenue\nà Léonie' })],
    });
    const mails = await testApp.mailsTo(owner.email);
    expect(mails).toMatchObject([{ subject: 'Jeanne Petit has reserved 2 gifts from your list', language: 'en' }]);
    const text = mails[0]?.text ?? '';
    expect(text).toContain('- Doudou lapin\n- Mobile');
    expect(text).toContain('> Bienvenue\n> à Léonie');
    expect(text).toContain('Jeanne Petit prefers to stay anonymous');
    expect(text).toContain(`${testApp.context.config.publicUrl}${paths.ownerRegistry(registryId)}`);
    expect(text).not.toContain('jeanne@example.org');
  });

  it('get a mail for each list of a request, and nothing of the other list in it', async () => {
    const [one, other] = [await createUser(testApp), await createUser(testApp)];
    const doudou = await createWish(testApp, {
      registryId: (await createOnlineRegistry(testApp, { owner: one })).id,
    });
    const livre = await createWish(testApp, {
      registryId: (await createOnlineRegistry(testApp, { owner: other })).id,
      title: 'Livre',
    });
    await testApp.request('POST /booking/multi', {
      body: [
        bookingPayload({ wishes_ids: [doudou.id], message: 'Pour une' }),
        bookingPayload({ wishes_ids: [livre.id], message: 'Pour l’autre' }),
      ],
    });
    const [toOne, toOther] = [await testApp.mailsTo(one.email), await testApp.mailsTo(other.email)];
    expect([toOne.length, toOther.length]).toEqual([1, 1]);
    expect(toOne[0]?.text).toContain('Pour une');
    expect(toOne[0]?.text).not.toContain('Livre');
    expect(toOther[0]?.text).not.toContain('Doudou');
  });

  it('are not flooded: after five mails in an hour the rest comes as a digest', async () => {
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    for (let index = 1; index <= 9; index += 1) {
      const wish = await createWish(testApp, { registryId, title: `Cadeau ${index}` });
      await createBooking(testApp, { wishId: wish.id, first_name: `Voisin ${index}`, email: anyEmail() });
    }
    expect(await testApp.mailsTo(owner.email)).toHaveLength(5);
    await testApp.context.database.execute(sql`update jobs.job set start_after = now()`);
    const digests = (await testApp.mailsTo(owner.email)).filter(({ cause }) => cause.includes('-hour-'));
    expect(new Set(digests.map(({ cause }) => cause)).size).toBe(digests.length);
    const text = digests.map((digest) => digest.text).join();
    for (let index = 6; index <= 9; index += 1) {
      expect(text).toContain(`De la part de Voisin ${index} Petit\n- Cadeau ${index}`);
    }
  });

  it('are not flooded when everybody books at the same moment either, and are told of everybody', async () => {
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    const gifts: number[] = [];
    while (gifts.length < 20) gifts.push((await createWish(testApp, { registryId, title: `Lot ${gifts.length}.` })).id);
    await Promise.all(
      gifts.map((id) => {
        const body = [bookingPayload({ wishes_ids: [id], email: anyEmail() })];
        return testApp.request('POST /booking/multi', { body });
      }),
    );
    const singles = await testApp.mailsTo(owner.email);
    expect(singles).toHaveLength(5);
    await testApp.context.database.execute(sql`update jobs.job set start_after = now()`);
    const text = (await testApp.mailsTo(owner.email)).map((mail) => mail.text).join();
    for (let index = 0; index < 20; index += 1) expect(text).toContain(`Lot ${index}.`);
  });

  it('are not flooded when two processes send the news, and are told of each booking once', async () => {
    const { context } = testApp;
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    for (let index = 0; index < 8; index += 1) {
      const wish = await createWish(testApp, { registryId });
      const body = [bookingPayload({ wishes_ids: [wish.id], email: anyEmail() })];
      await testApp.request('POST /booking/multi', { body });
    }
    await Promise.all([tellOfBookings(context), tellOfBookings(context), tellOfBookings(context)]);
    const causes = await context.database.execute<{ cause: string }>(
      sql`select data->>'cause' as cause from jobs.job where data->>'cause' like ${`somebody-booked-${registryId}-%`}`,
    );
    expect(causes.rows.filter(({ cause }) => !cause.includes('-hour-'))).toHaveLength(5);
    expect(causes.rows.some(({ cause }) => cause.includes('-hour-'))).toBe(true);
  });

  it('cannot be shown a link or a long enticement in a name', async () => {
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    const wish = await createWish(testApp, { registryId });
    const lure = `Cliquez https://evil.example/ ${'x'.repeat(200)}`;
    await createBooking(testApp, { wishId: wish.id, first_name: lure, message: 'Voir https://evil.example/' });
    const [mail] = await testApp.mailsTo(owner.email);
    expect(mail?.html).not.toContain('https://evil.example');
    expect(mail?.text).not.toContain('https://evil.example');
    expect(mail?.subject).not.toContain('x'.repeat(60));
  });
});
