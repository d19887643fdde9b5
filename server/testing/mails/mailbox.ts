import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { closeSmtp } from '../../mail/sending/smtp.ts';

export interface Mailbox {
  url: string;
  port: number;
  mails: { envelope: { from: string; to: string[] }; mail: Email }[];
  /** How the server answers a recipient: null accepts it. */
  refusal: { code: number; text: string } | null;
  close(): Promise<void>;
}

/** A real mail server that keeps what it accepts. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const box: Mailbox = { url: '', port: 0, mails: [], refusal: null, close: async () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    onRcptTo: (_address, _session, done) =>
      done(box.refusal ? Object.assign(new Error(box.refusal.text), { responseCode: box.refusal.code }) : null),
    onData: async (stream, { envelope }, done) => {
      const mail = await PostalMime.parse(await new Response(stream as never).arrayBuffer());
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      box.mails.push({ envelope: { from, to: envelope.rcptTo.map(({ address }) => address) }, mail });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  box.port = typeof address === 'object' && address ? address.port : 0;
  box.url = `smtp://127.0.0.1:${box.port}`;
  box.close = () => new Promise((resolve) => server.close(() => resolve()));
  return box;
}

/** For a single test; pooled connections to it are closed along with it. */
export async function closeMailbox(mailbox: Mailbox): Promise<void> {
  closeSmtp();
  await mailbox.close();
}
