/** What ends less far below the top has gone, or is under the bars there. */
const BARS = 180;

/**
 * Marks the link to the category in view (`aria-current`), and keeps it in sight within its row.
 * @param row links to the sections after it; filters take links away and bring them back; null once it is gone
 */
export function markCategoryInView(row: HTMLElement | null, signal: AbortSignal): void {
  if (!row || signal.aborted) return;
  const inView = new Set<string>();
  // At the page's end a short category never gets to the top: who asked for it is there until the next scroll.
  let pressed: string | undefined;
  row.addEventListener(
    'click',
    ({ target }) => {
      pressed = (target as Element).closest('a')?.hash;
    },
    { signal },
  );
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) inView[isIntersecting ? 'add' : 'delete'](`#${target.id}`);
      mark(row, (hash) => (pressed ? hash === pressed : inView.has(hash)));
      pressed = undefined;
    },
    { rootMargin: `-${BARS}px 0px 0px` },
  );
  for (const section of row.closest('section')?.querySelectorAll('details[id]') ?? []) observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Marks the first of the links that is current. While that is the same, the row stays where a hand has moved it. */
function mark(row: HTMLElement, isCurrent: (hash: string) => boolean): void {
  const before = row.querySelector('[aria-current]');
  const link = [...row.querySelectorAll('a')].find(({ hash }) => isCurrent(hash));
  if (link === before) return;
  before?.removeAttribute('aria-current');
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
