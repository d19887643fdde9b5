import { setImmediate as letOthersBy } from 'node:timers/promises';
import { FeedProblem } from './feed-problem.ts';
import type { FeedPart } from './item.ts';
import { readCsv } from './read-csv.ts';
import { readXml } from './read-xml.ts';
import { peek } from './source/peek.ts';
import { toUtf8 } from './source/to-utf8.ts';
import { unpack } from './source/unpack.ts';

/** Of the beginning. In a text stray ones are few, each of its own line; in a program or a picture it is one in ten. */
const MOST_CONTROLS = 0.05;

/**
 * The articles of a feed, part by part, whatever its compression and format: CSV and similar, RSS, Atom and other
 * XML. Yields to requests and other work between the parts.
 * @throws FeedProblem
 */
export async function* readFeed(packed: AsyncIterable<Buffer>): AsyncGenerator<FeedPart> {
  const { head, all } = await peek(toUtf8(unpack(packed)), 4096);
  const first = head.toString('utf8').trimStart();
  if (first === '') throw new FeedProblem('EMPTY', 'nothing is in it');
  if (/^<!doctype html|^<html/i.test(first)) throw new FeedProblem('NO_FEED', 'it is a page');
  if (!isText(head)) throw new FeedProblem('NO_FEED', 'it is no text');
  for await (const part of first.startsWith('<') ? readXml(all) : readCsv(all)) {
    yield part;
    await letOthersBy();
  }
}

function isText(head: Buffer): boolean {
  const controls = head.filter((byte) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d));
  return controls.length <= head.length * MOST_CONTROLS;
}
