import { hash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { FeedProblem } from '../../catalogue/feeds/feed-problem.ts';
import { isAddress } from '../../catalogue/feeds/source/open-feed.ts';

export interface ImportTarget {
  /** What its feed is known by. */
  name: string;
  /** A file or an address. */
  source: string;
}

/**
 * The feeds named on the command line.
 * @throws FeedProblem if two have the same name: one would replace the articles of the other
 */
export function readTargets(texts: string[]): ImportTarget[] {
  const targets = texts.map(readTarget);
  const names = targets.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new FeedProblem('NO_FEED', `${twice} is named twice: give each feed a name of its own.`);
  return targets;
}

function readTarget(text: string): ImportTarget {
  const [, name, source = text] = /^([\w.-]{1,100})=(.+)$/s.exec(text) ?? [];
  return { name: name ?? nameOf(source), source };
}

/** A name that only this source gets, every time. An address may contain a key, so only its host is shown. */
function nameOf(source: string): string {
  if (!isAddress(source)) return withHash(basename(source), resolve(source));
  const address = URL.parse(source);
  if (!address) throw new FeedProblem('NO_FEED', `${source} is no address.`);
  return withHash(address.host, address.href);
}

function withHash(shown: string, whole: string): string {
  return `${shown}-${hash('sha256', whole, 'hex').slice(0, 8)}`;
}
