import { readSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { readPage } from '../read-page.ts';
import { framed, type Head, LENGTH_BYTES, type PageHead } from './frames.ts';
import { openBody } from './open-body.ts';
import { SAMPLE } from './sample-page.ts';

/* A separate program that reads pages, one after another; started and ended by reader-process.ts. */

/** Warms up the compiler, so that the first real page takes no longer than the others. */
const WARMING = 8;
/** After a page of this size, garbage is collected at once, while nobody is waiting. */
const LARGE_BYTES = 3 * 1024 * 1024;
const INPUT = 0;
const OUTPUT = 1;

if (process.argv[2] === 'patient') setPriority(constants.priority.PRIORITY_LOW);
else setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
for (let round = 0; round < WARMING; round += 1) readPage('https://shop.example/p/sample-12345', {}, SAMPLE);
let openedPage: Buffer = Buffer.alloc(0);
say('ready');
for (let length = take(LENGTH_BYTES); length !== null; length = take(LENGTH_BYTES)) answer(length.readUInt32BE());

function answer(length: number): void {
  const head = JSON.parse(String(take(length))) as Head;
  const bytes = head.length === null ? openedPage : (take(head.length) ?? Buffer.alloc(0));
  openedPage = Buffer.alloc(0);
  if (head.asks === 'open') open(bytes);
  else read(head, bytes);
  if (bytes.length > LARGE_BYTES) tidyUp();
}

function open(body: Buffer): void {
  const { opened, page } = openBody(body);
  openedPage = page;
  say(opened);
}

function read({ address, headers }: PageHead, page: Buffer): void {
  const start = process.cpuUsage();
  const reading = readPage(address, headers, page);
  const { user, system } = process.cpuUsage(start);
  say({ reading, ms: (user + system) / 1000 });
}

function tidyUp(): void {
  (globalThis as { gc?: () => void }).gc?.();
}

/** This many bytes, once they have arrived; null at the end of the stream. */
function take(length: number): Buffer | null {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let filled = 0; filled < length; ) {
    const more = readSync(INPUT, bytes, filled, length - filled, null);
    if (more === 0) return null;
    filled += more;
  }
  return bytes;
}

function say(value: unknown): void {
  const frame = framed(value);
  for (let sent = 0; sent < frame.length; ) sent += writeSync(OUTPUT, frame, sent);
}
