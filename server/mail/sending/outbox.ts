import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { removeOldFiles, writeWhole } from '../../files/write-whole.ts';
import { writeOut } from './write-out.ts';

const DAYS_KEPT = 30;

/**
 * Keeps a mail as a file, for whoever runs the service without an SMTP server.
 * @param cause names the file, so that the same mail written twice is one file
 * @returns the file's path
 */
export async function keepInOutbox(dataDir: string, cause: string, message: SendMailOptions): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const path = join(folder, `${cause}.eml`);
  const bytes = await writeOut(message);
  await writeWhole(path, bytes).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(path, bytes);
  });
  return path;
}

/** Removes the mails that were kept a month ago: they hold what people wrote, and links that open something. */
export async function removeOldMails(dataDir: string): Promise<void> {
  await removeOldFiles(join(dataDir, 'outbox'), { matching: /\.eml$/, olderThanDays: DAYS_KEPT });
}
