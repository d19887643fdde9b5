import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import autocannon from 'autocannon';

/** What the load generator is asked to do, in a process of its own (booking.ts). */
export interface Load {
  url: string;
  connections: number;
  amount: number;
  /** The first gift, how many there are from there on, and in which steps they are taken. */
  gifts: { first: number; count: number };
}

export interface LoadResult {
  /** Bookings that were acknowledged (201). */
  acknowledged: number;
  others: number;
  seconds: number;
  p50: number;
  p99: number;
}

process.once('message', async (load: Load) => {
  const seconds = () => performance.now() / 1000;
  const began = seconds();
  let ended = began;
  const run = autocannon(loadOf(load), () => undefined);
  // autocannon itself looks once a second whether it is done.
  run.on('response', () => {
    ended = seconds();
  });
  const [result] = (await once(run, 'done')) as [autocannon.Result];
  const { p50, p99 } = result.latency;
  const acknowledged = result['2xx'];
  process.send?.({
    acknowledged,
    others: result.non2xx + result.errors,
    seconds: ended - began,
    p50,
    p99,
  } satisfies LoadResult);
});

function loadOf({ url, connections, amount, gifts }: Load): autocannon.Options {
  let sent = 0;
  return {
    url,
    connections,
    amount,
    requests: [
      {
        method: 'POST',
        path: '/api/v1/booking/multi',
        setupRequest(request) {
          const gift = gifts.first + (sent % gifts.count);
          sent += 1;
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            body: bodyFor(gift),
          };
        },
      },
    ],
  };
}

/** Givers are many, so that nobody has had enough of our mails. */
function bodyFor(gift: number): string {
  const email = `giver-${randomUUID()}@example.org`;
  return JSON.stringify([
    { first_name: 'Jeanne', last_name: 'Dupont', email, anonymous: false, message: 'Bienvenue !', wishes_ids: [gift] },
  ]);
}
