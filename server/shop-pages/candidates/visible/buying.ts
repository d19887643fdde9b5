import { attribute, type Element, type PageDocument } from '../../documents/element.ts';
import { Known } from '../../documents/known.ts';
import { ofLabels } from '../../documents/labels.ts';
import type { BriefTexts } from '../../documents/text.ts';
import type { Region } from './regions.ts';

const BUY =
  /(?:add|ajouter|in den|in de|al|aggiungi|añadir|adicionar|lisää|přidat|do koszyka|lägg)\b.{0,20}(?:cart|basket|bag|trolley|panier|warenkorb|einkaufswagen|winkelwagen|winkelmand|carrello|carrito|cesta|carrinho|košík|koszyk|tasche)|^(?:mettre )?(?:dans (?:le|mon)|au) panier$|^in (?:mijn )?winkel(?:wagen|mand)|^(?:(?:j')?ach[eè]te[rz]?|buy(?: it)? now|jetzt kaufen|kaufen|commander|acquista|comprar|kopen)$|^(?:add to (?:order|registry|list)|je (?:l'|le |la )?(?:achète|veux|commande)|réserver|precommander|précommander|pre-order|vorbestellen|купить|в корзину|加入購物車|加入购物车|立即購買|放入購物車|カートに入れる|장바구니|구매하기|pievienot grozam|pirkt|dodaj u košaricu)/iu;
const BUY_LABELS =
  /add-?_?to-?_?(?:cart|basket|bag)|addtocart|addtobasket|ajout-?panier|btn-?(?:buy|cart)|buy-?now|single_add_to_cart|product-form__submit|in-den-warenkorb/;

const isBuyName = ofLabels((labels) => BUY_LABELS.test(labels));
const buyTexts = new Known((text) => BUY.test(text));

/** Buy buttons; a page of many products has one for each. */
export function buyButtons(document: PageDocument, texts: BriefTexts): Element[] {
  return document.elements.filter((element) => isButton(element) && isBuying(element, texts[element.index]));
}

/** The page's own product's button, outside menus and other products: the first after the heading. */
export function ownButton(buttons: Element[], regions: Region[], heading: number): Element | undefined {
  const own = buttons.filter(({ index }) => regions[index]?.isAside === false);
  return own.find(({ index }) => index > heading) ?? own.at(-1);
}

function isButton(element: Element): boolean {
  if (element.name === 'button' || element.name === 'a') return true;
  return element.name === 'input' && /^(submit|button|image)$/i.test(attribute(element, 'type'));
}

function isBuying(element: Element, text = ''): boolean {
  const said =
    `${attribute(element, 'value')} ${attribute(element, 'aria-label')} ${attribute(element, 'title')}`.trim();
  if (isBuyName(element) || (said !== '' && BUY.test(said))) return true;
  return text.length > 2 && text.length < 80 && buyTexts.at(text.trim());
}
