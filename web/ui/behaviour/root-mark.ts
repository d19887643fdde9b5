/**
 * A `ref` that tells the styles of all the page that its element is there: `:root[data-basket-bar]` for
 * `rootMark('basketBar')`. With a single `:root:has(…)`, every press walks through all elements (docs/performance.md).
 */
export function rootMark(mark: string): () => () => void {
  return () => {
    const { dataset } = document.documentElement;
    dataset[mark] = '';
    return () => {
      delete dataset[mark];
    };
  };
}

/**
 * The same for a bar that comes at the foot of the screen: what has the focus does not stay covered by it. The styles
 * under the mark say by `scroll-padding-bottom` how tall the bar is. Whoever has scrolled away from the focus, and
 * whoever presses with a mouse or a finger, is left where they look.
 */
export function barMark(mark: string): () => () => void {
  const markRoot = rootMark(mark);
  return () => {
    const unmark = markRoot();
    const focused = document.querySelector(':focus-visible');
    const top = focused?.getBoundingClientRect().top ?? 0;
    if (top > 0 && top < window.innerHeight) focused?.scrollIntoView({ block: 'nearest' });
    return unmark;
  };
}
