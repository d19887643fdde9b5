import type { GiversTexts } from './fr/givers.ts';
import type { ParentsTexts } from './fr/parents.ts';
import type { VisitorsTexts } from './fr/visitors.ts';
import type { Language } from './languages.ts';

type PageTexts = VisitorsTexts & GiversTexts & ParentsTexts;
type Other = Exclude<Language, 'fr'>;

/** Which readers have texts beyond those of every page. */
export type Readers = 'givers' | 'parents';

/** The server has all of them (every-language.ts), a browser only those it fetched. */
const known: Record<Other, Partial<PageTexts>> = { en: {}, de: {} };

/** What a browser has not fetched yet. */
const TO_FETCH: Record<Other, Partial<Record<Readers | 'visitors', () => Promise<{ texts: Partial<PageTexts> }>>>> = {
  en: {
    visitors: () => import('./en/visitors.ts'),
    givers: () => import('./en/givers.ts'),
    parents: () => import('./en/parents.ts'),
  },
  de: {
    visitors: () => import('./de/visitors.ts'),
    givers: () => import('./de/givers.ts'),
    parents: () => import('./de/parents.ts'),
  },
};

/** One area of a page's texts: `basketTexts('de').title`. French comes with the page's scripts. */
export function pageTexts<Area extends keyof PageTexts>(area: Area, french: PageTexts[Area]) {
  return (language: Language): PageTexts[Area] => (language === 'fr' ? french : (known[language][area] ?? french));
}

export function addTexts(language: Other, texts: Partial<PageTexts>): void {
  Object.assign(known[language], texts);
}

/**
 * Fetches a language other than French for these readers' pages; throws if it cannot be had. Once only: a browser
 * answers an import again only after it has drawn, which every step to another page would wait for.
 */
export async function fetchTexts(language: Language, readers: Readers | 'visitors'): Promise<void> {
  if (language === 'fr') return;
  const texts = await TO_FETCH[language][readers]?.();
  if (!texts) return;
  addTexts(language, texts.texts);
  delete TO_FETCH[language][readers];
}
