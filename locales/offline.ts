import { offline as french } from './fr/offline.ts';
import { pageTexts } from './page-texts.ts';

/** What stands there without a network. Among every page's texts: there is no fetching more of them then. */
export const offlineTexts = pageTexts('offline', french);
