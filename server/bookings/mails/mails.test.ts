import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import {
  bookingPayload,
  createBooking,
  createOnlineRegistry,
  createRegistry,
  createUser,
  createWish,
} from '../../testing/builders.ts';
import { tellOfBookings } from './tell-of-bookings.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

function anyAddress(): string {
  return `giver-${crypto.randomUUID()}@example.org`;
}

/** No-break spaces read as spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

describe('the giver', () => {
  it('gets one summary with gifts, whole addresses, links back and the personal link', async () => {
    const email = anyAddress();
    const one = await createOnlineRegistry(testApp, { title: 'Pour Léonie', eventDate: '2099-03-14' });
    const other = await createOnlineRegistry(testApp, {
      title: 'Pour Tom',
      eventDateIsPrivate: true,
      addressOwner: 'Famille Dupont',
      addressCountry: 'BE',
    });
    const doudou = await createWish(testApp, { registryId: one.id, link: 'https://shop.example/doudou' });
    const mobile = await createWish(testApp, { registryId: one.id, title: 'Mobile', priceCents: 1000 });
    const livre = await createWish(testApp, { registryId: other.id, title: 'Livre', priceCents: 0 });
    await testApp.request('POST /booking/multi', {
      body: [
        bookingPayload({ wishes_ids: [doudou.id, mobile.id], email }),
        bookingPayload({ wishes_ids: [livre.id], email }),
      ],
    });
    const mails = await testApp.mailsTo(email);
    expect(mails).toHaveLength(1);
    const mail = { ...mails[0], text: plain(mails[0]?.text ?? '') };
    const { publicUrl } = testApp.context.config;
    expect(plain(mail.subject ?? '')).toBe('C’est réservé : 3 cadeaux');
    expect(mail.text).toContain(
      `> - Doudou lapin\n>   24,90 €\n>   Voir ce cadeau sur la liste\n>   ${publicUrl}${paths.publicWish(one.name, doudou.id)}\n`,
    );
    expect(mail.text).toContain('> - Mobile\n>   10 €\n');
    expect(mail.text).toContain(
      `> - Livre\n>   Voir ce cadeau sur la liste\n>   ${publicUrl}${paths.publicWish(other.name, livre.id)}\n`,
    );
    expect(mail.text).toContain('>   Camille et Sacha Martin\n>   12 rue des Lilas\n>   44000 Nantes\n>   France\n');
    expect(mail.text).toContain('>   Famille Dupont\n>   12 rue des Lilas\n>   44000 Nantes\n>   Belgique\n');
    expect(mail.text.match(/La naissance est prévue le 14 mars 2099\./g)).toHaveLength(1);
    expect(`${mail.text}${mail.html}`).not.toContain('shop.example');
    const token = /\/my-booking\/([\w-]+)/.exec(mail.text)?.[1];
    const page = await testApp.request(`GET /booking/giver/${token}`);
    expect(page.json().bookings).toHaveLength(3);
  });

  it('is sent no letter in the lines of an address, and no link', async () => {
    const email = anyAddress();
    const letter = `Gagnez sur https://evil.example/ ${'x '.repeat(100)}`;
    const registry = await createOnlineRegistry(testApp, { addressFirstLine: letter, addressCity: 'y'.repeat(255) });
    const wish = await createWish(testApp, { registryId: registry.id });
    await testApp.request('POST /booking/multi', { body: [bookingPayload({ wishes_ids: [wish.id], email })] });
    const [mail] = await testApp.mailsTo(email);
    const lines = (mail?.text ?? '').split('\n').map((line) => line.replace(/^[> ]+/, ''));
    const address = lines.filter((line) => /^Gagnez|^44000/.test(line));
    expect(address).toHaveLength(2);
    for (const line of address) expect(line.replaceAll('\u200C', '').length).toBeLessThanOrEqual(100);
    expect(`${mail?.text}${mail?.html}`).not.toContain('https://evil.example');
  });

  it('can tell what others wrote from what we write, and presses on no words of theirs', async () => {
    const email = anyAddress();
    const [title, gift, firstName] = ['Votre compte est suspendu', 'Rappelez le 0899 70 00 00', 'Payez maintenant'];
    const registry = await createOnlineRegistry(testApp, { title, addressOwner: 'Service client' });
    const wish = await createWish(testApp, { registryId: registry.id, title: gift });
    await createBooking(testApp, { wishId: wish.id, email, first_name: firstName });
    const [mail] = await testApp.mailsTo(email);
    const theirs = [title, gift, firstName, 'Service client', '12 rue des Lilas'];
    const ours = (mail?.text ?? '').split('\n').filter((line) => !line.startsWith('> '));
    for (const words of theirs) expect(ours.join('\n')).not.toContain(words);
    expect(ours.map(plain)).toContain('Sur leur liste, les parents ont écrit :');
    for (const [, inside = ''] of (mail?.html ?? '').matchAll(/<(?:a|h1|h2|title)\b[^>]*>(.*?)<\//gs)) {
      for (const words of theirs) expect(inside).not.toContain(words);
    }
  });

  it('who refuses such mails hears only whether what they had booked before is cancelled', async () => {
    const email = anyAddress();
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    const wish = await createWish(testApp, { registryId, quantity: 5 });
    const earlier = [
      await createBooking(testApp, { wishId: wish.id, email }),
      await createBooking(testApp, { wishId: wish.id, email }),
    ];
    const [summary] = await testApp.mailsTo(email);
    const refusal = /\/unsubscribe\/([\w-]+)\?about=bookings/.exec(summary?.text ?? '')?.[1];
    const refused = await testApp.request('POST /email/unsubscribe', { body: { token: refusal } });
    expect(refused.statusCode).toBe(200);

    const later = await createBooking(testApp, { wishId: wish.id, email });
    const { token } = owner;
    const body = { acknowledgment_msg: 'Merci' };
    await testApp.request(`POST /booking/thank/${earlier[0]?.id}`, { token, body });
    for (const booking of [earlier[1], later]) await testApp.request(`DELETE /booking/${booking?.id}`, { token });
    const causes = (await testApp.mailsTo(email)).map(({ cause }) => cause.replace(/-\d+.*/, ''));
    expect(causes.sort()).toEqual(['booking-deleted', 'booking-summary', 'booking-summary']);
    expect(await testApp.keepFailedMails()).toBe(0);
  });

  it('reads it in their own language', async () => {
    const { id: registryId } = await createOnlineRegistry(testApp, { eventDate: '2099-03-14' });
    for (const [language, subject, day] of [
      ['de', 'Reserviert: ein Geschenk', '14. März 2099'],
      ['en', 'You have reserved one gift', '14 March 2099'],
    ]) {
      const email = anyAddress();
      const wish = await createWish(testApp, { registryId });
      await testApp.request('POST /booking/multi', {
        body: [bookingPayload({ wishes_ids: [wish.id], email })],
        headers: { 'accept-language': `${language};q=0.9, fr;q=0.1` },
      });
      const [mail] = await testApp.mailsTo(email);
      expect(mail).toMatchObject({ subject, language });
      expect(mail?.text).toContain(day);
    }
  });

  it('is not sent to a page that is offline', async () => {
    const email = anyAddress();
    const owner = await createUser(testApp);
    const wish = await createWish(testApp, { registryId: (await createRegistry(testApp, { owner })).id });
    const body = [bookingPayload({ wishes_ids: [wish.id], email })];
    await testApp.request('POST /booking/multi', { body, token: owner.token });
    const [mail] = await testApp.mailsTo(email);
    expect(mail?.text).toContain('/my-booking/');
    expect(mail?.text).not.toContain('/my-list/');
  });

  it('is thanked in the parents’ words', async () => {
    const email = anyAddress();
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner, addressOwner: 'Camille & Sacha' });
    const booking = await createBooking(testApp, { wishId: (await createWish(testApp, { registryId })).id, email });
    const message = 'Merci <b>beaucoup</b> !\nÀ très vite.';
    await testApp.request(`POST /booking/thank/${booking.id}`, {
      token: owner.token,
      body: { acknowledgment_msg: message },
    });
    const mail = (await testApp.mailsTo(email)).find(({ cause }) => cause === `thanks-${booking.id}`);
    expect(mail?.subject).toBe('Un merci de la part de Camille & Sacha');
    expect(mail?.text).toContain('> Merci <b>beaucoup</b> !\n> À très vite.');
    expect(mail?.html).toContain('Merci &lt;b&gt;beaucoup&lt;/b&gt; !');
  });

  it('hears that the parents deleted the booking, the gift or the list, once a request', async () => {
    const email = anyAddress();
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner, title: 'Pour Léonie' });
    const titles = ['Lit', 'Poussette', 'Bain'];
    const gifts: Awaited<ReturnType<typeof createBooking>>[] = [];
    const wishIds: number[] = [];
    for (const title of titles) {
      const wish = await createWish(testApp, { registryId, title });
      wishIds.push(wish.id);
      gifts.push(await createBooking(testApp, { wishId: wish.id, email }));
    }
    const { token } = owner;
    await testApp.request(`DELETE /booking/${gifts[0]?.id}`, { token });
    await testApp.request(`DELETE /wish/${wishIds[1]}`, { token });
    await testApp.request(`DELETE /birthregistry/${registryId}`, { token });
    const mails = (await testApp.mailsTo(email)).filter(({ cause }) => !cause.startsWith('booking-summary'));
    const told = (start: string) => mails.filter(({ cause }) => cause.startsWith(start)).map(({ text }) => plain(text));
    expect(told('booking-deleted')).toEqual([expect.stringMatching(/Les parents ont annulé[\s\S]*- Lit/)]);
    expect(told('wish-deleted')).toEqual([expect.stringMatching(/ont retiré ce cadeau[\s\S]*- Poussette/)]);
    expect(told('list-deleted')).toEqual([expect.stringContaining('Bain')]);
    const page = await testApp.request(`GET /booking/giver/${gifts[2]?.giverToken}`);
    expect(page.json()).toEqual({ bookings: [] });
  });

  it('hears nothing when what they booked was given back before the mail left', async () => {
    const email = anyAddress();
    const { id: registryId } = await createOnlineRegistry(testApp);
    const booking = await createBooking(testApp, { wishId: (await createWish(testApp, { registryId })).id, email });
    await testApp.request(`DELETE /booking/giver/${booking.giverToken}/${booking.id}`);
    expect(await testApp.mailsTo(email)).toEqual([]);
  });
});

