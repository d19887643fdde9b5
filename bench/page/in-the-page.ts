/** What the page itself measures of its load. Times in ms. */
export interface Observed {
  fcp: number;
  lcp: number;
  /** The last largest contentful paint. */
  largest: string;
  tbt: number;
  cls: number;
}

/** What the browser has stored before the visit; its cache is empty. */
export interface Visitor {
  local?: Record<string, unknown>;
  session?: Record<string, unknown>;
}

/** Runs in the page before anything else. */
export function remember({ local = {}, session = {} }: Visitor): void {
  for (const [name, value] of Object.entries(local)) localStorage.setItem(name, JSON.stringify(value));
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, JSON.stringify(value));
}

/** Runs in the page before anything else. Total blocking time counts what tasks take beyond 50 ms. */
export function observe(): void {
  const observed = { fcp: 0, lcp: 0, largest: '', tbt: 0, cls: 0 };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) observed.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null; url: string })[]) {
      observed.lcp = entry.startTime;
      const { tagName = 'gone', textContent = '' } = entry.element ?? {};
      observed.largest = `${tagName.toLowerCase()} ${(textContent?.trim() || entry.url).slice(-30)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.tbt += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) observed.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
