import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { findFirefox } from '../../scripts/other-browsers.mjs';
import { writeExtension } from '../../server/extension/pack-extension.ts';
import { type Bidi, connectBidi } from './bidi.ts';

/**
 * A Firefox with our extension for this service, as on the computer of somebody who loaded it. Playwright's does not
 * support extensions.
 */
export interface WholeFirefox {
  /** Opens an address in a tab of its own. */
  open(url: string): Promise<void>;
  /**
   * Presses the extension's button while the tab with this address is in front; whatever opens is identified by its
   * address.
   */
  pressExtension(url: string): Promise<void>;
  /** The result of a self-contained function in the tab whose address begins this way. */
  evaluate<Value>(url: string, inPage: (argument: string) => Value, argument?: string): Promise<Value>;
  close(): Promise<void>;
}

const PREFERENCES = {
  // Firefox's JSON viewer is not one of our pages.
  'devtools.jsonview.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  // No background network requests.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

export async function openWholeFirefox(serviceUrl: string): Promise<WholeFirefox> {
  const folder = await mkdtemp(join(tmpdir(), 'cigogne-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  await writeFile(join(folder, 'user.js'), lines.join(''));
  const extension = join(folder, 'extension');
  writeExtension('firefox', serviceUrl, extension);
  const firefox = spawn(findFirefox() ?? 'firefox', [
    ...['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    // For the button beside the address bar, which is not part of any page.
    '--remote-allow-system-access',
  ]);
  const bidi = await connectBidi(`${await addressOf(firefox)}/session`);
  const installed = await bidi.send('webExtension.install', { extensionData: { type: 'path', path: extension } });
  return {
    async open(url) {
      const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
      await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async pressExtension(url) {
      await bidi.send('browsingContext.activate', { context: await contextAt(bidi, url) });
      const [window] = (await bidi.send('browsingContext.getTree', { 'moz:scope': 'chrome' })).contexts;
      await evaluateIn(bidi, window.context, pinAndPress, installed.extension);
    },
    evaluate: async (url, inPage, argument) => evaluateIn(bidi, await contextAt(bidi, url), inPage, argument),
    async close() {
      bidi.close();
      firefox.kill();
      if (firefox.exitCode === null) await once(firefox, 'exit');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The address it listens on, printed among much else. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox has no output.');
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    stderr.resume();
    if (address) return address;
  }
  throw new Error('Firefox ended.');
}

async function contextAt(bidi: Bidi, url: string): Promise<string> {
  let found: { context: string; url: string } | undefined;
  await expect
    .poll(async () => {
      const { contexts } = await bidi.send('browsingContext.getTree', {});
      found = contexts.find((one: { url: string }) => one.url.startsWith(url));
      return found?.url;
    })
    .toBeDefined();
  return found?.context ?? '';
}

async function evaluateIn<Value>(
  bidi: Bidi,
  context: string,
  inPage: (argument: string) => Value,
  argument = '',
): Promise<Value> {
  const { result, exceptionDetails } = await bidi.send('script.callFunction', {
    functionDeclaration: `async (argument) => JSON.stringify(await (${inPage})(argument))`,
    arguments: [{ type: 'string', value: argument }],
    target: { context },
    awaitPromise: true,
    userActivation: false,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result.value && JSON.parse(result.value);
}

/** In the browser's own window: pins the extension's button to the toolbar, as people do, and presses it. */
function pinAndPress(extension: string): void {
  const { CustomizableUI } = globalThis as unknown as {
    CustomizableUI: { addWidgetToArea(widget: string, area: string): void };
  };
  const id = `${extension.toLowerCase().replace(/[^a-z0-9_-]/g, '_')}-browser-action`;
  CustomizableUI.addWidgetToArea(id, 'nav-bar');
  const button = document.querySelector<HTMLElement>(`[id="${id}"] .unified-extensions-item-action-button`);
  if (!button) throw new Error('The extension has no button.');
  button.click();
}
