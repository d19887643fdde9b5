import { createContext } from 'react-router';
import type { Language } from '#locales/languages.ts';

/** Who runs this instance: the values of OPERATOR_…, for the legal pages and the contact. */
export interface Operator {
  name: string;
  address: string;
  email: string;
  /** Who hosts the service: name and address. */
  host: string;
  /** Whether the contact page offers a form. */
  takesMessages: boolean;
}

/** What the server tells each page that it renders. */
export interface PageContext {
  /** The page's language, decided from the `lang` cookie (where the selector is on), else fr. */
  lang: Language;
  /** PUBLIC_URL without a trailing slash: the base of canonical links and Open Graph. */
  publicUrl: string;
  operator: Operator;
  /**
   * Calls the API inside the process; `path` begins with /api/v1 and redirects are not followed.
   * The page's language and the caller's address go along.
   */
  fetchApi(path: string, init: { method: string; headers: Record<string, string>; body?: string }): Promise<Response>;
  /**
   * The text of one of our built files by its address (/assets/…), to be put into the page so that it paints without a
   * second round trip; undefined leaves the link as it is.
   */
  builtText?: (href: string) => string | undefined;
  /** Says which inline scripts of the page are ours: its policy allows those. */
  allowScripts(texts: string[]): void;
  /** Logs a fault of a page; what readers cause (unknown addresses, answers of the API) never comes here. */
  reportError(error: unknown): void;
}

export const pageContext = createContext<PageContext>();
