import type { SendMailOptions, Transporter } from 'nodemailer';
import { JobFailure } from '../../jobs/job-failure.ts';
import { writeOut } from './write-out.ts';

const MINUTE_MS = 60_000;

/** Connections to the mail server, and so the number of mails sent at the same time (PACE in jobs/queues.ts). */
const CONNECTIONS = 5;

/** How long a mail server may take, in milliseconds. */
interface Patience {
  /** Until its greeting, including address lookup and connecting. */
  greeting: number;
  /** For each answer. */
  answer: number;
  /** For a whole mail: less than its job may take (jobs/queues.ts), after which it would be sent a second time. */
  mail: number;
}

/**
 * As RFC 5321 (4.5.3.2) requires: five minutes for most answers, ten after the end of the message. Hanging up before
 * the server confirms a message means sending it again, and it arrives twice.
 */
const PATIENCE: Patience = { greeting: 5 * MINUTE_MS, answer: 10 * MINUTE_MS, mail: 50 * MINUTE_MS };

/** Nodemailer accepts an address as an object, which it does not split at commas; its types only allow text. */
type Envelope = SendMailOptions['envelope'];

// A few connections per server, kept open for the mails that follow.
const transports = new Map<string, Transporter>();

interface SendOptions {
  /** Aborts the mail because the process is ending. */
  signal?: AbortSignal | undefined;
  patience?: Patience;
}

/**
 * Sends a mail by SMTP.
 * @param url smtp:// or smtps://, with user and password if needed
 * @throws JobFailure, final if the recipient or message is permanently rejected
 */
export async function sendBySmtp(
  url: string,
  message: SendMailOptions,
  { signal, patience = PATIENCE }: SendOptions = {},
): Promise<void> {
  // Loaded with the first mail.
  const { createTransport } = await import('nodemailer');
  const transport = transports.get(url) ?? createTransport(poolOf(url, patience));
  transports.set(url, transport);
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(), patience.mail);
  try {
    // In separate parts it would take thirty writes to the socket.
    const raw = await writeOut(message);
    await transport.sendMail({
      envelope: { from: message.from, to: message.to } as Envelope,
      raw,
      signal: AbortSignal.any([tooLong.signal, ...(signal ? [signal] : [])]),
    });
  } catch (error) {
    throw translate(error as SmtpError);
  } finally {
    clearTimeout(timer);
  }
}

function poolOf(url: string, { greeting, answer }: Patience) {
  return {
    url,
    pool: true as const,
    maxConnections: CONNECTIONS,
    // For the greeting, the shorter of the two applies.
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: answer,
  };
}

/** Closes the connections, since an open one would keep the process alive. The next mail opens its own. */
export function closeSmtp(): void {
  // The pool's own close accepts `force`, which its types here omit.
  for (const { transporter } of transports.values()) (transporter as Pool).close({ force: true });
  transports.clear();
}

interface Pool {
  close(options: { force: boolean }): void;
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** The library's errors quote the server, which quotes addresses: only their codes are passed on. */
function translate({ code = 'ERROR', responseCode = 0, command = '' }: SmtpError): JobFailure {
  const summary = `SMTP ${[code, responseCode || '', command].filter(Boolean).join(' ')}`;
  const isRefused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  const isNoAddress = code === 'EENVELOPE' && command === 'API';
  return new JobFailure(summary, { isFinal: isRefused || isNoAddress });
}
