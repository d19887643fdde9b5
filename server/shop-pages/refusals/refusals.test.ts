import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const TILE = (name: string) =>
  `<li class="product-tile"><a href="/p/${name}"><img src="/${name}.jpg" alt="${name}"><h3>${name}</h3></a><span class="price">12,99 €</span><button>Ajouter au panier</button></li>`;
const TILES = [
  'Lapin',
  'Ours',
  'Chat',
  'Chien',
  'Souris',
  'Renard',
  'Lion',
  'Cerf',
  'Loup',
  'Poule',
  'Oie',
  'Coq',
  'Zèbre',
  'Girafe',
]
  .map(TILE)
  .join('');

const THINGS = (name: string) =>
  Array.from(
    { length: 12 },
    (_, at) =>
      `<div itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="/p/${at}"><span itemprop="name">${name} ${at}</span></a><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="12.99">12,99 €</span><meta itemprop="priceCurrency" content="EUR"></div></div>`,
  ).join('');

const PAGES: Record<string, [string, string]> = {
  'a robot check': [
    '/p/lapin-12345',
    '<title>Just a moment...</title><h1>shop.example</h1><p>Checking your browser before accessing</p>',
  ],
  'Amazon’s robot check': [
    '/dp/B000000000',
    '<title>Amazon.fr</title><h4>Saisissez les caractères que vous voyez ci-dessous</h4><form><input></form>',
  ],
  'a refusal': [
    '/p/lapin-12345',
    "<title>Access Denied</title><h1>Access Denied</h1>You don't have permission to access this. Reference #18.2",
  ],
  'a captcha': [
    '/p/lapin-12345',
    '<html><head><title>shop.example</title></head><body><p>Please enable JS and disable any ad blocker</p><script src="https://ct.captcha-delivery.com/c.js"></script></body></html>',
  ],
  'an error': ['/p/lapin-12345', '<title>404 - Page introuvable</title><h1>Oups !</h1>'],
  'an error that says it softly': [
    '/p/lapin-12345',
    "<title>Shop</title><h1>Cette page n'existe plus</h1><p>La page que vous recherchez n'existe plus.</p>",
  ],
  'a login': ['/p/lapin-12345', '<title>Connexion</title><h1>Identifiez-vous</h1><form><input type="password"></form>'],
  'a question about cookies': ['/p/lapin-12345', '<title>Before you continue</title><button>Accept all</button>'],
  'a category': ['/c/doudous', `<title>Doudous | Shop</title><h1>Doudous</h1><ul>${TILES}</ul>`],
  'a category with data': [
    '/doudous',
    `<title>Doudous | Shop</title><h1>Doudous</h1><script type="application/ld+json">{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":{"@type":"Product","name":"Lapin","offers":{"price":"1.00","priceCurrency":"EUR"}}},{"@type":"ListItem","item":{"@type":"Product","name":"Ours"}},{"@type":"ListItem","item":{"@type":"Product","name":"Chat"}}]}</script><ul>${TILES}</ul>`,
  ],
  'a category with a thing for each tile': [
    '/poussettes',
    `<title>Poussettes Yoyo | Shop</title><h1>Poussettes Yoyo</h1>${THINGS('Poussette Yoyo')}`,
  ],
  'a category that calls itself a product': [
    '/poussettes',
    `<title>Poussettes et landaus | Shop</title><h1>Poussettes et landaus</h1><script type="application/ld+json">{"@type":"Product","name":"Poussettes et landaus","aggregateRating":{"@type":"AggregateRating","ratingValue":"4.8","reviewCount":"812"}}</script><ul>${TILES}</ul>`,
  ],
  'a page of a brand': ['/marque/chicco', `<title>Chicco | Shop</title><h1>Chicco</h1>${THINGS('Chicco Veilleuse')}`],
  'a basket': [
    '/panier',
    '<title>Mon panier</title><h1>Mon panier</h1><table><tr><td>Lapin</td><td>12,99 €</td></tr></table><p>Total 12,99 €</p><button>Commander</button>',
  ],
  reviews: [
    '/product-reviews/B00ABC',
    `<title>Avis clients : Lapin en coton</title><h1>Avis clients</h1><a href="/p/lapin">Lapin en coton</a><span>12,99 €</span>${'<p>Très bien</p>'.repeat(20)}`,
  ],
  'questions and answers': [
    '/aide/livraison',
    '<title>Livraison et retours</title><h1>Livraison et retours</h1><p>La livraison coûte 4,99 €, offerte dès 49 € d’achat.</p><p>Retour : 2,99 €</p>',
  ],
  'a guide': [
    '/guide/poussettes',
    '<title>Quelle poussette choisir ?</title><script type="application/ld+json">{"@type":"Article","headline":"Quelle poussette choisir ?"}</script><h1>Quelle poussette choisir ?</h1><p>Yoyo, 459 €</p><a href="/p/yoyo">Acheter</a><p>Joie, 199 €</p><a href="/p/joie">Acheter</a>',
  ],
  'a search': [
    '/recherche?q=lapin',
    `<title>Résultats pour lapin</title><h1>14 résultats pour « lapin »</h1><ul>${TILES}</ul>`,
  ],
  'a home page': [
    '/',
    `<title>Shop, tout pour bébé</title><meta property="og:type" content="website"><h1>Tout pour bébé</h1><ul>${TILES}</ul>`,
  ],
  'an article': [
    '/blog/choisir-un-doudou',
    '<title>Choisir un doudou</title><meta property="og:type" content="article"><h1>Choisir un doudou</h1><p>Il y en a à 10 € et à 20 €.</p>',
  ],
  'what is gone': [
    '/p/lapin-12345',
    "<title>Shop</title><h1>Ce produit n'est plus disponible</h1><p>Découvrez nos autres produits</p>",
  ],
  'a category that names the lowest of its prices': [
    '/enfant/draisiennes',
    `<title>Draisiennes | Shop</title><script type="application/ld+json">{"@type":"Product","name":"Draisiennes","aggregateRating":{"ratingValue":4.6},"offers":{"@type":"AggregateOffer","lowPrice":"29.99","highPrice":"99.99","priceCurrency":"EUR"}}</script><h1>Draisiennes</h1><ul>${Array.from({ length: 12 }, (_, at) => `<li><a href="/p/${at}">Draisienne ${at}</a><span class="price">${29 + at},99 €</span></li>`).join('')}</ul>`,
  ],
  'what is gone, among other products': [
    '/p/lapin-12345.html',
    `<title>Oups, cette page n'existe plus</title><h1>Oups ! Ce produit n'est plus disponible à la vente</h1><ul>${TILES}</ul>`,
  ],
  'a brand': [
    '/marques/chicco.html',
    `<title>Chicco | Shop</title><meta property="og:title" content="Chicco"><h1 class="page-title">Chicco</h1><ul>${['49,90', '59,90', '69,90', '79,90', '89,90', '99,90', '109,90', '119,90', '129,90', '139,90', '149,90', '159,90'].map((price) => `<li class="item"><a class="product-item-link" href="/p/${price}">Chicco ${price}</a><span class="price">${price} €</span><button class="tocart">Ajouter au panier</button></li>`).join('')}</ul>`,
  ],
  'an empty page': ['/p/lapin-12345', ''],
  'a page for a browser alone': [
    '/p/lapin-12345',
    '<title>Shop</title><div id="root"></div><script src="/app.js"></script>',
  ],
};

