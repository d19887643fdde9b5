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
