/** The names of columns and elements, normalised (item.ts); if several are present, the first listed wins. */
const NAMES = {
  key: [
    'id',
    'itemid',
    'productid',
    'merchantproductid',
    'awproductid',
    'sku',
    'offerid',
    'produktid',
    'varenummer',
    'guid',
  ],
  title: ['title', 'itemtitle', 'productname', 'name', 'produktnavn', 'titel', 'titre', 'nom', 'artikelname'],
  description: [
    'description',
    'productdescription',
    'itemdescription',
    'longdescription',
    'beskrivelse',
    'beschreibung',
    'summary',
    'content',
  ],
  link: [
    'link',
    'finalurl',
    'merchantdeeplink',
    'producturl',
    'productlink',
    'itemurl',
    'url',
    'vareurl',
    'lien',
    'deeplink',
    'awdeeplink',
  ],
  image: [
    'imagelink',
    'largeimage',
    'merchantimageurl',
    'imageurl',
    'image',
    'img',
    'imgurl',
    'billedurl',
    'awimageurl',
    'picture',
  ],
  price: ['price', 'searchprice', 'storeprice', 'currentprice', 'nypris', 'displayprice', 'preis', 'prix'],
  salePrice: ['saleprice'],
  /** From when to when. */
  sale: ['salepriceeffectivedate'],
  currency: ['currency', 'currencycode', 'pricecurrency', 'devise', 'waehrung'],
  brand: ['brand', 'brandname', 'manufacturer', 'marque', 'marke', 'hersteller'],
  ean: ['gtin', 'ean', 'productgtin', 'gtin13', 'ean13', 'upc', 'barcode', 'isbn'],
  shop: ['merchantname', 'forhandler', 'advertisername', 'programname', 'shop'],
  category: [
    'producttype',
    'merchantcategory',
    'merchantproductcategorypath',
    'categoryname',
    'category',
    'kategorinavn',
    'googleproductcategory',
  ],
} as const;

export type Field = keyof typeof NAMES;

/** The value of an item's field; empty if there is none. */
export function fieldValue(fields: Map<string, string>, field: Field): string {
  for (const name of NAMES[field]) {
    const value = fields.get(name);
    if (value !== undefined) return value;
  }
  return '';
}
