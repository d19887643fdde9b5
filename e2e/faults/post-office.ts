import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A mail server that counts what it accepts. */
export interface PostOffice {
  url: string;
  /** How often it accepted each mail, by Message-ID. */
  taken: Map<string, number>;
  /** Its delay before each reply. */
  slowness: number;
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const taken = new Map<string, number>();
  const office: PostOffice = { url: '', taken, slowness: 0, close: () => new Promise((done) => server.close(done)) };
  const think = async (_subject: unknown, _session: unknown, done: () => void) => {
    await pause(office.slowness);
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    socketTimeout: 600_000,
    onMailFrom: think,
    onRcptTo: think,
    async onData(stream, _session, done) {
      const mail = await new Response(stream as never).text().catch(() => null);
      // A killed client disconnects in the middle.
      if (mail === null) return;
      const id = /^Message-ID:\s*(<[^>]+>)/im.exec(mail)?.[1] ?? 'none';
      taken.set(id, (taken.get(id) ?? 0) + 1);
      await pause(office.slowness);
      done();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  office.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return office;
}

/** Mails written to files instead, each named after its cause, like its Message-ID. */
export async function readOutbox(dataDir: string): Promise<Map<string, number>> {
  const names = await readdir(join(dataDir, 'outbox'));
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
  return new Map(ids.map((cause) => [`<${cause}@cigogne.example>`, 1]));
}
