import { describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { createBooking, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { pathPattern } from '../../testing/path-pattern.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();

/** No-break spaces become plain spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

describe('the giver', () => {
  it('who refuses such mails hears only whether what they had booked before is cancelled', async () => {
    const email = anyEmail();
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    const wish = await createWish(testApp, { registryId, quantity: 5 });
    const earlier = [
      await createBooking(testApp, { wishId: wish.id, email }),
      await createBooking(testApp, { wishId: wish.id, email }),
    ];
    const [summary] = await testApp.mailsTo(email);
    const refusal = pathPattern((token) => paths.refuseMails(token, 'bookings')).exec(summary?.text ?? '')?.[1];
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

  it('is thanked in the parents’ words', async () => {
    const email = anyEmail();
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
    expect(mail?.html).toContain('Merci &lt;b&gt;beaucoup&lt;/b&gt;\u00A0!');
  });

  it('hears that the parents deleted the booking, the gift or the list, once a request', async () => {
    const email = anyEmail();
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
    const email = anyEmail();
    const { id: registryId } = await createOnlineRegistry(testApp);
    const booking = await createBooking(testApp, { wishId: (await createWish(testApp, { registryId })).id, email });
    await testApp.request(`DELETE /booking/giver/${booking.giverToken}/${booking.id}`);
    expect(await testApp.mailsTo(email)).toEqual([]);
  });
});
