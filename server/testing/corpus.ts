const CORPUS = new URL('../../../shared/corpus/', import.meta.url);

/** What others collected, with labels: it lies beside the project, on machines that have it. */
export function corpusFile(name: string): URL {
  return new URL(name, CORPUS);
}

/** One of `prices.json`. */
export interface LabelledPrice {
  text: string | null;
  currency_hint: string | null;
  amount: number | null;
  currency: string | null;
  currency_iso: string | null;
  core: boolean;
}
