import { offline as french } from './fr/offline.ts';
import { pageTexts } from './page-texts.ts';

/** What pages say without a network. Part of every page's texts, because more cannot be fetched then. */
export const offlineTexts = pageTexts('offline', french);
