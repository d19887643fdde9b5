import { paths } from '#contract/pages.ts';
import type { TestApp } from '../app.ts';
import { pathPattern } from '../path-pattern.ts';

const LINKS = {
  activate: pathPattern((part) => paths.activate(part, part), 'g'),
  'reset-password': pathPattern(paths.resetPassword, 'g'),
  'confirm-email': pathPattern(paths.confirmEmail, 'g'),
};

/** The links people find in their mails. */
export function mailedLinks(testApp: () => TestApp) {
  /** The links in the mails this address has received so far, as parts of their addresses: `12/token`. */
  async function linksTo(email: string, page: keyof typeof LINKS): Promise<string[]> {
    const mails = await testApp().mailsTo(email);
    return mails.flatMap(({ text }) => [...text.matchAll(LINKS[page])].map(([, ...parts]) => parts.join('/')));
  }

  /** Does something that causes a mail, and returns the link in that mail. */
  async function newLink(email: string, page: keyof typeof LINKS, act: () => Promise<unknown>) {
    const before = await linksTo(email, page);
    await act();
    const after = await linksTo(email, page);
    return after.find((link) => !before.includes(link)) ?? '';
  }

  return { linksTo, newLink };
}
