import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface SentMail {
  cause: string;
  to: string;
  language: string;
  subject: string;
  text: string;
  html: string;
}

/** Tests look again and again at an outbox that grows: reading a mail's parts takes longer than finding it unchanged. */
const known = new Map<string, { bytes: Buffer; mail: SentMail }>();

/** The mails in an outbox, by cause. */
export async function readOutbox(dataDir: string): Promise<SentMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => readMail(folder, name)));
}

async function readMail(folder: string, name: string): Promise<SentMail> {
  const path = join(folder, name);
  const bytes = await readFile(path);
  const before = known.get(path);
  if (before?.bytes.equals(bytes)) return before.mail;
  const mail = await parseMail(name, bytes);
  known.set(path, { bytes, mail });
  return mail;
}

async function parseMail(name: string, bytes: Buffer): Promise<SentMail> {
  const mail = await PostalMime.parse(bytes);
  return {
    cause: name.replace(/\.eml$/, ''),
    to: mail.to?.[0]?.address ?? '',
    language: mail.headers.find((header) => header.key === 'content-language')?.value ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
