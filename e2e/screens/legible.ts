import { expect, type Page } from '@playwright/test';

/** Text is readable in full: none overflows its container, and none overlaps other text. */
export async function expectLegible(page: Page): Promise<void> {
  expect(await page.evaluate(spillingWords), 'words run out of what holds them').toEqual([]);
  expect(await page.evaluate(cutWords), 'words are cut at their foot').toEqual([]);
  // They stay in the page: a long one has a thousand.
  const lines = await page.evaluateHandle(linesInSight);
  expect(await lines.evaluate(coveredWords), 'words lie on words').toEqual([]);
}

/** Runs in the page. */
function spillingWords(): string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...root.querySelectorAll('button, a, label, summary, h1, h2, h3, legend')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowX === 'visible')
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}

/** Runs in the page: words that are cut after some lines, in lines lower than their letters. */
function cutWords(): string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  function isCut(element: Element): boolean {
    const { webkitLineClamp, overflow, fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(element);
    if (webkitLineClamp === 'none' || overflow !== 'hidden') return false;
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('g');
    return Number.parseFloat(lineHeight) < fontBoundingBoxAscent + fontBoundingBoxDescent - 0.5;
  }
  return [...root.querySelectorAll('h1, h2, h3, h4, p, a, span, dd')]
    .filter((element) => element.checkVisibility() && isCut(element))
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Line extends Box {
  /** What it stands in: lines of one element, or of nested ones, may touch. Null in what holds everything. */
  element: Element | null;
  name: string;
}

/** Runs in the page: every line of text, as far as it is not clipped, except for what floats above the page. */
function linesInSight(): Line[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const far = Number.POSITIVE_INFINITY;
  const sights = new Map<Element, Box | null>([[root, { left: -far, right: far, top: -far, bottom: far }]]);
  /** What all boxes around leave to be seen in an element, or null where it floats. */
  function sightIn(element: Element): Box | null {
    const known = sights.get(element);
    if (known !== undefined) return known;
    const sight = cut(element.parentElement && sightIn(element.parentElement), element);
    sights.set(element, sight);
    return sight;
  }
  function cut(sight: Box | null, element: Element): Box | null {
    const { overflow, position } = getComputedStyle(element);
    if (!sight || /fixed|sticky/.test(position)) return null;
    return overflow === 'visible' ? sight : overlap(sight, element.getBoundingClientRect());
  }
  function overlap(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }
  function linesOf(text: Node): Line[] {
    const element = text.parentElement;
    if (!element || text.textContent?.trim() === '' || element.closest('svg, noscript, option')) return [];
    const sight = sightIn(element);
    if (!(sight && element.checkVisibility({ opacityProperty: true }))) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const name = `${element.tagName} ${element.className} ${text.textContent?.slice(0, 40)}`;
    return [...range.getClientRects()]
      .map((line) => ({ element: element === root ? null : element, name, ...overlap(sight, line) }))
      .filter(({ left, right, top, bottom }) => right - left > 4 && bottom - top > 4);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) lines.push(...linesOf(walker.currentNode));
  return lines;
}

/** Runs in the page: the names of lines that cover each other. */
function coveredWords(lines: Line[]): string[] {
  const downwards = lines.toSorted((one, other) => one.top - other.top);
  function isCovered(one: Line, other: Line): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    // Consecutive lines may touch.
    return width > 3 && height > Math.min(one.bottom - one.top, other.bottom - other.top) / 3;
  }
  function areApart({ element: one }: Line, { element: other }: Line): boolean {
    return !(one && other && (one.contains(other) || other.contains(one)));
  }
  const pairs = downwards.flatMap((one, index) => {
    const below = downwards.findIndex(({ top }, later) => later > index && top >= one.bottom);
    return downwards
      .slice(index + 1, below < 0 ? undefined : below)
      .filter((other) => isCovered(one, other) && areApart(one, other))
      .map((other) => `${one.name} / ${other.name}`);
  });
  return [...new Set(pairs)];
}
