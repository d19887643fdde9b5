import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findWholeChromium } from '../../scripts/machine.mjs';
import { writeExtension } from '../../server/extension/pack-extension.ts';
import { leaveNothing } from './leave-nothing.ts';

/** A Chromium with our extension for this service, as on the computer of somebody who loaded it. */
export interface WholeChromium {
  context: BrowserContext;
  /** Presses the extension's toolbar button while the page with this address is in front: a window opens. */
  pressExtension(url: string): Promise<Page>;
  /** Refuses the extension's next scripts, as a busy browser does (extension/background.js). */
  refuseScripts(count: number): Promise<void>;
  /** Closes its pages, and forgets what people did on them. */
  leaveNothing(): Promise<void>;
  close(): Promise<void>;
}

/** The headless shell of the other journeys does not support extensions. */
export async function openWholeChromium(serviceUrl: string): Promise<WholeChromium> {
  const folder = await mkdtemp(join(tmpdir(), 'cigogne-chromium-'));
  const extension = join(folder, 'extension');
  writeExtension('chrome', serviceUrl, extension);
  const executablePath = findWholeChromium();
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...(executablePath ? { executablePath } : {}),
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    baseURL: serviceUrl,
    viewport: { width: 1280, height: 800 },
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--headless=new',
      ...CHROMIUM_ARGUMENTS,
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      // For Extensions.triggerAction, which does what pressing the button does.
      '--enable-unsafe-extension-debugging',
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await expect.poll(() => worker.evaluate(hasListeners)).toBe(true);

  async function press(url: string): Promise<void> {
    const session = await context.browser()?.newBrowserCDPSession();
    const { targetInfos } = (await session?.send('Target.getTargets', { filter: [{ type: 'tab' }] })) ?? {};
    const targetId = targetInfos?.find((target) => target.url === url)?.targetId;
    if (targetId === undefined) throw new Error(`No tab shows ${url}.`);
    await session?.send('Extensions.triggerAction' as never, { id: new URL(worker.url()).host, targetId } as never);
  }

  return {
    context,
    async pressExtension(url) {
      const opened = context.waitForEvent('page', { timeout: 30_000 });
      await press(url);
      return opened;
    },
    refuseScripts: (count) => worker.evaluate(refuseScripts, count),
    async leaveNothing() {
      // It ends with its last page.
      const page = await context.newPage();
      for (const other of context.pages()) if (other !== page) await other.close();
      await leaveNothing(page);
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs in the extension: whether it has started listening to its button. */
function hasListeners(): boolean {
  const { chrome } = globalThis as unknown as { chrome: { action: { onClicked: { hasListeners(): boolean } } } };
  return chrome.action.onClicked.hasListeners();
}

/** Runs in the extension. */
function refuseScripts(count: number): void {
  const { scripting } = (globalThis as unknown as { chrome: { scripting: Record<string, (script: never) => unknown> } })
    .chrome;
  const { executeScript } = scripting;
  let left = count;
  scripting.executeScript = (script) => {
    left -= 1;
    return left < 0 ? executeScript?.(script) : Promise.reject(new Error('Cannot access contents of the page.'));
  };
}
