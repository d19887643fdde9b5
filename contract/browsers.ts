/** The browsers our extension is made for. */
export const BROWSERS = ['chrome', 'firefox'] as const;

export type Browser = (typeof BROWSERS)[number];

/** The extension's archive. Kept apart from contract/pages.ts, which every page loads. */
export function extensionPath(browser: Browser): string {
  return `/extension/cigogne-${browser}.zip`;
}
