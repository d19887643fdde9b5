import { createInflateRaw } from 'node:zlib';
import { FeedProblem } from '../feed-problem.ts';
import { inflated, PARTS } from './inflate.ts';
import { peek } from './peek.ts';

const HEADER = 30;
const ENTRY = 'PK\x03\x04';
const STORED = 0;
const DEFLATED = 8;
/** In place of a length of 4 GB or more, which is then in an extra field, in 64 bits (zip64). */
const FAR = 0xffffffff;
/** How many other files may precede the feed in the zip. */
const MOST_OTHERS = 20;

/** Entries that are no feed: folders, hidden files and macOS's additions, texts and pictures for people. */
const NO_FEED =
  /\/$|(^|\/)(\.|__MACOSX\/)|(^|\/)(readme|lisez-?moi|liesmich|licen[cs]e)(\.txt)?$|\.(md|pdf|html?|png|jpe?g|gif|docx?)$/i;

interface Entry {
  name: string;
  method: number;
  isEncrypted: boolean;
  /** How long it is, packed; null if only its end tells. */
  length: number | null;
  /** From the entry's first byte on. */
  rest: AsyncIterable<Buffer>;
}

/**
 * The first file of a zip that may be a feed. Read by the headers before files: the directory at the end is ignored.
 * @throws FeedProblem
 */
export async function* unzip(archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let entry = await readEntry(archive);
  for (let others = 0; NO_FEED.test(entry.name); others += 1) {
    if (entry.length === null || others === MOST_OTHERS)
      throw new FeedProblem('NO_FEED', 'other files come first in the zip: pack the feed alone');
    entry = await readEntry(within(entry.rest, entry.length));
  }
  const { method, isEncrypted, length, rest } = entry;
  if (isEncrypted) throw new FeedProblem('NO_FEED', 'the zip has a password');
  if (method === DEFLATED) yield* inflated(rest, createInflateRaw(PARTS));
  else if (method !== STORED)
    throw new FeedProblem('NO_FEED', `a zip by method ${method}: pack it by the usual one (deflate)`);
  else if (length === null)
    throw new FeedProblem('NO_FEED', 'the zip packs nothing and tells no length: send the feed as it is, or packed');
  else yield* within(rest, 0, length);
}

async function readEntry(archive: AsyncIterable<Buffer>): Promise<Entry> {
  const start = await peek(archive, HEADER);
  if (start.head.toString('latin1', 0, 4) !== ENTRY) throw new FeedProblem('NO_FEED', 'no file in the zip is a feed');
  if (start.head.length < HEADER) throw new FeedProblem('BROKEN_OFF', 'the zip ends in its header');
  const [flags, method] = [start.head.readUInt16LE(6), start.head.readUInt16LE(8)];
  const nameEnd = HEADER + start.head.readUInt16LE(26);
  const end = nameEnd + start.head.readUInt16LE(28);
  const { head, all } = await peek(start.all, end);
  return {
    name: head.toString('utf8', HEADER, nameEnd),
    method,
    isEncrypted: (flags & 1) !== 0,
    length: (flags & 8) === 0 ? lengthOf(head, nameEnd) : null,
    rest: within(all, end),
  };
}

/** Beyond 4 GB it is in the extra field 1, behind the length unpacked. */
function lengthOf(head: Buffer, nameEnd: number): number | null {
  const length = head.readUInt32LE(18);
  if (length !== FAR) return length;
  for (let at = nameEnd; at + 20 <= head.length; at += 4 + head.readUInt16LE(at + 2)) {
    if (head.readUInt16LE(at) === 1) return Number(head.readBigUInt64LE(at + 12));
  }
  return null;
}

async function* within(
  source: AsyncIterable<Buffer>,
  start: number,
  length = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const part of source) {
    const [from, to] = [Math.max(0, start - at), Math.min(part.length, start + length - at)];
    if (from < to) yield part.subarray(from, to);
    at += part.length;
    if (at >= start + length) return;
  }
  if (Number.isFinite(length)) throw new FeedProblem('BROKEN_OFF', 'the zip ends within a file');
}
