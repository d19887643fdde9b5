import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const NAME = '<title>Lapin en coton | Shop</title><h1>Lapin en coton</h1><meta property="og:type" content="product">';
const DATA = (price: string, currency: string) =>
  `<script type="application/ld+json">{"@type":"Product","name":"Lapin en coton","offers":{"price":"${price}","priceCurrency":"${currency}"}}</script>`;

function priceOf(html: string): [number | null, string | null] {
  const { price, currency } = readPage('https://shop.example/p/lapin-en-coton-12345', {}, Buffer.from(NAME + html));
  return [price?.value ?? null, currency];
}

describe('No price is made of', () => {
  it.each([
    [
      'another product’s, where this one is gone',
      `<p>Actuellement indisponible</p><div class="similar-products">${'<a>Ours <b class="price">9,99 €</b></a>'.repeat(4)}</div>`,
    ],
    [
      'delivery and thresholds',
      '<p>Livraison 4,99 €</p><p>Livraison offerte dès 49 € d’achat</p><p>10 € de réduction dès 60 €</p><button>Ajouter au panier</button>',
    ],
    ['instalments', '<p>3 x 33,33 €</p><p>ou 12,50 € par mois</p><button>Ajouter au panier</button>'],
    [
      'a basket',
      '<div class="mini-cart">Total 0,00 €</div><div class="cart-summary">12,00 €</div><button>Ajouter au panier</button>',
    ],
    ['what was crossed out alone', '<s>59,90 €</s><button>Ajouter au panier</button>'],
    ['a number without a currency', '<span class="price">12.50</span><button>Ajouter au panier</button>'],
    [
      'the same number in two currencies',
      `${DATA('24.90', 'EUR')}<span class="price">$24.90</span><button>Add to cart</button>`,
    ],
    ['two sums that stand alike', '<div class="price"><span>12,99 €</span><span>18,55 €</span></div>'],
    ['a price of nothing', `${DATA('0.00', 'EUR')}<button>Ajouter au panier</button>`],
  ])('%s', (_, html) => {
    expect(priceOf(html)[0]).toBeNull();
  });

  it.each([
    ['GBP', `${DATA('24.90', 'GBP')}<span class="price">£24.90</span><button>Add to cart</button>`],
    ['USD', '<span class="price">$24.90</span><button>Add to cart</button>'],
    ['CHF', `${DATA('24.90', 'CHF')}<p>Livraison dès 5 €</p>`],
    [
      'GBP',
      `${DATA('12.99', 'GBP')}<span class="price">GBP 12,99</span> <span>Circa EUR 14,43</span><button>Compralo Subito</button>`,
    ],
  ])('%s, which is only named', (currency, html) => {
    expect(priceOf(html)).toEqual([null, currency]);
  });
});

