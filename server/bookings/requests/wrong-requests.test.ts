import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { bookingPayload } from '../../testing/builders.ts';
import { requestCalls } from '../../testing/calls/request-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { book, onlineWish, countBookings } = requestCalls(() => testApp);

describe('a request that is not right', () => {
  it('has the same gift twice', async () => {
    const wish = await onlineWish({ quantity: 5 });
    const answer = await book([
      bookingPayload({ wishes_ids: [wish.id] }),
      bookingPayload({ wishes_ids: [123, wish.id] }),
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '1.wishes_ids.1', code: 'DUPLICATE' }]);
  });

  it('mixes two lists in one payload', async () => {
    const [one, other] = [await onlineWish(), await onlineWish()];
    const answer = await book([bookingPayload({ wishes_ids: [one.id, other.id] })]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '0.wishes_ids.1', code: 'OTHER_REGISTRY' }]);
    expect(await countBookings([one.id, other.id])).toBe(0);
  });

  it('asks for more than a hundred gifts', async () => {
    const ids = Array.from({ length: 102 }, (_, index) => index + 1);
    const answer = await book([
      bookingPayload({ wishes_ids: ids.slice(0, 51) }),
      bookingPayload({ wishes_ids: ids.slice(51) }),
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: 'wishes_ids', code: 'QUOTA' }]);
  });

  it('asks for what is not there, at whatever length: a hundred lists with a message each', async () => {
    const long = '𝄞'.repeat(LIMITS.bookingMessage);
    const name = '𝄞'.repeat(LIMITS.name);
    const fields = { first_name: name, last_name: name, message: long };
    const payloads = Array.from({ length: LIMITS.wishesPerBooking }, (_, index) =>
      bookingPayload({ ...fields, wishes_ids: [index + 1] }),
    );
    expect((await book(payloads)).statusCode).toBe(404);
  });

  it('comes from two givers', async () => {
    const answer = await book([
      bookingPayload({ wishes_ids: [1], email: 'Jeanne@example.org' }),
      bookingPayload({ wishes_ids: [2], email: 'jeanne@EXAMPLE.org' }),
      bookingPayload({ wishes_ids: [3], email: 'paul@example.org' }),
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '2.email', code: 'INVALID_VALUE' }]);
  });

  it.each([
    ['no payload', []],
    ['no array', bookingPayload({ wishes_ids: [1] })],
    ['no gift', [bookingPayload({ wishes_ids: [] })]],
    ['an id that is none', [bookingPayload({ wishes_ids: [1.5] })]],
    ['an id beyond 2^53', [bookingPayload({ wishes_ids: [2 ** 53] })]],
    ['an id as text', [{ ...bookingPayload({ wishes_ids: [] }), wishes_ids: ['1'] }]],
    ['no e-mail', [bookingPayload({ wishes_ids: [1], email: 'jeanne' })]],
    ['two e-mails', [bookingPayload({ wishes_ids: [1], email: 'a@example.org,b@example.org' })]],
    ['a line break in a name', [bookingPayload({ wishes_ids: [1], first_name: 'Jeanne\r\nBcc: x@example.org' })]],
    ['a NUL in the message', [bookingPayload({ wishes_ids: [1], message: 'un\u0000mot' })]],
    ['half an emoji', [bookingPayload({ wishes_ids: [1], message: '\ud83d' })]],
    ['an endless name', [bookingPayload({ wishes_ids: [1], last_name: 'é'.repeat(256) })]],
    ['an endless message', [bookingPayload({ wishes_ids: [1], message: 'é'.repeat(5001) })]],
    ['a name of spaces', [bookingPayload({ wishes_ids: [1], first_name: '   ' })]],
    ['no choice of anonymity', [{ ...bookingPayload({ wishes_ids: [1] }), anonymous: undefined }]],
    ['null', null],
  ])('has %s', async (_, body) => {
    const answer = await testApp.request('POST /booking/multi', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('carries a bad token', async () => {
    const wish = await onlineWish();
    const answer = await book([bookingPayload({ wishes_ids: [wish.id] })], { token: 'forged' });
    expect(answer.statusCode).toBe(403);
  });

  it('is broken JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await testApp.request('POST /booking/multi', { body: '[{', headers });
    expect(answer.statusCode).toBe(400);
  });
});
