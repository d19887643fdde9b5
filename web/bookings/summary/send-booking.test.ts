import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#web/data/api-errors.ts';
import { stubStorage } from '#web/testing/stub-storage.ts';
import { type BookingBody, sendBooking } from './send-booking.ts';

/** A service that books once for each key, and may lose its answers on the way back. */
function serviceWith({ lostAnswers = 0, failure }: { lostAnswers?: number; failure?: () => Response } = {}) {
  const kept = new Map<string, string>();
  const requests: { key: string; body: string }[] = [];
  let toLose = lostAnswers;
  vi.stubGlobal('fetch', async (_: string, init: { headers: Record<string, string>; body: string }) => {
    const key = init.headers['Idempotency-Key'] ?? '';
    requests.push({ key, body: init.body });
    if (failure && kept.size === 0) return failure();
    if (kept.has(key) && kept.get(key) !== init.body) return problem(422, 'UNPROCESSABLE_ENTITY', 'KEY_REUSED');
    kept.set(key, init.body);
    if (toLose > 0) {
      toLose -= 1;
      throw new TypeError('Failed to fetch');
    }
    return Response.json([], {
      status: 201,
      headers: { 'X-Giver-Token': `token of ${JSON.parse(init.body)[0].first_name}` },
    });
  });
  return { requests, bookings: kept };
}

function problem(status: number, code: string, fieldCode: string): Response {
  const errors = [{ path: 'wishes_ids.1', code: fieldCode, message: '' }];
  return Response.json({ status, code, errors }, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

function bodyOf(firstName: string, wishIds = [1, 2]): BookingBody {
  return [
    {
      first_name: firstName,
      last_name: 'Durand',
      email: 'jo@example.org',
      anonymous: false,
      message: null,
      wishes_ids: wishIds,
    },
  ];
}

beforeEach(() => {
  stubStorage('sessionStorage');
  stubStorage('localStorage');
  vi.stubGlobal('document', { documentElement: { lang: 'fr', dataset: {} } });
});

describe('a booking', () => {
  it('gives the giver’s token', async () => {
    serviceWith();
    expect(await sendBooking(bodyOf('Jeanne'))).toBe('token of Jeanne');
  });

  it('is made once when the answer got lost and the button was pressed again', async () => {
    const { requests, bookings } = serviceWith({ lostAnswers: 2 });
    await expect(sendBooking(bodyOf('Jeanne'))).rejects.toThrow(NetworkError);
    await expect(sendBooking(bodyOf('Jeanne'))).rejects.toThrow(NetworkError);
    expect(await sendBooking(bodyOf('Jeanne'))).toBe('token of Jeanne');
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(bookings.size).toBe(1);
  });

  it('is found again when the name was corrected after a lost answer', async () => {
    const { bookings } = serviceWith({ lostAnswers: 1 });
    await expect(sendBooking(bodyOf('Jeane'))).rejects.toThrow(NetworkError);
    expect(await sendBooking(bodyOf('Jeanne'))).toBe('token of Jeane');
    expect(bookings.size).toBe(1);
  });

  it('goes under a new key for another basket, and for the same basket after a success', async () => {
    const { requests } = serviceWith();
    await sendBooking(bodyOf('Jeanne'));
    await sendBooking(bodyOf('Jeanne'));
    await sendBooking(bodyOf('Jeanne', [1]));
    expect(new Set(requests.map(({ key }) => key)).size).toBe(3);
  });

  it('that was refused is not sent behind the giver’s back later', async () => {
    const { requests } = serviceWith({ failure: () => problem(409, 'ALREADY_BOOKED', 'ALREADY_BOOKED') });
    await expect(sendBooking(bodyOf('Jeanne'))).rejects.toThrow(ApiError);
    await expect(sendBooking(bodyOf('Jo'))).rejects.toThrow(ApiError);
    expect(requests.map(({ body }) => JSON.parse(body)[0].first_name)).toEqual(['Jeanne', 'Jo']);
  });
});
