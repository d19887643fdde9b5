import type { SendMailOptions } from 'nodemailer';

let writer: ReturnType<typeof openWriter> | undefined;

/** A message in one piece, as it is sent and kept. */
export async function writeOut(message: SendMailOptions): Promise<Buffer> {
  writer ??= openWriter();
  const { message: bytes } = await (await writer).sendMail(message);
  return bytes as Buffer;
}

/** Loaded with the first mail. */
async function openWriter() {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true });
}
