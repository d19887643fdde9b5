/** A search is no place to go on in: a phone would raise its keyboard. */
const CONTROL = 'a[href], summary, :is(button, input:not([type=search]), select, textarea):enabled';

/** What is around an element, and before it, from the inside out. */
type Levels = { parent: Element; before: Element | null }[];

export function levelsAround(element: Element): Levels {
  const levels: Levels = [];
  for (let inner = element; inner.parentElement; inner = inner.parentElement)
    levels.push({ parent: inner.parentElement, before: inner.previousElementSibling });
  return levels;
}

/**
 * Where to go on when an element is gone: what stands in its place now, what stands before that, the item that it was
 * in, or the heading of its section or page.
 */
export function placeNear(levels: Levels): HTMLElement | null {
  const level = levels.find(({ parent }) => parent.isConnected);
  if (!level) return null;
  const { parent } = level;
  const before = level.before?.parentElement === parent ? level.before : null;
  const here = before ? before.nextElementSibling : parent.firstElementChild;
  return beginningOf(here) ?? beginningOf(before) ?? beginningOf(parent.closest('li, tr, article')) ?? titleOf(parent);
}

/** Its first control, unless a heading introduces it. */
function beginningOf(element: Element | null): HTMLElement | null {
  if (!element) return null;
  const first = element.matches(CONTROL) ? element : firstShown(element, `h1, h2, ${CONTROL}`);
  return first ? focusable(first.querySelector(CONTROL) ?? first) : null;
}

function titleOf(element: Element | null): HTMLElement | null {
  if (!element) return null;
  const title = firstShown(element, 'h1, h2');
  return title ? focusable(title) : titleOf(element.parentElement);
}

function firstShown(within: Element, selector: string): Element | undefined {
  return [...within.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
}

function focusable(element: Element): HTMLElement {
  const place = element as HTMLElement;
  if (!place.matches(CONTROL)) place.tabIndex = -1;
  return place;
}
