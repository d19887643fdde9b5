import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { JobFailure } from '../jobs/job-failure.ts';

// All of one mail: less than the queue waits before it lets somebody else try (jobs.ts), so that no two try at once.
const PATIENCE_MS = 45_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

// One connection for each server, kept for the mails that follow.
const transports = new Map<string, Transporter>();

/**
 * Sends a mail by SMTP.
 * @param url smtp:// or smtps://, with the user and password if it needs them
 * @throws JobFailure, which is final for a recipient or message refused for good
 */
export async function sendBySmtp(url: string, message: SendMailOptions): Promise<void> {
  const transport = transports.get(url) ?? createTransport({ url, pool: true, maxConnections: 1, ...TIMEOUTS });
  transports.set(url, transport);
  try {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw translate(error as SmtpError);
  }
}

/** Closes the connections: an open one would keep the process alive. The next mail opens its own. */
export function closeSmtp(): void {
  for (const transport of transports.values()) transport.close();
  transports.clear();
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Errors of the library hold the server's words, and those hold addresses: only codes go on. */
function translate({ code = 'ERROR', responseCode = 0, command = '' }: SmtpError): JobFailure {
  const summary = `SMTP ${[code, responseCode || '', command].filter(Boolean).join(' ')}`;
  const isRefused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  const isNoAddress = code === 'EENVELOPE' && command === 'API';
  return new JobFailure(summary, { isFinal: isRefused || isNoAddress });
}