describe('the parents', () => {
  it('hear who booked what, with the words that came with it, in their language', async () => {
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
    expect(text).toContain('Jeanne Petit would rather stay anonymous');
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

  it('are not buried: after five mails in an hour the rest comes as a digest', async () => {
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    for (let index = 1; index <= 9; index += 1) {
      const wish = await createWish(testApp, { registryId, title: `Cadeau ${index}` });
      await createBooking(testApp, { wishId: wish.id, first_name: `Voisin ${index}`, email: anyAddress() });
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

  it('are not buried when everybody books at the same moment either, and hear of everybody', async () => {
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    const gifts: number[] = [];
    while (gifts.length < 20) gifts.push((await createWish(testApp, { registryId, title: `Lot ${gifts.length}.` })).id);
    await Promise.all(
      gifts.map((id) => {
        const body = [bookingPayload({ wishes_ids: [id], email: anyAddress() })];
        return testApp.request('POST /booking/multi', { body });
      }),
    );
    const singles = await testApp.mailsTo(owner.email);
    expect(singles).toHaveLength(5);
    await testApp.context.database.execute(sql`update jobs.job set start_after = now()`);
    const text = (await testApp.mailsTo(owner.email)).map((mail) => mail.text).join();
    for (let index = 0; index < 20; index += 1) expect(text).toContain(`Lot ${index}.`);
  });

  it('are not buried when two processes tell of the bookings, and hear of each once', async () => {
    const { context } = testApp;
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    for (let index = 0; index < 8; index += 1) {
      const wish = await createWish(testApp, { registryId });
      const body = [bookingPayload({ wishes_ids: [wish.id], email: anyAddress() })];
      await testApp.request('POST /booking/multi', { body });
    }
    await Promise.all([tellOfBookings(context), tellOfBookings(context), tellOfBookings(context)]);
    const causes = await context.database.execute<{ cause: string }>(
      sql`select data->>'cause' as cause from jobs.job where data->>'cause' like ${`somebody-booked-${registryId}-%`}`,
    );
    expect(causes.rows.filter(({ cause }) => !cause.includes('-hour-'))).toHaveLength(5);
    expect(causes.rows.some(({ cause }) => cause.includes('-hour-'))).toBe(true);
  });

  it('cannot be shown a link or a long lure in a name', async () => {
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
