import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { writeWhole } from '../files/write-whole.ts';
import { writeOut } from './write-out.ts';

/**
 * Keeps a mail as a file, for whoever runs the service without an SMTP server.
 * @param cause names the file, so that the same mail written twice is one file
 * @returns the file's path
 */
export async function keepInOutbox(dataDir: string, cause: string, message: SendMailOptions): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const path = join(folder, `${cause}.eml`);
  const bytes = await writeOut(message);
  await writeWhole(path, bytes, 0o600).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(path, bytes, 0o600);
  });
  return path;
}