describe('The price to pay now is', () => {
  it.each([
    [
      'the new one beside the old',
      '<p><span class="old">59,90 €</span> <span>39,90 €</span></p><button>Ajouter au panier</button>',
      3990,
    ],
    ['the new one beside "UVP"', '<p>UVP 59,90 €</p><p>39,90 €</p><button>In den Warenkorb</button>', 3990],
    ['the new one before "au lieu de"', '<p>39,90 € au lieu de 59,90 €</p><button>Ajouter au panier</button>', 3990],
    [
      'what is shown, where the data are of yesterday',
      `${DATA('59.90', 'EUR')}<p class="price">39,90 €</p><s>59,90 €</s><button>Ajouter au panier</button>`,
      3990,
    ],
    [
      'what is shown, where the data say a rate',
      `${DATA('90.06', 'EUR')}<p><b>90,06 €</b> par mois</p><p class="price">3 241,00 €</p><button>Ajouter au panier</button>`,
      324100,
    ],
    [
      'of a new one, where used ones are named so',
      '<div id="newAccordionRow"><b class="price">34,97 €</b></div><div id="usedAccordionRow"><b class="price">26,25 €</b></div><p>Neuf et occasion (34) à partir de <b>24,25 €</b></p><button>Ajouter au panier</button>',
      3497,
    ],
    ['that of the data, where nothing is shown', DATA('1299.00', 'EUR'), 129900],
    ['a decimal comma in data', DATA('48,00', 'EUR'), 4800],
    ['thousands in data as people write them', `${DATA('1.299,00', 'EUR')}`, 129900],
    [
      'cents in a small element',
      '<div class="price"><span>29</span><sup>€90</sup></div><button>Ajouter au panier</button>',
      2990,
    ],
    [
      'digits each in a span of their own',
      '<div class="price"><span>1</span><span>2</span><span>,</span><span>5</span><span>0</span> <span>€</span></div><button>Ajouter au panier</button>',
      1250,
    ],
    [
      'the lower end of a range',
      '<div class="price">29,90 € – 49,90 €</div><button>Choisir</button><button>Ajouter au panier</button>',
      2990,
    ],
    ['"from" a price', '<div class="price">à partir de 29,90 €</div><button>Ajouter au panier</button>', 2990],
    [
      'the lower one beside a percentage',
      '<div class="price"><span>-30%</span> <span>12,99 €</span> <span>18,55 €</span></div><button>Ajouter au panier</button>',
      1299,
    ],
    [
      'for everybody, not for members',
      '<p class="price">12,99 €</p><p>Prix club : 11,69 €</p><p>Lot de 2 : 22,99 €</p><p>5 autres vendeurs dès 9,99 €</p><button>Ajouter au panier</button>',
      1299,
    ],
    [
      'for everybody, not with a card, a subscription or a voucher',
      '<div><p class="price">9<sup>€95</sup></p><p>Adhérent : <span>9€45</span> soit -5%</p><p>Prix avec Shop à volonté : 8,90 €</p><p>Apply €5 voucher</p></div><button>Ajouter au panier</button>',
      995,
    ],
    [
      'of a new one, not of a used one',
      '<p>Save with Used - Very Good <b>19,99 €</b></p><p>2ème chance à partir de <b>18,25 €</b></p><b>29,90 €</b><button>Ajouter au panier</button>',
      2990,
    ],
    [
      'the one under a name that counts',
      '<h1>Lapin en coton 3er-Pack</h1><div><b>9,99 €</b></div><button>In den Warenkorb</button>',
      999,
    ],
    [
      'for those without a code',
      '<p class="price">24,99 €</p><p>avec le code LAPIN20 : <b>19,99 €</b></p><p class="price-with-coupon">18,99 €</p><button>Ajouter au panier</button>',
      2499,
    ],
    [
      'paid at once, not in rates',
      '<p class="price">€ 89,99</p><p class="price">oder 24 Raten à € 4,50</p><button>In den Warenkorb</button>',
      8999,
    ],
    [
      'bought once, not by subscription',
      '<b>54,90 €</b><label>Achat unique 54,90 €</label><label>Abonnement -10% : 49,41 €</label><button>Ajouter au panier</button>',
      5490,
    ],
    [
      'what is left of the higher one beside it',
      '<div><span>15,90 €</span><span>13,90 €</span><span>-2,00 €</span></div><button>Ajouter au panier</button>',
      1390,
    ],
    [
      'beside a button of Belgium',
      '<div><span>€</span><span>59</span><span>,99</span></div><small>Recupel €0,05 inclus</small><button>Dans le panier</button>',
      5999,
    ],
    ['with cents that stand higher', '<b>39<sup>99</sup> €</b><button>In den Warenkorb</button>', 3999],
    [
      'with cents in an element of their own',
      '<b>44<span class="cents">99</span> €</b><button>Ajouter au panier</button>',
      4499,
    ],
    [
      'with cents behind the sign and a comma',
      '<div><div>159</div><div><span>€</span><span>,90</span></div></div><button>Ajouter au panier</button>',
      15990,
    ],
    [
      'what stands by itself, not in a sentence',
      '<p><b>29,90 €</b></p><p>Recevez un doudou offert de <b>25,00 €</b> pour toute première visite chez nous</p><button>Ajouter au panier</button>',
      2990,
    ],
    [
      'what stands before the button',
      '<b>29,90 €</b><button>Ajouter au panier</button><p>Housse assortie</p><b>9,90 €</b>',
      2990,
    ],
    [
      'the lowest of sizes, which is no lowest price of days',
      '<span class="lowestPrice">29,90 €</span><button>Ajouter au panier</button>',
      2990,
    ],
    ['with tax', '<p>24,92 € HT</p><p>29,90 € TTC</p><button>Ajouter au panier</button>', 2990],
    [
      'for one, not for a kilogram',
      '<p class="price">3,49 €</p><p>34,90 €/kg</p><button>Ajouter au panier</button>',
      349,
    ],
    [
      'the only one, whatever its class is called',
      '<p class="retail-price">29,90 €</p><button>Ajouter au panier</button>',
      2990,
    ],
    [
      'that with tax, by names',
      '<p class="price-excluding-tax">24,92 €</p><p class="price-including-tax">29,90 €</p><button>Ajouter au panier</button>',
      2990,
    ],
    [
      'in a table of old',
      '<table><tr><td>Prix :</td><td><b>29,90 €</b></td></tr><tr><td>Frais de port :</td><td>5,00 €</td></tr></table>',
      2990,
    ],
  ])('%s', (_, html, cents) => {
    expect(priceOf(html)).toEqual([cents, 'EUR']);
  });
});
