import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES } from '#locales/dates.ts';
import type { Language } from '#locales/languages.ts';
import { PICTURE_SIZE } from '#web/help/picture-size.ts';
import type { Family } from './family.ts';
import type { Shot } from './shot.ts';

/** The maximum size of a picture; an article has six. */
const MOST_BYTES = 25_000;
/** Sharp enough on a phone, where it is shown scaled down. */
const SCALE = 1.5;
const QUALITIES = [75, 60, 45];
/** Height of an edge that fades, in the picture's own pixels: a line and a half. */
const FADE = 60;

/** The language selector is off by default; the cursor blinks. */
const LEFT_OUT = '[class*=language-menu] { display: none !important; } * { caret-color: transparent !important; }';

/** A tab on a phone in this language. */
export async function openPhone(browser: Browser, url: string, language: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PICTURE_SIZE,
    deviceScaleFactor: SCALE,
    isMobile: true,
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: language,
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  });
  await context.addCookies([
    { name: 'lang', value: language, url },
    { name: 'cookies', value: 'ok', url },
  ]);
  return context.newPage();
}

/** The screen as this family sees it: WebP. */
export async function takePicture(page: Page, shot: Shot, language: Language, family: Family): Promise<Buffer> {
  const token = shot.who && family[shot.who].token;
  const kept = JSON.stringify({ ...(token && { token }), ...(shot.basket && { basket: family.basket }) });
  // A page without scripts, clearing everything from the previous picture.
  await page.goto('/healthz');
  await page.evaluate((value) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('cigogne', value);
  }, kept);
  await page.goto(shot.path(family));
  await page.waitForLoadState('networkidle');
  await shot.act?.(page, language, family);
  await page.addStyleTag({ content: LEFT_OUT });
  if (shot.mark) await mark(shot.mark(page, language, family));
  else if (shot.top) await shot.top(page).evaluate((element) => element.scrollIntoView());
  else await showTop(page);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  // Lazy pictures start loading when they come into view.
  await page.waitForTimeout(400);
  // At last: React would make it a day again.
  await writeDays(page, language);
  const edges = await page.evaluate(cutEdges);
  return encode(await withFadedEdges(await page.screenshot({ animations: 'disabled' }), edges));
}

interface Edges {
  top: boolean;
  bottom: boolean;
}

/** Runs in the page: at which edges a line of text that is seen would be cut. */
function cutEdges(): Edges {
  const isCutAt = (y: number, node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(({ left, top, bottom, width, height }) => {
      if (!(top < y && bottom > y && width > 1 && height > 1)) return false;
      const seen = document.elementFromPoint(left + width / 2, Math.min(Math.max(y, 1), innerHeight - 1));
      return seen?.contains(node) ?? false;
    });
  };
  const texts: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  return { top: texts.some((text) => isCutAt(0, text)), bottom: texts.some((text) => isCutAt(innerHeight, text)) };
}

/** What goes on there fades out rather than that a line is cut. */
async function withFadedEdges(png: Buffer, edges: Edges): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const fade = (isTop: boolean) => ({
    input: Buffer.from(
      `<svg width="${width}" height="${FADE}"><linearGradient id="f" x2="0" ${isTop ? 'y1="1" y2="0"' : 'y2="1"'}><stop stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#fff"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
    ),
    left: 0,
    top: isTop ? 0 : height - FADE,
  });
  return sharp(png)
    .composite([...(edges.top ? [fade(true)] : []), ...(edges.bottom ? [fade(false)] : [])])
    .png()
    .toBuffer();
}

/** Scrolled to the top as on opening, unless a dialog is open. */
async function showTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
}

async function mark(target: Locator): Promise<void> {
  await target.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center' });
    element.style.outline = '3px solid #c03f2b';
    // Words stand close above a field.
    element.style.outlineOffset = element.matches('input, select, textarea') ? '-2px' : '2px';
    if (getComputedStyle(element).borderRadius === '0px') element.style.borderRadius = '12px';
  });
}

async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`The picture cannot be made smaller than ${MOST_BYTES} bytes.`);
}

/** As a phone in this language writes them: Debian's browsers write all days as Americans do. */
function writeDays(page: Page, language: Language): Promise<void> {
  return page.evaluate((locale) => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
      const day = field.valueAsDate;
      field.type = 'text';
      field.value =
        day?.toLocaleDateString(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' }) ?? '';
    }
  }, LOCALES[language]);
}
