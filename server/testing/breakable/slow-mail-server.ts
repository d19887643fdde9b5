import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface SlowMailServer {
  url: string;
  /** The mails it accepted, whether or not the sender was still there to be told. */
  accepted: { to: string; messageId: string }[];
  /** The most that were in progress at the same time. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * A real mail server whose every reply is late: greeting, EHLO, MAIL, RCPT, DATA, and the final acknowledgement.
 * @param delay milliseconds, for each reply; Infinity: it never comes
 */
export async function openSlowMailServer(delay: (answer: string) => number): Promise<SlowMailServer> {
  const accepted: SlowMailServer['accepted'] = [];
  const server = takeMails(accepted);
  const inside = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
  });
  const open = new Set<Socket>();
  let most = 0;
  const outside = createServer((client) => {
    open.add(client);
    most = Math.max(most, open.size);
    client.on('close', () => open.delete(client));
    passOnLate(client, connect(inside, '127.0.0.1'), delay);
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(outside.address() as AddressInfo).port}`,
    accepted,
    connections: () => most,
    async close() {
      for (const client of open) client.destroy();
      await new Promise((resolve) => outside.close(resolve));
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function takeMails(accepted: SlowMailServer['accepted']): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    socketTimeout: 900_000,
    onData: async (stream, { envelope }, done) => {
      const bytes = await new Response(stream as never).arrayBuffer().catch(() => null);
      if (!bytes) return;
      const { messageId = '' } = await PostalMime.parse(bytes);
      accepted.push({ to: envelope.rcptTo[0]?.address ?? '', messageId });
      done();
    },
  });
  // A killed client disconnects without a word.
  server.on('error', () => undefined);
  return server;
}

/** The server's replies reach the client late, in order; if one side hangs up, so does the other. */
function passOnLate(client: Socket, upstream: Socket, delay: (answer: string) => number): void {
  client.on('data', (words) => upstream.write(words));
  let last = Promise.resolve();
  upstream.on('data', (words) => {
    const milliseconds = delay(String(words));
    last = last.then(async () => {
      await (Number.isFinite(milliseconds) ? wait(milliseconds) : new Promise(() => undefined));
      if (client.writable) client.write(words);
    });
  });
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    one.on('error', () => undefined);
    one.on('close', () => other.destroy());
  }
}
