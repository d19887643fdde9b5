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
