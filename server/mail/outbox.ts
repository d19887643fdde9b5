import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

const transport = createTransport({ streamTransport: true, buffer: true });

/**
 * Keeps a mail as a file, for whoever runs the service without an SMTP server.
 * @param cause names the file, so that the same mail written twice is one file
 * @returns the file's path
 */
export async function keepInOutbox(dataDir: string, cause: string, message: SendMailOptions): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const path = join(folder, `${cause}.eml`);
  const unfinished = join(folder, `.${cause}.${process.pid}.tmp`);
  const { message: bytes } = await transport.sendMail(message);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(unfinished, bytes as Buffer, { mode: 0o600 });
    await rename(unfinished, path);
  } catch (error) {
    // A disk that is full would keep the piece that still had room.
    await rm(unfinished, { force: true });
    throw error;
  }
  return path;
}
