import type { Locator, Page } from '@playwright/test';
import type { Language } from '#locales/languages.ts';
import type { Family } from './family.ts';

/** A picture for the help: what is opened, what is done there, and what is marked. */
export interface Shot {
  /** Whose browser it is; by default a visitor's. */
  who?: 'parent' | 'newcomer';
  basket?: boolean;
  /** Features this picture needs besides those always on. */
  features?: 'secondOwner=on';
  path: (family: Family) => string;
  act?: (page: Page, lang: Language, family: Family) => Promise<unknown>;
  /** Scrolled to the top; by default the page's beginning. */
  top?: (page: Page) => Locator;
  /** Centred, with an outline. */
  mark?: (page: Page, lang: Language, family: Family) => Locator;
}

export function mainButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true }).first();
}

export function mainLink(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name }).first();
}

export function textbox(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true }).first();
}

/** The accessible name of an optional field says that it is. */
export function optionalBox(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name }).first();
}
