// What an arranged list looks like, to its parents and to the server.

import type { Page } from '@playwright/test';
import type { Parent, Registry } from './people.ts';

/** Each category with its gifts, as the page shows them. */
export async function shown(page: Page): Promise<string[]> {
  const sections = page.getByRole('main').locator('section[aria-labelledby^="wishes-of-"]');
  return sections.evaluateAll((all) =>
    all.map((section) => {
      const titles = [...section.querySelectorAll('li strong')].map((title) => title.textContent);
      return `${section.querySelector('h2')?.textContent?.split(' ')[0]}: ${titles.join(', ')}`;
    }),
  );
}

/** Each category with its gifts, as the server has them. */
export async function saved(parent: Parent, { id }: Registry): Promise<string[]> {
  const categories = await parent.api('GET /category/birth_registry/{birth_registry_id}', {
    params: { birth_registry_id: id },
  });
  return categories.map(
    ({ label, wishes }) => `${label.split(' ')[0]}: ${wishes.map(({ title }) => title).join(', ')}`,
  );
}
