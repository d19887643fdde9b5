import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/free-port.mjs';
import { findWebKitBrowser } from '../../scripts/other-browsers.mjs';

/** Safari's engine, as WebKitGTK on Debian: Playwright cannot drive it, but W3C WebDriver can. */
export interface WebKit {
  open(url: string): Promise<unknown>;
  /** Waits for what this XPath finds, and clicks on it with a mouse. */
  click(xpath: string): Promise<void>;
  /** Types into what this XPath finds. */
  type(xpath: string, text: string): Promise<void>;
  /** Waits until this expression is true in the page. */
  until(condition: string): Promise<void>;
  back(): Promise<unknown>;
  /** Of what this CSS selector finds, in pixels. */
  heightOf(selector: string): Promise<number>;
  /** Makes the window as narrow as it gets. */
  narrow(): Promise<unknown>;
  /** Waits until the page shows this. */
  see(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The key WebDriver uses for references to elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function openWebKit(): Promise<WebKit> {
  const port = await freePort();
  // It has no headless mode: Debian's xvfb-run gives it an invisible screen.
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => ask(origin, 'GET', '/status').catch(() => undefined), { timeout: 20_000 }).toBeDefined();
  const { sessionId } = (await ask(origin, 'POST', '/session', { capabilities: { alwaysMatch: browser() } })) as {
    sessionId: string;
  };
  const send = (path: string, body: object) => ask(origin, 'POST', `/session/${sessionId}${path}`, body);

  /** Retries until the page has what is needed. */
  async function eventually(act: () => Promise<unknown>): Promise<void> {
    await expect(act).toPass({ timeout: 15_000, intervals: [100] });
  }
  async function withElement(xpath: string, act: (path: string) => Promise<unknown>): Promise<void> {
    await eventually(async () => {
      const found = (await send('/element', { using: 'xpath', value: xpath })) as Record<string, string>;
      await act(`/element/${found[ELEMENT]}`);
    });
  }
  return {
    open: (url) => send('/url', { url }),
    click: (xpath) => withElement(xpath, (element) => send(`${element}/click`, {})),
    type: (xpath, text) => withElement(xpath, (element) => send(`${element}/value`, { text })),
    until: (condition) =>
      eventually(async () => {
        expect(await send('/execute/sync', { script: `return ${condition}`, args: [] }), condition).toBe(true);
      }),
    back: () => send('/back', {}),
    heightOf: async (selector) => {
      const script = 'return document.querySelector(arguments[0]).offsetHeight';
      return Number(await send('/execute/sync', { script, args: [selector] }));
    },
    narrow: () => send('/window/rect', { width: 360, height: 800 }),
    see: (text) =>
      eventually(async () => {
        // Including no-break spaces.
        const script = "return document.body.innerText.replace(/\\s+/g, ' ')";
        expect(await send('/execute/sync', { script, args: [] })).toContain(text);
      }),
    async close() {
      await ask(origin, 'DELETE', `/session/${sessionId}`);
      // The driver and its screen: killing only xvfb-run would leave them running.
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

function browser(): object {
  return { 'webkitgtk:browserOptions': { binary: findWebKitBrowser(), args: ['--automation'] } };
}

async function ask(origin: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(origin + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver, ${path}: ${JSON.stringify(value)}`);
  return value;
}
