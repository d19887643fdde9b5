import type { Locator, Page } from '@playwright/test';
import type { Language } from '#locales/languages.ts';
import type { Family } from './family.ts';

/** A picture of the help: what is opened, what is done there, and what is marked. */
export interface Shot {
  /** Whose browser it is; a visitor's unless told. */
  who?: 'parent' | 'newcomer';
  basket?: boolean;
  /** What this picture needs beside what is on everywhere. */
  features?: 'secondOwner=on';
  path: (family: Family) => string;
  act?: (page: Page, lang: Language, family: Family) => Promise<unknown>;
  /** What stands at the top; else the page does. */
  top?: (page: Page) => Locator;
  /** What stands in the middle, with a line around it. */
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

/** A field's name says when it is optional. */
export function optionalBox(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name }).first();
}
