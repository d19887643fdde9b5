import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

/* Miniature pages as the big shop systems produce them: their structure, and what surrounds the product. */

interface Sample {
  address: string;
  html: string;
  title: string;
  price: number | null;
  currency?: string;
  brand?: string | null;
  image?: string;
  gtin?: string | null;
}

const RELATED =
  '<section class="related products"><h2>Vous aimerez aussi</h2><ul><li class="product"><a href="/p/autre">Autre</a><span class="price">9,99 €</span><button class="add_to_cart_button">Ajouter au panier</button></li></ul></section>';

const SAMPLES: Record<string, Sample> = {
  Shopify: {
    address: 'https://doudou.example/products/lapin-en-coton?variant=222',
    html: `<title>Lapin en coton bio – Doudou &amp; Cie</title><meta property="og:site_name" content="Doudou &amp; Cie"><meta property="og:type" content="product">
      <meta property="og:title" content="Lapin en coton bio"><meta property="og:image" content="http://doudou.example/cdn/shop/files/lapin_1200x1200.jpg?v=1"><meta property="og:price:amount" content="24,90"><meta property="og:price:currency" content="EUR">
      <script type="application/json" data-product-json>{"id":1,"title":"Lapin en coton bio","vendor":"Petit Pan","price":2490,"images":["//doudou.example/cdn/shop/files/lapin.jpg?v=1"],"variants":[{"id":111,"sku":"L1","price":2490,"barcode":"3700000000017"},{"id":222,"sku":"L2","price":2990,"barcode":"3700000000024"}]}</script>
      <h1 class="product__title">Lapin en coton bio</h1><div class="price price--large"><span class="visually-hidden">Prix habituel</span><span class="price-item price-item--regular">€29,90 EUR</span></div>
      <form action="/cart/add"><button name="add" class="product-form__submit">Ajouter au panier</button></form>${RELATED}`,
    title: 'Lapin en coton bio',
    price: 2990,
    brand: 'Petit Pan',
    image: 'lapin',
  },
  WooCommerce: {
    address: 'https://atelier.example/produit/mobile-musical/',
    html: `<title>Mobile musical - Atelier Bois</title><meta property="og:type" content="article"><div class="product type-product"><div class="woocommerce-product-gallery"><img class="wp-post-image" src="/wp-content/uploads/mobile-300x300.jpg" data-large_image="/wp-content/uploads/mobile.jpg" alt="Mobile musical"></div>
      <div class="summary entry-summary"><h1 class="product_title entry-title">Mobile musical</h1><p class="price"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi>59,00&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></del> <ins><span class="woocommerce-Price-amount amount"><bdi>45,00&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></ins></p>
      <form class="cart"><button class="single_add_to_cart_button button">Ajouter au panier</button></form></div></div>${RELATED}
      <div class="widget_shopping_cart">Sous-total : <span class="amount">0,00 €</span></div>`,
    title: 'Mobile musical',
    price: 4500,
    image: '/wp-content/uploads/mobile.jpg',
  },
  PrestaShop: {
    address: 'https://bebe.example/poussettes/1234-poussette-trio-3380743047898.html',
    html: `<title>Poussette Trio | Bébé Shop</title><meta property="og:type" content="product"><meta property="product:price:amount" content="399.9"><meta property="product:price:currency" content="EUR">
      <h1 class="h1" itemprop="name">Poussette Trio</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">499,90 €</span></div><div class="product-price h5 has-discount"><div class="current-price"><span class="current-price-value" content="399.9">399,90 €</span><span class="discount discount-percentage">Économisez 20%</span></div></div><div class="tax-shipping-delivery-label">TTC</div></div>
      <img class="js-qv-product-cover" src="/12-large_default/poussette-trio.jpg" alt="Poussette Trio"><button class="btn btn-primary add-to-cart">Ajouter au panier</button>
      <div class="tab-pane" id="product-details" data-product="{&quot;name&quot;:&quot;Poussette Trio&quot;,&quot;price&quot;:&quot;399,90 \\u20ac&quot;,&quot;price_amount&quot;:399.9,&quot;ean13&quot;:&quot;4006381333931&quot;,&quot;manufacturer_name&quot;:&quot;Chicco&quot;}"><div class="product-manufacturer"><label class="label">Marque</label><span><a href="/chicco">Chicco</a></span></div></div>
      <article class="product-miniature"><span class="price">12,00 €</span></article>`,
    title: 'Poussette Trio',
    price: 39990,
    brand: 'Chicco',
    gtin: '4006381333931',
    image: '/12-large_default/poussette-trio.jpg',
  },
  'Magento 2': {
    address: 'https://kinder.example/baby-schlafsack-sterne.html',
    html: `<title>Baby Schlafsack Sterne</title><meta property="og:type" content="product"><meta property="product:price:amount" content="29.95"><meta property="product:price:currency" content="EUR">
      <h1 class="page-title"><span class="base" itemprop="name">Baby Schlafsack Sterne</span></h1><div class="product-info-main"><div class="price-box price-final_price"><span class="special-price"><span class="price-label">Sonderpreis</span><span data-price-amount="29.95" data-price-type="finalPrice" class="price-wrapper"><span class="price">29,95 €</span></span></span><span class="old-price"><span class="price-label">Statt</span><span data-price-amount="39.95" data-price-type="oldPrice" class="price-wrapper"><span class="price">39,95 €</span></span></span></div>
      <div class="price-details">Inkl. 19% MwSt., zzgl. Versandkosten 4,95 €</div><button id="product-addtocart-button" class="action primary tocart">In den Warenkorb</button></div>
      <table class="additional-attributes"><tr><th class="col label">Hersteller</th><td class="col data">Sterntaler</td></tr><tr><th>EAN</th><td>4006381333931</td></tr></table>`,
    title: 'Baby Schlafsack Sterne',
    price: 2995,
    brand: 'Sterntaler',
    gtin: '4006381333931',
  },
  'Next.js': {
    address: 'https://meubles.example/p/table-a-langer-nova-A123456',
    html: `<title>Table à langer Nova - Meubles</title><main><h1>Table à langer Nova</h1><div class="css-1x2"><span class="css-9">149</span><sup class="css-8">,99&nbsp;€</sup></div><p>ou 4x 37,50 €</p><p>dont 0,42 € d'éco-part</p><button>Ajouter au panier</button></main>
      <script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"product":{"name":"Table à langer Nova","brand":{"name":"Novaline"},"ean":"3600000000014","images":[{"url":"https://cdn.meubles.example/nova.webp"}],"price":{"value":149.99,"currency":"EUR"}},"others":[{"name":"Chaise","price":{"value":20.5,"currency":"EUR"}}]}}}</script>`,
    title: 'Table à langer Nova',
    price: 14999,
    brand: 'Novaline',
    image: 'https://cdn.meubles.example/nova.webp',
  },
  'data with several variants': {
    address: 'https://mode.example/body-raye-p987654',
    html: `<title>Body rayé | Mode</title><h1>Body rayé</h1><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"Mode"},{"@type":"ProductGroup","name":"Body rayé","brand":{"@type":"Brand","name":"Rayures"},"hasVariant":[{"@type":"Product","name":"Body rayé 3 mois","gtin13":"4006381333931","offers":{"@type":"Offer","price":"12.99","priceCurrency":"EUR"}},{"@type":"Product","name":"Body rayé 6 mois","gtin13":"9782070360246","offers":{"@type":"Offer","price":12.99,"priceCurrency":"EUR"}}]}]}</script>
      <p class="prix">12,99 €</p><button>Ajouter au panier</button>`,
    title: 'Body rayé',
    price: 1299,
    brand: 'Rayures',
    gtin: null,
  },
  'data that are broken': {
    address: 'https://jouets.example/cube-d-eveil-12345.html',
    html: `<title>Cube d'éveil</title><h1>Cube d'éveil</h1><script type="application/ld+json">
      // product
      {"@context":"https://schema.org/", "@type":"Product", "name":"Cube d'éveil", "description":"Un cube
      à toucher", /* soon */ "brand":"Janod", "offers":{"@type":"Offer","price":"34,90","priceCurrency":"EUR",},}
      </script><b class="price">34,90 €</b>`,
    title: "Cube d'éveil",
    price: 3490,
    brand: 'Janod',
  },
  'an old price in the data': {
    address: 'https://soldes.example/p/gigoteuse-ours-4567890',
    html: `<title>Gigoteuse Ours</title><h1>Gigoteuse Ours</h1><div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Gigoteuse Ours</span><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span class="old-price" itemprop="price" content="59.90">59,90 €</span></div><span class="special-price">39,90 €</span></div><button>Ajouter au panier</button>`,
    title: 'Gigoteuse Ours',
    price: 3990,
  },
  'unit price, instalments and delivery beside': {
    address: 'https://drogerie.example/p/windeln-groesse-3-d1234567',
    html: `<title>Windeln Größe 3 | drogerie</title><h1>Windeln Größe 3</h1><div class="pdp-price"><span>12,95&nbsp;€</span></div><div>88 St (0,15 € je 1 St)</div><div>zzgl. Versand 4,95 €</div><div>ab 39 € versandkostenfrei</div><div>Ratenzahlung ab 2,16 € mtl.</div><button>In den Warenkorb</button><dl><dt>Marke</dt><dd>babylove</dd><dt>EAN</dt><dd>4006381333931</dd></dl>`,
    title: 'Windeln Größe 3',
    price: 1295,
    brand: 'babylove',
    gtin: '4006381333931',
  },
  'another currency': {
    address: 'https://shop.example/ch/p/holzauto-99887766',
    html: `<title>Holzauto</title><h1>Holzauto</h1><script type="application/ld+json">{"@type":"Product","name":"Holzauto","offers":{"price":"29.90","priceCurrency":"CHF"}}</script><span class="price">CHF 29.90</span><button>In den Warenkorb</button>`,
    title: 'Holzauto',
    price: null,
    currency: 'CHF',
  },
  'prices without and with tax': {
    address: 'https://pro.example/produit/lit-parapluie-778899',
    html: `<title>Lit parapluie</title><h1>Lit parapluie</h1><div class="prices"><span class="price-ht">41,58 € HT</span><span class="price-ttc">49,90 € TTC</span></div><button>Ajouter au panier</button>`,
    title: 'Lit parapluie',
    price: 4990,
  },
  Amazon: {
    address: 'https://www.amazon.fr/Chicco-Veilleuse-Etoiles/dp/B0ABCDEFGH/ref=sr_1_1?keywords=veilleuse',
    html: `<title>Chicco Veilleuse Étoiles, Projecteur Musical : Amazon.fr: Bébé et Puériculture</title><div id="nav-cart">0,00 €</div>
      <div id="ppd"><div id="imgTagWrapperId"><img id="landingImage" alt="Chicco Veilleuse Étoiles" data-old-hires="https://m.media-amazon.com/images/I/71abc._AC_SL1500_.jpg" src="https://m.media-amazon.com/images/I/71abc._AC_SX300_.jpg"></div>
      <div id="centerCol"><h1 id="title"><span id="productTitle" class="a-size-large product-title-word-break"> Chicco Veilleuse Étoiles, Projecteur Musical </span></h1><a id="bylineInfo" href="/stores/chicco">Visiter la boutique Chicco</a>
      <div id="corePriceDisplay_desktop_feature_div"><span class="savingsPercentage">-25 %</span><span class="a-price priceToPay"><span class="a-offscreen">29,90€</span><span aria-hidden="true"><span class="a-price-whole">29<span class="a-price-decimal">,</span></span><span class="a-price-fraction">90</span><span class="a-price-symbol">€</span></span></span>
      <span class="basisPrice">Prix conseillé : <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">39,90€</span><span aria-hidden="true">39,90€</span></span></span></div>
      <span class="a-size-mini">(<span class="a-price">14,95 €</span> / unité)</span><p>Payez en 4X 7,48 €</p></div>
      <div id="buybox"><div id="mir-layout-DELIVERY_BLOCK">Livraison à 2,99 € lundi</div><input id="add-to-cart-button" type="submit" value="Ajouter au panier"><span>Prévoyez et Économisez</span></div></div>
      <div id="olpLinkWidget_feature_div">Neuf (5) à partir de <span class="a-price">25,00€</span></div><div class="a-carousel">${'<li class="a-carousel-card">Autre<span class="a-price"><span class="a-offscreen">9,99€</span></span></li>'.repeat(14)}</div>`,
    title: 'Chicco Veilleuse Étoiles, Projecteur Musical',
    price: 2990,
    brand: 'Chicco',
    image: '71abc._AC_SL1500_',
  },
  'parted digits without a sign of euros near': {
    address: 'https://meuble.example/fr/p/sniglar-lit-bebe-hetre-50248541/',
    html: `<title>SNIGLAR Lit bébé, hêtre, 60x120 cm - MEUBLE</title><h1 class="pip-header-section"><span class="pip-header-section__title--big">SNIGLAR</span><span class="pip-header-section__description">Lit bébé, hêtre, 60x120 cm</span></h1>
      <div class="pip-price-module"><span class="pip-price" aria-hidden="true"><span class="pip-price__integer">59</span><span class="pip-price__decimal"><span class="pip-price__separator">,</span>99</span><span class="pip-price__currency">€</span></span><span class="pip-price__sr-text">Prix 59,99 €</span></div><button>Ajouter au panier</button>
      <meta property="og:type" content="product"><meta property="og:image" content="/images/sniglar__0637924_s5.jpg">`,
    title: 'SNIGLAR Lit bébé, hêtre, 60x120 cm',
    price: 5999,
    image: 'sniglar__0637924_s5.jpg',
  },
  'cents set high': {
    address: 'https://promo.example/bebe/f-1130101-chaise-haute.html',
    html: `<title>Chaise haute évolutive - Promo</title><h1>Chaise haute évolutive</h1><div class="fpPrice price jsMainPrice"><span itemprop="price" content="89.99">89€<sup>99</sup></span></div><div class="fpStriked">Au lieu de <span>119€99</span></div><div>Soit 30€ d'économie</div><div>4x 22€95 dont 1€80 de frais</div><button>Ajouter au panier</button>`,
    title: 'Chaise haute évolutive',
    price: 8999,
  },
  'a second-hand market': {
    address: 'https://www.annonces.example/ad/equipement_bebe/2812345678',
    html: `<title>Poussette Yoyo - Équipement bébé</title><meta property="og:title" content="Poussette Yoyo"><meta property="og:type" content="website"><h1 data-qa-id="adview_title">Poussette Yoyo</h1><div data-qa-id="adview_price"><p>180&nbsp;€</p></div><p>Livraison : dès 4,99 €</p><p>Protection des transactions 7,20 €</p><section aria-label="similaires" class="similar-ads"><a>Autre <span>90 €</span></a></section>`,
    title: 'Poussette Yoyo',
    price: 18000,
  },
  'a lowest price of thirty days': {
    address: 'https://mode.example/bonnet-naissance-abc123.html',
    html: `<title>Bonnet naissance - coton | mode.example</title><h1>Bonnet naissance - coton</h1><div class="re-price"><p><span>à partir de 9,95&nbsp;€</span><span>TVA incluse</span></p><p>Prix initial : <span>12,95 €</span> -23 %</p><p>Dernier prix le plus bas : 10,45 €</p></div><button>Ajouter au panier</button>`,
    title: 'Bonnet naissance - coton',
    price: 995,
  },
  Shopware: {
    address: 'https://spielzeug.example/holzspielzeug/motorikschleife/SW10023',
    html: `<title>Motorikschleife | Spielzeug</title><meta property="og:type" content="product"><meta property="product:price" content="24,95"><meta itemprop="productID" content="1"><div itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">Motorikschleife</h1><meta itemprop="gtin13" content="4006381333931"><div itemprop="brand" itemtype="https://schema.org/Brand" itemscope><meta itemprop="name" content="Goki"></div>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="24.95"><p class="product-detail-price with-list-price">24,95 €* <span class="list-price-wrapper"><span class="list-price-price">29,95 €*</span></span></p><p class="product-detail-price-unit">Inhalt: 1 Stück</p><p class="product-detail-tax">Preise inkl. MwSt. zzgl. Versandkosten</p></div></div><button class="btn-buy">In den Warenkorb</button>`,
    title: 'Motorikschleife',
    price: 2495,
    brand: 'Goki',
    gtin: '4006381333931',
  },
  'a price by the amount bought': {
    address: 'https://couches.example/p/couches-taille-2-445566',
    html: `<title>Couches taille 2</title><h1>Couches taille 2</h1><script type="application/ld+json">{"@type":"Product","name":"Couches taille 2","offers":{"@type":"Offer","priceCurrency":"EUR","priceSpecification":[{"@type":"UnitPriceSpecification","price":0.21,"priceCurrency":"EUR","referenceQuantity":{"@type":"QuantitativeValue","value":1}},{"@type":"UnitPriceSpecification","priceType":"https://schema.org/ListPrice","price":12.5,"priceCurrency":"EUR"},{"@type":"UnitPriceSpecification","price":9.9,"priceCurrency":"EUR"}]}}</script><span>9,90 €</span> <span>(0,21 € / couche)</span> <s>12,50 €</s><button>Ajouter au panier</button>`,
    title: 'Couches taille 2',
    price: 990,
  },
  'a price of members': {
    address: 'https://carte.example/p/tapis-d-eveil-88776655',
    html: `<title>Tapis d'éveil</title><h1>Tapis d'éveil</h1><div class="product-price">49,99 €</div><div>dont 5,00 € cagnottés avec la carte</div><div>Garantie 2 ans : + 9,99 €</div><button>Ajouter au panier</button><div>Bon d'achat de 10 € dès 60 € d'achat</div>`,
    title: "Tapis d'éveil",
    price: 4999,
  },
  'a list of details with signs that nobody sees': {
    address: 'https://livres.example/dp/2070360245',
    html: `<title>L'imagier du Père Castor</title><h1><span id="productTitle" class="product-title-word-break">L'imagier du Père Castor</span></h1><div class="buybox"><span class="price">13,50 €</span><button>Ajouter au panier</button></div>
      <ul><li><span><span class="a-text-bold">Éditeur &rlm; : &lrm; </span> <span>Flammarion</span></span></li><li><span><span class="a-text-bold">ISBN-13 &rlm;
        : &lrm;</span> <span>978-2070360246</span></span></li></ul>`,
    title: "L'imagier du Père Castor",
    price: 1350,
    gtin: '9782070360246',
  },
  'a brand that is a picture behind its label': {
    address: 'https://spiel.example/Baby/Spieluhr-Mond.html',
    html: '<title>Spieluhr Mond | Spiel</title><h1>Spieluhr Mond</h1><span class="price">29,90 €</span><button>In den Warenkorb</button><div>Hersteller: <a href="/m/1"><img src="/m.png" alt="Sterntaler"></a></div>',
    title: 'Spieluhr Mond',
    price: 2990,
    brand: 'Sterntaler',
  },
  'a brand whose page is linked by its picture': {
    address: 'https://mode.example/zekes-brooklyn-12345.html',
    html: '<title>Chaussettes Brooklyn | Mode</title><h1>Chaussettes Brooklyn</h1><span class="price">29,90 €</span><button>Ajouter au panier</button><a href="/brand/CALVIN_KLEIN/"><img src="/b/ck.png" alt="CALVIN KLEIN"></a>',
    title: 'Chaussettes Brooklyn',
    price: 2990,
    brand: 'CALVIN KLEIN',
  },
  'another product in a list': {
    address: 'https://tele.example/produto/tv-tcl-85c7l-12345',
    html: '<title>TV TCL 85C7L</title><h1>TV TCL 85C7L</h1><div class="price">2.499,99 €</div><button>Ajouter au panier</button><article itemprop="itemListElement" itemscope itemtype="http://schema.org/Product"><meta itemprop="name" content="TV TCL 85X11K"><meta itemprop="gtin13" content="4006381333931"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="2699.99"></div></article>',
    title: 'TV TCL 85C7L',
    price: 249999,
    gtin: null,
  },
  'data alone': {
    address: 'https://app.example/products/doudou-lapin',
    html: `<title>Doudou lapin | App</title><div id="root"></div><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Doudou lapin","image":{"@type":"ImageObject","url":"https://app.example/a.jpg"},"brand":"Moulin Roty","sku":"1","offers":{"@type":"AggregateOffer","lowPrice":"21.90","highPrice":"25.90","priceCurrency":"EUR","offerCount":3}}</script>`,
    title: 'Doudou lapin',
    price: 2190,
    brand: 'Moulin Roty',
    image: 'https://app.example/a.jpg',
  },
};

describe('A page made by', () => {
  it.each(Object.entries(SAMPLES))('%s', (_, { address, html, title, price, currency, brand, image, gtin }) => {
    const reading = readPage(address, {}, Buffer.from(html));
    expect(reading).toMatchObject({ refused: null, title: { value: title }, currency: currency ?? 'EUR' });
    expect(reading.price?.value ?? null).toBe(price);
    if (brand !== undefined) expect(reading.brand?.value ?? null).toBe(brand);
    if (gtin !== undefined) expect(reading.gtin?.value ?? null).toBe(gtin);
    if (image !== undefined) expect(reading.image?.value).toContain(image);
  });
});
