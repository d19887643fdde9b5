import { basketOnLists as french } from './fr/basket-on-lists.ts';
import { pageTexts } from './page-texts.ts';

/** Adding gifts to the basket, and the bar at the foot of a list. What the basket's own page says: basket.ts. */
export const basketOnListsTexts = pageTexts('basketOnLists', french);
