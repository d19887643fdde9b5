import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { readRates } from '#contract/rate-limits.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

function press(payload: string, type: string) {
  return service.app.inject({
    method: 'POST',
    url: paths.refuseMails('none'),
    payload,
    headers: { 'content-type': type },
  });
}

describe('the button of mail programs', () => {
  it('takes what they send, in every form', async () => {
    const form = 'List-Unsubscribe=One-Click';
    const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    expect((await press(form, 'application/x-www-form-urlencoded')).statusCode).toBe(404);
    expect((await press(parts, 'multipart/form-data; boundary=x')).statusCode).toBe(404);
    expect((await press('', 'text/plain')).statusCode).toBe(404);
  });

  it('refuses what is much larger', async () => {
    expect((await press('x'.repeat(100_000), 'application/x-www-form-urlencoded')).statusCode).toBe(413);
  });

  it('is pressed no more often than anything else', async () => {
    const limited = await startTestApp({ rates: readRates('call=2/1h') });
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      statuses.push((await limited.app.inject({ method: 'POST', url: '/unsubscribe/none' })).statusCode);
    }
    await limited.close();
    expect(statuses).toEqual([404, 404, 429]);
  });
});
