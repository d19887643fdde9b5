import type { SendMailOptions, Transporter } from 'nodemailer';
import { JobFailure } from '../../jobs/job-failure.ts';
import { writeOut } from './write-out.ts';

const MINUTE_MS = 60_000;

/** Connections to the mail server: as many mails leave at the same time (PACE in jobs/queues.ts). */
const CONNECTIONS = 5;

/** How long a mail server may take, in milliseconds. */
interface Patience {
  /** Until it greets, its address looked up and the connection made. */
  greeting: number;
  /** For each answer. */
  answer: number;
  /** For all of one mail: less than its job may take (jobs/queues.ts), so that nobody else begins with it. */
  mail: number;
}

/**
 * What RFC 5321 (4.5.3.2) asks for: five minutes for most answers, ten after the end of the message. Whoever hangs up
 * before the server says that it has the message will send it again, and it arrives twice.
 */
const PATIENCE: Patience = { greeting: 5 * MINUTE_MS, answer: 10 * MINUTE_MS, mail: 50 * MINUTE_MS };

/** Its addresses may be objects, so that one that reads as two stays one; the types here know texts only. */
type Envelope = SendMailOptions['envelope'];

// A few connections for each server, kept for the mails that follow.
const transports = new Map<string, Transporter>();

interface SendOptions {
  /** Gives the mail up: the process ends. */
  signal?: AbortSignal | undefined;
  patience?: Patience;
}

/**
 * Sends a mail by SMTP.
 * @param url smtp:// or smtps://, with the user and password if it needs them
 * @throws JobFailure, which is final for a recipient or message refused for good
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
    // Part by part, it would be thirty writes to the socket.
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
    // Of both the shorter counts for the greeting.
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: answer,
  };
}

/** Closes the connections: an open one would keep the process alive. The next mail opens its own. */
export function closeSmtp(): void {
  // The pool's own close takes `force`, which its types here do not know.
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

/** The library's errors quote the server, which quotes addresses: only their codes go on. */
function translate({ code = 'ERROR', responseCode = 0, command = '' }: SmtpError): JobFailure {
  const summary = `SMTP ${[code, responseCode || '', command].filter(Boolean).join(' ')}`;
  const isRefused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  const isNoAddress = code === 'EENVELOPE' && command === 'API';
  return new JobFailure(summary, { isFinal: isRefused || isNoAddress });
}
