import { parseFeed } from '@rowanmanning/feed-parser';
import { Parser } from 'htmlparser2';
import { LIMITS } from '#contract/limits.ts';
import { withoutHeapedMarks } from '#contract/texts.ts';

/** An article as its feed describes it; no field contains markup. */
export interface BlogFeedArticle {
  guid: string;
  title: string;
  creator: string | null;
  contentSnippet: string;
  categories: string[];
  link: string;
  /** The address of its picture, on the blog. */
  pictureUrl: string | null;
}

const MOST_CATEGORIES = 5;

/**
 * Reads RSS and Atom.
 * @throws when it is neither
 */
export function readBlogFeed(bytes: Uint8Array): BlogFeedArticle[] {
  const articles = parseFeed(decode(bytes)).items.map((item): BlogFeedArticle | null => {
    const link = webAddress(item.url);
    const title = line(item.title, LIMITS.title);
    if (link === null || title === '') return null;
    const markup = read(item.content ?? item.description ?? '');
    const summary = item.description ? read(item.description).text : markup.text;
    const media = item.media.find(({ type, image }) => type === 'image' || image);
    return {
      guid: line(item.id, LIMITS.link) || link,
      title,
      creator: line(item.authors[0]?.name ?? null, LIMITS.name) || null,
      contentSnippet: cut(summary || markup.text, LIMITS.blogSnippet),
      categories: item.categories
        .map(({ label, term }) => line(label ?? term, 60))
        .filter(Boolean)
        .slice(0, MOST_CATEGORIES),
      link,
      pictureUrl: webAddress(item.image?.url ?? media?.image ?? media?.url ?? markup.picture, link),
    };
  });
  const known = new Map(articles.flatMap((article) => (article ? [[article.guid, article] as const] : [])));
  return [...known.values()].slice(0, LIMITS.blogArticles);
}

/** In the encoding it declares. */
function decode(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const label = /encoding=["']([\w-]+)/.exec(beginning)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The text in a piece of HTML, and its first picture. */
function read(html: string): { text: string; picture: string | null } {
  let text = '';
  let picture: string | null = null;
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, { src }) {
      if (/^(script|style)$/.test(name)) hidden += 1;
      if (name === 'img') picture ??= src ?? null;
      text += ' ';
    },
    ontext: (part) => {
      if (hidden === 0) text += part;
    },
    onclosetag(name) {
      if (/^(script|style)$/.test(name)) hidden -= 1;
    },
  });
  parser.end(html);
  return { text: line(text, LIMITS.link), picture };
}

/** One line, without characters our texts may not contain. */
function line(text: string | null, most: number): string {
  const signs = withoutHeapedMarks(text ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ');
  return cut(signs.trim(), most);
}

function cut(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most
    ? text
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

function webAddress(text: string | null | undefined, base?: string): string | null {
  const url = text ? URL.parse(text, base) : null;
  const isWeb = url && /^https?:$/.test(url.protocol) && url.username === '' && url.href.length <= LIMITS.link;
  return isWeb ? url.href : null;
}
