import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { MAIL_DAYS } from '#contract/limits.ts';
import { removeOldFiles, writeWhole } from '../../files/write-whole.ts';
import { writeOut } from './write-out.ts';

/**
 * Writes a mail to a file, for operators without an SMTP server.
 * @param cause names the file, so that writing the same mail twice leaves one file
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

/** Removes mails kept for a month: they contain what people wrote, and working links. */
export async function removeOldMails(dataDir: string): Promise<void> {
  await removeOldFiles(join(dataDir, 'outbox'), { matching: /\.eml$/, olderThanDays: MAIL_DAYS });
}
