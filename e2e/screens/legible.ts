import { expect, type Page } from '@playwright/test';

/** Text is readable in full: none overflows its container, and none overlaps other text. */
export async function expectLegible(page: Page): Promise<void> {
  expect(await page.evaluate(spillingWords), 'words run out of what holds them').toEqual([]);
  expect(coveredWords(await page.evaluate(linesInSight)), 'words lie on words').toEqual([]);
}

/** Runs in the page. */
function spillingWords(): string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...root.querySelectorAll('button, a, label, summary, h1, h2, h3, legend')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowX === 'visible')
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}

interface Line {
  /** The indexes of the surrounding elements: lines of one element, or of nested ones, may touch. */
  within: number[];
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Runs in the page: every line of text, as far as it is not clipped, except for what floats above the page. */
function linesInSight(): Line[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const numbers = new Map<Element, number>();
  const numberOf = (element: Element) => numbers.get(element) ?? numbers.set(element, numbers.size + 1).size;
  function around(element: Element): Element[] {
    const found: Element[] = [];
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) found.push(box);
    return found;
  }
  function cut(line: DOMRect, boxes: Element[]) {
    const edges = boxes
      .filter((box) => getComputedStyle(box).overflow !== 'visible')
      .map((box) => box.getBoundingClientRect());
    return {
      left: Math.max(line.left, ...edges.map(({ left }) => left)),
      right: Math.min(line.right, ...edges.map(({ right }) => right)),
      top: Math.max(line.top, ...edges.map(({ top }) => top)),
      bottom: Math.min(line.bottom, ...edges.map(({ bottom }) => bottom)),
    };
  }
  function linesOf(text: Node): Line[] {
    const element = text.parentElement;
    if (!element || text.textContent?.trim() === '' || element.closest('svg, noscript, option')) return [];
    const boxes = around(element);
    const isAfloat = boxes.some((box) => /fixed|sticky/.test(getComputedStyle(box).position));
    if (isAfloat || !element.checkVisibility({ opacityProperty: true })) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const about = {
      within: boxes.map(numberOf),
      name: `${element.tagName} ${element.className} ${text.textContent?.slice(0, 40)}`,
    };
    return [...range.getClientRects()]
      .map((line) => ({ ...about, ...cut(line, boxes) }))
      .filter(({ left, right, top, bottom }) => right - left > 4 && bottom - top > 4);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) lines.push(...linesOf(walker.currentNode));
  return lines;
}

function coveredWords(lines: Line[]): string[] {
  const pairs = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => areApart(one, other) && isCovered(one, other))
      .map((other) => `${one.name} / ${other.name}`),
  );
  return [...new Set(pairs)];
}

function areApart(one: Line, other: Line): boolean {
  return !(other.within.includes(one.within[0] ?? -1) || one.within.includes(other.within[0] ?? -1));
}

function isCovered(one: Line, other: Line): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  // Consecutive lines may touch.
  return width > 3 && height > Math.min(one.bottom - one.top, other.bottom - other.top) / 3;
}
