import type { Page } from '@playwright/test';
import { median } from '../service/median.ts';
import { tryEverything } from './try-everything.ts';

/** A press that shows 200 numbers, in ms; the median of three. */
export async function pressBare(page: Page): Promise<number> {
  await page.goto('/healthz');
  await page.evaluate(() => {
    const button = document.createElement('button');
    const list = document.createElement('ol');
    button.textContent = 'Numbers';
    button.addEventListener('click', () => {
      const numbers = Array.from({ length: 200 }, () =>
        Object.assign(document.createElement('li'), { textContent: '1' }),
      );
      list.replaceChildren(...numbers);
    });
    document.body.replaceChildren(button, list);
  });
  const times: number[] = [];
  while (times.length < 3) {
    const uses = await tryEverything(page, async () => {});
    times.push(Math.max(0, ...uses.map(({ duration }) => duration)));
  }
  return median(times);
}
