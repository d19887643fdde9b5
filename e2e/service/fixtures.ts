import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { newParent, type Parent } from '../people/people.ts';
import { type Guard, newGuard } from './guard.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { type Service, startService } from './service.ts';

interface WorkerFixtures {
  /** Environment variables of the server: `test.use({ settings: { FEATURES: 'thanks=off' } })` at the top of a file. */
  settings: Record<string, string>;
  /** The server that this worker's journeys share; its `url` is the base of every `page.goto`. */
  service: Service;
}

interface Fixtures {
  /** What the service sent: `await outbox.mailTo(address)`. */
  outbox: Outbox;
  /** Fails the journey upon errors that it did not announce: `guard.tolerate(/409/)`. */
  guard: Guard;
  /** A parent with an active account; `logIn(page, parent)` opens the session in a browser. */
  parent: Parent;
  /** The page of somebody else: a browser of its own, without session or basket. */
  newVisitor: () => Promise<Page>;
}

/** Playwright's test with a real server behind it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  service: [
    async ({ settings }, use) => {
      const service = await startService(settings);
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ service }, use) => use(service.url),
  outbox: ({ service }, use) => use(openOutbox(service.dataDir)),
  parent: async ({ service, outbox }, use) => use(await newParent(service.url, outbox)),
  guard: async ({ service }, use) => {
    const guard = newGuard(service);
    await use(guard);
    guard.check();
  },
  context: async ({ context, guard }, use) => {
    guard.watch(context);
    await use(context);
  },
  newVisitor: async ({ browser, guard }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      guard.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Opens a parent's session in the browser, as logging in on the page would; the next page that is opened has it. */
export async function logIn(page: Page, { token }: Parent): Promise<void> {
  // A page without script: one of ours would ask who that is, and end a session that is refused.
  await page.goto('/api/v1/');
  await page.evaluate((kept) => localStorage.setItem('cigogne', JSON.stringify(kept)), { token });
}
