const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Sample of wood',
  image: ['/sample.jpg'],
  brand: { '@type': 'Brand', name: 'Sample' },
  offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' },
};
const TILE =
  '<li class="product-tile"><a href="/p/other-1"><img src="/other.jpg" alt="Other"><span class="price">1 299,00 €</span></a></li>';
const TABLE = '<tr><th>Marque</th><td>Sample</td></tr><tr><th>EAN</th><td>no number</td></tr>';

/** A page with a bit of everything that shops' pages have. */
export const SAMPLE =
  Buffer.from(`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Sample of wood | Shop</title>
<meta property="og:title" content="Sample of wood"><meta property="product:price:amount" content="12.50">
<script type="application/ld+json">${JSON.stringify(PRODUCT)}</script>
<script>window.state = {"product": {"name": "Sample of wood", "price": "12.50", "brand": "Sample"}};</script></head>
<body><header class="header"><nav><ul>${'<li><a href="/c/all">Menu</a></li>'.repeat(50)}</ul></nav></header>
<main><h1 class="product-title" itemprop="name">Sample of wood</h1><img src="/sample.jpg" srcset="/sample-2.jpg 2x" alt="Sample">
<p class="price"><s>15,00 €</s> <b>12,50&nbsp;€</b></p><button class="add-to-cart">Ajouter au panier</button>
<table>${TABLE.repeat(20)}</table></main><section class="related"><ul>${TILE.repeat(60)}</ul></section></body></html>`);
