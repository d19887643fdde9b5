import { createContext } from 'react-router';
import type { Language } from '#locales/languages.ts';

/** Who runs this instance: the values of OPERATOR_…, for the legal pages and the contact page; null where not set. */
export interface Operator {
  name: string | null;
  address: string | null;
  email: string;
  /** The hosting company: name and address. */
  host: string | null;
  /** Whether the contact page offers a form. */
  takesMessages: boolean;
}

/** What the server tells each page it renders. */
export interface PageContext {
  /** The page's language, from the `lang` cookie (if the selector is on), otherwise fr. */
  lang: Language;
  /** PUBLIC_URL without a trailing slash: the base of canonical links and Open Graph. */
  publicUrl: string;
  operator: Operator;
  /**
   * Calls the API inside the process; `path` begins with /api/v1 and redirects are not followed. The page's language
   * and the caller's address are passed on.
   */
  fetchApi(path: string, init: { method: string; headers: Record<string, string>; body?: string }): Promise<Response>;
  /**
   * The text of one of our built files by its address (/assets/…), for inlining, so that the page paints without a
   * second round trip; undefined leaves the link as it is.
   */
  builtText?: (href: string) => string | undefined;
  /** Declares which inline scripts of the page are ours, for its policy to allow. */
  allowScripts(texts: string[]): void;
  /** Logs a page's bugs; never what readers cause (unknown addresses, API errors). */
  reportError(error: unknown): void;
}

export const pageContext = createContext<PageContext>();
