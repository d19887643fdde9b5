import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** Believable articles: things, makers, colours and sizes from shops for parents, in three languages. */
const THINGS = [
  ['Poussette compacte', 'Promenade > Poussettes'],
  ['Gigoteuse d’hiver', 'Sommeil > Gigoteuses'],
  ['Veilleuse nomade', 'Chambre > Veilleuses'],
  ['Biberon en verre', 'Repas > Biberons'],
  ['Coffret de naissance', 'Cadeaux'],
  ['Body croisé', 'Vêtements > Bodies'],
  ['Baignoire pliante', 'Toilette > Bain'],
  ['Hochet en bois', 'Jouets > Éveil'],
  ['Siège auto pivotant', 'Voyage > Sièges auto'],
  ['Écharpe de portage', 'Portage'],
  ['Kinderwagen mit Babywanne', 'Unterwegs > Kinderwagen'],
  ['Babyschlafsack', 'Schlafen > Schlafsäcke'],
  ['Wickelkommode', 'Kinderzimmer > Möbel'],
  ['Holzspielzeug', 'Spielzeug > Holz'],
  ['Stillkissen', 'Stillen'],
  ['Muslin blanket', 'Nursery > Blankets'],
  ['Wooden play gym', 'Toys > Baby gyms'],
  ['Organic cotton sleepsuit', 'Clothing > Sleepsuits'],
  ['Baby monitor with camera', 'Safety > Monitors'],
  ['Silicone weaning set', 'Feeding > Tableware'],
] as const;
const COLOURS = ['crème', 'sauge', 'terracotta', 'bleu nuit', 'rose poudré', 'moutarde', 'gris chiné', 'lavande'];
const SIZES = ['0-3 mois', '3-6 mois', '6-12 mois', '12-24 mois', 'taille unique', '50 cm', '70 cm', '90 cm'];
const SYLLABLES = [
  'ba',
  'lo',
  'mi',
  'ra',
  'ne',
  'tu',
  'vel',
  'kor',
  'sam',
  'din',
  'po',
  'li',
  'gra',
  'fen',
  'jo',
  'ky',
];

/** A made-up name, always the same for the same number. */
export function makerOf(index: number): string {
  const at = (place: number) => SYLLABLES[Math.floor(index / 16 ** place) % 16] ?? '';
  const name = `${at(0)}${at(1)}${at(2)}`;
  return name[0]?.toUpperCase() + name.slice(1);
}

export function titleOf(index: number): string {
  const [thing] = THINGS[index % THINGS.length] ?? [''];
  const [colour, size] = [COLOURS[Math.floor(index / 20) % 8], SIZES[Math.floor(index / 160) % 8]];
  return `${thing} ${makerOf((index * 7919) % 4096)} ${colour} ${size}, modèle ${makerOf(index % 3001)}${index % 97}`;
}

export function gtinOf(index: number): string {
  const digits = `37${String(index).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export function linkOf(index: number): string {
  return `https://boutique-${index % 120}.example/produit/article-${index}.html?ref=${index}`;
}

const DESCRIPTION =
  'Doux, solide et facile à vivre : coton biologique certifié, coutures renforcées, lavable à 40 °C. Convient dès la naissance ; livré dans une pochette en tissu. Imaginé en France, fabriqué en Europe dans un atelier familial qui existe depuis trois générations.';

/** A feed as the networks write them. */
export async function writeFeed(file: string, articles: number): Promise<void> {
  const out = createWriteStream(file);
  out.write(
    'aw_product_id,product_name,aw_deep_link,merchant_deep_link,search_price,currency,merchant_image_url,description,brand_name,ean,merchant_name,merchant_category\n',
  );
  for (let index = 0; index < articles; index += 1) {
    const link = linkOf(index);
    const row = [
      index,
      titleOf(index),
      `https://www.awin1.com/pclick.php?p=${index}&a=1&m=2`,
      `${link}&utm_source=awin&utm_medium=affiliate`,
      (5 + ((index * 37) % 29_000) / 100).toFixed(2),
      'EUR',
      `https://boutique-${index % 120}.example/images/${index}.jpg`,
      DESCRIPTION,
      makerOf((index * 7919) % 4096),
      gtinOf(index),
      `Boutique ${index % 120}`,
      THINGS[index % THINGS.length]?.[1],
    ];
    const isFree = out.write(`${row.map((value) => `"${value}"`).join(',')}\n`);
    if (!isFree) await new Promise((resolve) => out.once('drain', resolve));
  }
  out.end();
  await finished(out);
}
