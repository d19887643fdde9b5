/** What a press or a key took until its picture was there. Times in ms. */
export interface SlowEvent {
  type: string;
  /** Of the browser, in steps of 8 ms. */
  duration: number;
  /** Until our code began, and how long it ran; the rest is the picture. */
  delay: number;
  processing: number;
}

/** What `watchHands` puts into the page. */
export interface Hands {
  /** Of every press and key since it was asked last; those of less than 16 ms are not told. */
  takeEvents(): SlowEvent[];
  /** How long the last press of a link took until the other page stood there; null while it does not. */
  arrived: number | null;
}

/** Runs in the page before anything else. */
export function watchHands(): void {
  const events: SlowEvent[] = [];
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

  function keep(entries: PerformanceEntry[]) {
    for (const entry of entries as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      events.push({
        type: entry.name,
        duration: entry.duration,
        delay: entry.processingStart - entry.startTime,
        processing: entry.processingEnd - entry.processingStart,
      });
    }
  }

  const hands: Hands = {
    takeEvents() {
      keep(observer.takeRecords());
      return events.splice(0);
    },
    arrived: null,
  };
  Object.assign(window, { hands });

  const looks = () => {
    const title = document.querySelector('h1');
    return { title, words: title?.textContent, dialogs: document.querySelectorAll('dialog[open]').length };
  };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element && target.closest('a[href]'))) return;
      hands.arrived = null;
      const before = looks();
      requestAnimationFrame(function look() {
        const now = looks();
        const isOther = now.title !== before.title || now.words !== before.words || now.dialogs !== before.dialogs;
        // In the task after this frame its picture is there.
        if (isOther && now.title && !document.querySelector('[aria-busy=true]'))
          setTimeout(() => Object.assign(hands, { arrived: performance.now() - timeStamp }));
        else if (performance.now() - timeStamp < 5000) requestAnimationFrame(look);
      });
    },
    true,
  );
}