describe('No gift is made of', () => {
  it.each(Object.entries(PAGES))('%s', (_, [path, html]) => {
    const { refused, title, price } = readPage(`https://shop.example${path}`, {}, Buffer.from(html));
    expect({ isRefused: refused !== null, title, price }).toEqual({ isRefused: true, title: null, price: null });
  });

  it.each([
    [
      'has no data and no button, where its address repeats its heading',
      '/Semelles_sport_sur_mesure_et_analyse-380',
      '<title>Clinique</title><h1>Semelles sport sur mesure et analyse</h1><img src="/s/380.jpg"><span>27,00 €</span>',
    ],
    [
      'stands among others that are offered',
      '/p-montre-casio-pro-trek-noir.html',
      `<title>Montre Casio Pro Trek noir</title><h1>Montre Casio Pro Trek noir</h1><p class="product__price">259 €</p><ul>${TILES}</ul>`,
    ],
    [
      'has no heading',
      '',
      '<title>retro - Lampe Infraphil de 1960</title><p>Prix : 60 €</p><img src="/l.jpg"><a class="btn-cart">Ajouter au panier</a>',
    ],
  ])('But a product is read that %s', (_, path, html) => {
    expect(readPage(path && `https://shop.example${path}`, {}, Buffer.from(html)).refused).toBeNull();
  });

  it.each([
    ['a picture', 'image/png', '\x89PNG'],
    ['a PDF', '', '%PDF-1.7'],
    ['data', 'application/json', '{}'],
  ])('%s', (_, type, body) => {
    expect(
      readPage('https://shop.example/p/1', { 'content-type': type }, Buffer.from(body, 'latin1')).refused,
    ).not.toBeNull();
  });
});

describe('A refusal says', () => {
  it('UNKNOWN_SHOP where nothing is readable and nobody knows the shop', () => {
    expect(readPage('https://shop.example/', {}, Buffer.from('')).refused?.code).toBe('UNKNOWN_SHOP');
  });

  it('IMPOSSIBLE_TO_PARSE of a shop that is known, and of a robot check anywhere', () => {
    expect(readPage('https://www.aubert.com/', {}, Buffer.from('')).refused?.code).toBe('IMPOSSIBLE_TO_PARSE');
    const check = '<title>Robot Check</title>';
    expect(readPage('https://shop.example/', {}, Buffer.from(check)).refused?.code).toBe('IMPOSSIBLE_TO_PARSE');
  });
});
