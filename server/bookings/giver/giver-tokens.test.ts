import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookingRequests, giverTokens } from '../../database/schema/bookings.ts';
import { registries } from '../../database/schema/registries.ts';
import { giverCalls } from '../../testing/calls/giver-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { given, page } = giverCalls(() => testApp);

describe('a personal link', () => {
  it('opens nothing of another giver', async () => {
    const [mine, other] = [await given(), await given()];
    for (const line of [
      `POST /booking/giver/${mine.giverToken}/${other.id}/bought`,
      `DELETE /booking/giver/${mine.giverToken}/${other.id}/bought`,
      `DELETE /booking/giver/${mine.giverToken}/${other.id}`,
    ]) {
      expect((await testApp.request(line)).statusCode).toBe(404);
    }
  });

  it.each([
    ['short', 'x'],
    ['long', 'a'.repeat(2000)],
    ['endless', 'a'.repeat(5000)],
    ['of the right shape', 'unknown-token-unknown-token-unkn'],
    ['hostile', '%00'],
    ['clever', "'%20or%201=1--"],
    ['a path', '..%2f..%2f'],
  ])('that is made up and %s opens nothing', async (_, token) => {
    expect([400, 404, 422]).toContain((await page(token)).statusCode);
  });

  it('is kept as a hash only', async () => {
    const { giverToken } = await given();
    const rows = await testApp.context.database.select({ hash: giverTokens.hash }).from(giverTokens);
    expect(rows.some(({ hash }) => hash.toString('latin1').includes(giverToken))).toBe(false);
  });

  it('dies six months after the latest event of its lists', async () => {
    const { giverToken, registry } = await given();
    const { database } = testApp.context;
    async function statusWith(event: string, booked: string) {
      await database
        .update(registries)
        .set({ eventDate: sql.raw(event) })
        .where(eq(registries.id, registry.id));
      await database.update(bookingRequests).set({ createdAt: sql.raw(booked) });
      return (await page(giverToken)).statusCode;
    }
    const longAgo = "now() - interval '3 years'";
    expect(await statusWith("current_date - interval '5 months'", longAgo)).toBe(200);
    expect(await statusWith("current_date - interval '7 months'", longAgo)).toBe(404);
    expect(await statusWith("current_date - interval '7 months'", "now() - interval '5 months'")).toBe(200);
    expect(await statusWith("current_date + interval '5 months'", longAgo)).toBe(200);
  });
});
