import type { Page } from '@playwright/test';

/** How smoothly something went, as the page's own thread saw it: what scrolls without it is smoother. */
export interface Frames {
  /** Frames a second. */
  rate: number;
  /** The longest without a frame, in ms. */
  longest: number;
}

export async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frames: times });
    requestAnimationFrame(function count(now) {
      times.push(now);
      if (times.length < 100_000) requestAnimationFrame(count);
    });
  });
  await act();
  const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.splice(0));
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const ms = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return { rate: (1000 * gaps.length) / ms, longest: Math.max(...gaps) };
}

/** A finger flings through the page, down and up again. */
export async function scrollThrough(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const yDistance of [-12_000, 12_000]) {
    await devtools.send('Input.synthesizeScrollGesture', {
      ...{ x: 200, y: 400, yDistance, speed: 3000, gestureSourceType: 'touch' },
    });
  }
  await devtools.detach();
}
