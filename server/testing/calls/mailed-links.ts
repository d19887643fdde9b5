import type { TestApp } from '../app.ts';

type LinkPath = 'activate' | 'reset-password' | 'confirm-email';

/** The links that people find in their mails. */
export function mailedLinks(testApp: () => TestApp) {
  /** The links of the mails that this address got so far, behind `/activate/` and the like. */
  async function linksTo(email: string, path: LinkPath): Promise<string[]> {
    const mails = await testApp().mailsTo(email);
    const link = new RegExp(`http://localhost:3000/${path}/(\\S+)`, 'g');
    return mails.flatMap(({ text }) => [...text.matchAll(link)].map(([, rest = '']) => rest));
  }

  /** Does something that causes a mail, and returns the link of that mail. */
  async function newLink(email: string, path: LinkPath, act: () => Promise<unknown>) {
    const before = await linksTo(email, path);
    await act();
    const after = await linksTo(email, path);
    return after.find((link) => !before.includes(link)) ?? '';
  }

  return { linksTo, newLink };
}
