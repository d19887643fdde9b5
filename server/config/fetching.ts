import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { inList, urlOf } from './variables.ts';

/**
 * What the service fetches on its own, and which private hosts it may reach although strangers name the addresses.
 */
export interface FetchingSettings {
  catalogueFeeds: NamedFeed[];
  /** Null: there is no blog. */
  blog: { feedUrl: string; url: string } | null;
  /** `host:port` pairs the guarded fetch may reach although they are not public. */
  fetchAllowHosts: string[];
}

/** A shop's feed, imported every night. */
export interface NamedFeed {
  name: string;
  /** May contain a key, so it is never logged or shown. */
  url: string;
}

const web = () =>
  urlOf(/^https?$/)
    .optional()
    .describe('an http(s) address');

export const fetchingVariables = z.object({
  BLOG_FEED_URL: web(),
  BLOG_URL: web(),
  CATALOG_FEEDS: z
    .string()
    .transform((text) => text.split(/\s+/).filter((part) => part !== ''))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[\w.-]{1,100}=https?:\/\/\S+$/i)
          .refine(hasAddress),
      ),
    )
    .transform((parts) => parts.map(readFeedName))
    .refine((feeds) => new Set(feeds.map(({ name }) => name)).size === feeds.length)
    .default([])
    .describe('name=https://…, or several with spaces between them, each with a name of its own'),
  FETCH_ALLOW_HOSTS: z
    .string()
    .transform(inList)
    .pipe(z.array(z.string().regex(/^([a-z\d.-]+|\[[a-f\d:.]+\]):\d{1,5}$/)))
    .default([])
    .describe('host:port, or several with commas between them'),
});

/** A comma before another feed is taken for part of an address otherwise. */
function hasAddress(part: string): boolean {
  return URL.canParse(part.slice(part.indexOf('=') + 1)) && !/,[\w.-]+=https?:/i.test(part);
}

type Values = z.output<typeof fetchingVariables>;

export function readFetching(values: Values): FetchingSettings {
  return { catalogueFeeds: values.CATALOG_FEEDS, blog: readBlog(values), fetchAllowHosts: values.FETCH_ALLOW_HOSTS };
}

/** Without an address of its own, the blog is assumed to be where its feed is. */
function readBlog({ BLOG_FEED_URL: feedUrl, BLOG_URL }: Values): FetchingSettings['blog'] {
  if (!feedUrl && BLOG_URL) throw new ConfigError('BLOG_FEED_URL must be set too: BLOG_URL is where its articles are.');
  return feedUrl ? { feedUrl, url: BLOG_URL ?? new URL(feedUrl).origin } : null;
}

/** `name=https://…`; an address may itself contain `=` and `,`. */
function readFeedName(text: string): NamedFeed {
  const end = text.indexOf('=');
  return { name: text.slice(0, end), url: text.slice(end + 1) };
}
