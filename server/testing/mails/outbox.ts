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

/** The mails in an outbox, by cause. */
export async function readOutbox(dataDir: string): Promise<SentMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => readMail(folder, name)));
}

async function readMail(folder: string, name: string): Promise<SentMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  return {
    cause: name.replace(/\.eml$/, ''),
    to: mail.to?.[0]?.address ?? '',
    language: mail.headers.find((header) => header.key === 'content-language')?.value ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
