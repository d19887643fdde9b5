import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { RATE_LIMITS, readRates } from '#contract/rate-limits.ts';
import { startLimitedApp, statuses } from '../../testing/limited-app.ts';

describe('the limits', () => {
  it('stand in the contract for every call that needs them', () => {
    const limited = Object.entries(endpoints).flatMap(([name, endpoint]) =>
      'limit' in endpoint ? [`${name} ${endpoint.limit}`] : [],
    );
    expect(limited).toEqual(
      expect.arrayContaining([
        'POST /user/open registration',
        'POST /user/activate activation',
        'GET /user/{user_id}/activate/{token} activation',
        'POST /user/resend-activation activation',
        'POST /login/access-token login',
        'POST /password-reset/request-reset reset',
        'POST /password-reset/verify-token-validity reset',
        'POST /password-reset/set-new/ reset',
        'GET /birthregistry/search/{query} search',
        'POST /booking/multi booking',
        'POST /email/share_list sharing',
        'POST /contact contact',
        'PUT /user/me profile',
        'DELETE /user/me profile',
        'PUT /user/{user_id} profile',
        'POST /user/confirm-email activation',
      ]),
    );
  });

  it('hold for each of these calls', async () => {
    const service = await startLimitedApp('registration=1/1h,activation=1/1h,reset=1/1h,booking=1/1h,contact=1/1h');
    const lines = [
      'POST /user/open',
      'POST /user/activate',
      'GET /user/1/activate/x',
      'POST /user/resend-activation',
      'POST /password-reset/request-reset',
      'POST /password-reset/verify-token-validity',
      'POST /password-reset/set-new',
      'POST /booking/multi',
      'POST /contact',
    ];
    for (const [host, line] of lines.entries()) {
      const call = () => service.request(line, { from: `192.0.2.${host}` });
      const [first, second] = await statuses([call, call]);
      expect(first, line).toBeLessThan(429);
      expect(second, line).toBe(429);
    }
  });

  it('leave a maternity ward alone', () => {
    const { login, registration, search: searches, booking } = readRates('on');
    const families = 60;
    for (const rate of [login, registration, searches, booking])
      expect(rate?.times).toBeGreaterThanOrEqual(families * 2);
    expect(Object.keys(RATE_LIMITS)).toContain('parse');
  });
});
