import { anyShop as french } from './fr/any-shop.ts';
import { pageTexts } from './page-texts.ts';

/** How to add gifts from any shop: the bookmark, the extension, the phone. */
export const anyShopTexts = pageTexts('anyShop', french);
