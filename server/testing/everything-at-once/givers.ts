import { randomUUID } from 'node:crypto';
import { bookingPayload } from '../builders.ts';
import { requestCalls } from '../calls/request-calls.ts';
import type { Chance } from './chance.ts';
import type { Acts, Scene } from './scene.ts';

const GIVERS = ['jeanne', 'paul', 'rose', 'luc', 'inès'];

/** What givers do: they reserve on several lists at once, and think better of it. */
export function giverActs({ testApp, gifts, bookings, acknowledged }: Scene): Acts {
  const { book } = requestCalls(() => testApp);

  function payloads(chance: Chance, count: number) {
    const email = `${chance.oneOf(GIVERS)}@example.org`;
    return chance.someOf(gifts, count).map(({ id }) => bookingPayload({ wishes_ids: [id], email }));
  }

  function note(answer: Awaited<ReturnType<typeof book>>) {
    if (answer.statusCode !== 201) return answer;
    const giverToken = String(answer.headers['x-giver-token']);
    for (const { id } of answer.json<{ id: number }[]>()) {
      if (!acknowledged.has(id)) bookings.push({ id, giverToken });
      acknowledged.add(id);
    }
    return answer;
  }

  return {
    reserve: async (chance) => note(await book(payloads(chance, 3))),
    async 'reserve, and press twice'(chance) {
      const body = payloads(chance, 2);
      const headers = { 'idempotency-key': randomUUID() };
      const [first, second] = await Promise.all([book(body, { headers }), book(body, { headers })]);
      note(first);
      return note(second);
    },
    async 'say that a gift is bought'(chance) {
      if (bookings.length === 0) return 'nothing to do';
      const { id, giverToken } = chance.oneOf(bookings);
      return testApp.request(`POST /booking/giver/${giverToken}/${id}/bought`);
    },
    async cancel() {
      const booking = bookings.shift();
      if (!booking) return 'nothing to do';
      return testApp.request(`DELETE /booking/giver/${booking.giverToken}/${booking.id}`);
    },
  };
}
