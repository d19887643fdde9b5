import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/pages.ts';

export const INFO_PAGES = ['contact', 'who', 'legal', 'privacy', 'accessibility'] as const;
export type InfoPageName = (typeof INFO_PAGES)[number];

/** The hash that keeps a page in place while an information dialog is open; the address shown is the dialog's. */
export function infoHash(page: InfoPageName): string {
  return `#info-${page}`;
}

/**
 * A link to contact, who, legal and the like: a dialog over this page or, without scripts or in a new tab, a page of
 * its own.
 */
export function InfoLink({
  page,
  className,
  children,
}: {
  page: InfoPageName;
  className?: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const own = paths[page]();
  const overThisPage = { to: { pathname, search, hash: infoHash(page) }, mask: own, preventScrollReset: true };
  return (
    <Link {...(pathname === own ? { to: own } : overThisPage)} className={className}>
      {children}
    </Link>
  );
}
