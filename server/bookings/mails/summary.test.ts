import { describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { anyEmail } from '../../testing/any-email.ts';
import {
  bookingPayload,
  createBooking,
  createOnlineRegistry,
  createRegistry,
  createUser,
  createWish,
} from '../../testing/builders.ts';
import { pathPattern } from '../../testing/path-pattern.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();

/** No-break spaces become plain spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

describe('the giver', () => {
  it('gets one summary with gifts, whole addresses, links back and the personal link', async () => {
    const email = anyEmail();
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
    const token = pathPattern(paths.myBooking).exec(mail.text)?.[1];
    const page = await testApp.request(`GET /booking/giver/${token}`);
    expect(page.json().bookings).toHaveLength(3);
  });

  it('is not sent a letter or a link disguised as address lines', async () => {
    const email = anyEmail();
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

  it('can tell others’ words from ours, and none of theirs are clickable', async () => {
    const email = anyEmail();
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

  it('reads it in their own language', async () => {
    const { id: registryId } = await createOnlineRegistry(testApp, { eventDate: '2099-03-14' });
    for (const [language, subject, day] of [
      ['de', 'Reserviert: ein Geschenk', '14. März 2099'],
      ['en', 'You have reserved one gift', '14 March 2099'],
    ]) {
      const email = anyEmail();
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
    const email = anyEmail();
    const owner = await createUser(testApp);
    const wish = await createWish(testApp, { registryId: (await createRegistry(testApp, { owner })).id });
    const body = [bookingPayload({ wishes_ids: [wish.id], email })];
    await testApp.request('POST /booking/multi', { body, token: owner.token });
    const [mail] = await testApp.mailsTo(email);
    expect(mail?.text).toContain('/my-booking/');
    expect(mail?.text).not.toContain('/my-list/');
  });
});
