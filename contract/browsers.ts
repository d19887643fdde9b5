/** Those that our extension is made for. */
export const BROWSERS = ['chrome', 'firefox'] as const;

export type Browser = (typeof BROWSERS)[number];

/** The archive of the extension; not among the paths of contract/pages.ts, which every page loads. */
export function extensionPath(browser: Browser): string {
  return `/extension/cigogne-${browser}.zip`;
}
