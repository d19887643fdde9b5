import type { Drawing } from './pictures.ts';

/** What the demo tells: three families, their gifts, and who gives. Names and shops are invented. */

interface Gift {
  title: string;
  category: string;
  price: number;
  drawing: Drawing;
  brand?: string;
  quantity?: number;
  isFavorite?: boolean;
  description?: string;
}

interface Giver {
  first_name: string;
  last_name: string;
  anonymous: boolean;
  message: string | null;
  /** Positions in the story's gifts. */
  gifts: number[];
  thanks?: string;
  /** The first of the gifts has arrived. */
  received?: boolean;
}

export interface Story {
  parent: { first_name: string; last_name: string };
  shortLink: string;
  cover: number;
  daysUntilBirth: number;
  registry: {
    title: string;
    description: string;
    address_owner: string;
    address_first_line: string;
    address_zip_code: string;
    address_city: string;
    address_country: 'FR' | 'BE' | 'LU';
    babies: {
      firstname: string;
      gender: 'M' | 'F' | 'NA';
      firstname_is_private?: boolean;
      gender_is_private?: boolean;
    }[];
  };
  gifts: Gift[];
  givers: Giver[];
}

const CAMILLE: Story = {
  parent: { first_name: 'Camille', last_name: 'Morel' },
  shortLink: 'leonie-demo',
  cover: 0,
  daysUntilBirth: 87,
  registry: {
    title: 'La liste de Léonie',
    description:
      'Notre petite Léonie arrive au printemps !\nVotre présence est le plus beau des cadeaux. Pour celles et ceux qui le souhaitent, voici quelques idées : du neuf, de l’occasion, tout nous fera plaisir.',
    address_owner: 'Camille et Thomas Morel',
    address_first_line: '12 rue des Lilas',
    address_zip_code: '44000',
    address_city: 'Nantes',
    address_country: 'FR',
    babies: [{ firstname: 'Léonie', gender: 'F' }],
  },
  gifts: [
    {
      title: 'Poussette tout-terrain avec nacelle',
      category: 'Promenade',
      price: 489,
      drawing: 'pram',
      brand: 'Petit Vent',
      isFavorite: true,
      description: 'Pliage d’une main, pour nos balades au bord de l’Erdre.',
    },
    {
      title: 'Porte-bébé en coton bio',
      category: 'Promenade',
      price: 119.9,
      drawing: 'carrier',
      brand: 'Nid Douillet',
    },
    { title: 'Siège auto groupe 0+', category: 'Promenade', price: 179, drawing: 'seat', brand: 'Petit Vent' },
    {
      title: 'Lit à barreaux en hêtre 60 × 120',
      category: 'Chambre',
      price: 229,
      drawing: 'cot',
      brand: 'Bois d’Antan',
      isFavorite: true,
    },
    { title: 'Veilleuse étoile', category: 'Chambre', price: 34.5, drawing: 'lamp', brand: 'Lunaire' },
    { title: 'Mobile nuages et lune', category: 'Chambre', price: 42, drawing: 'mobile', brand: 'Lunaire' },
    { title: 'Plaid tricoté à la main, vert sauge', category: 'Chambre', price: 55, drawing: 'blanket' },
    { title: 'Babyphone vidéo', category: 'Chambre', price: 129, drawing: 'monitor', brand: 'Veille' },
    {
      title: 'Bodies croisés, naissance (lot de 5)',
      category: 'Vêtements',
      price: 29.9,
      drawing: 'body',
      quantity: 4,
      description: 'Manches longues, couleurs unies.',
    },
    { title: 'Chaussons souples en cuir', category: 'Vêtements', price: 24, drawing: 'shoes' },
    { title: 'Biberons en verre 240 ml', category: 'Repas et bain', price: 12.5, drawing: 'bottle', quantity: 6 },
    { title: 'Baignoire avec support', category: 'Repas et bain', price: 64, drawing: 'bath' },
    { title: 'Ours en peluche', category: 'Éveil', price: 27, drawing: 'teddy', isFavorite: true },
    { title: 'Hochet en bois', category: 'Éveil', price: 14, drawing: 'rattle' },
    { title: 'Cubes à empiler', category: 'Éveil', price: 22, drawing: 'cubes' },
    {
      title: 'Nos albums préférés (coffret)',
      category: 'Éveil',
      price: 0,
      drawing: 'books',
      description: 'Des livres que vous avez aimés enfant, neufs ou d’occasion.',
    },
  ],
  givers: [
    {
      first_name: 'Monique',
      last_name: 'Le Gall',
      anonymous: false,
      message: 'Hâte de la promener au parc ! Mamie Monique',
      gifts: [0, 12],
      thanks: 'Merci Mamie ! Elle sera la plus belle en promenade.',
      received: true,
    },
    { first_name: 'Julien', last_name: 'Aubert', anonymous: false, message: null, gifts: [8, 10] },
    {
      first_name: 'Sarah',
      last_name: 'Benali',
      anonymous: true,
      message: 'Une surprise de la part de toute l’équipe du bureau.',
      gifts: [5, 10],
    },
    { first_name: 'Papi', last_name: 'Morel', anonymous: false, message: null, gifts: [15] },
  ],
};

const ELISE: Story = {
  parent: { first_name: 'Élise', last_name: 'Vandenberghe' },
  shortLink: 'jumeaux-demo',
  cover: 3,
  daysUntilBirth: 41,
  registry: {
    title: 'Deux fois plus de bonheur',
    description: 'Des jumeaux ! Nous gardons leurs prénoms secrets jusqu’au grand jour.',
    address_owner: 'Élise Vandenberghe',
    address_first_line: 'Avenue des Tilleuls 8',
    address_zip_code: '1000',
    address_city: 'Bruxelles',
    address_country: 'BE',
    babies: [
      { firstname: 'Noé', gender: 'M', firstname_is_private: true, gender_is_private: true },
      { firstname: 'Lina', gender: 'F', firstname_is_private: true, gender_is_private: true },
    ],
  },
  gifts: [
    { title: 'Lits jumeaux évolutifs', category: 'Dormir', price: 259, drawing: 'cot', quantity: 2 },
    { title: 'Couvertures douces', category: 'Dormir', price: 39, drawing: 'blanket', quantity: 2 },
    {
      title: 'Cosy avec base pivotante',
      category: 'Sortir',
      price: 219,
      drawing: 'seat',
      quantity: 2,
      isFavorite: true,
    },
    { title: 'Bodies 3 mois (lot de 5)', category: 'S’habiller', price: 32, drawing: 'body', quantity: 6 },
    { title: 'Cubes d’éveil', category: 'Jouer', price: 19.95, drawing: 'cubes' },
    { title: 'Livres en tissu', category: 'Jouer', price: 15.5, drawing: 'books', quantity: 2 },
  ],
  givers: [{ first_name: 'An', last_name: 'Peeters', anonymous: false, message: 'Félicitations !', gifts: [0, 3] }],
};

const NADIA: Story = {
  parent: { first_name: 'Nadia', last_name: 'Reuter' },
  shortLink: 'bebe-reuter-demo',
  cover: 5,
  daysUntilBirth: 160,
  registry: {
    title: 'Bienvenue petit trésor',
    description: 'La liste commence à peine : revenez bientôt !',
    address_owner: 'Nadia et Marc Reuter',
    address_first_line: '3 rue du Moulin',
    address_zip_code: 'L-1234',
    address_city: 'Luxembourg',
    address_country: 'LU',
    babies: [{ firstname: '', gender: 'NA' }],
  },
  gifts: [{ title: 'Doudou ours', category: 'Premiers jours', price: 25, drawing: 'teddy', isFavorite: true }],
  givers: [],
};

export const STORIES: Story[] = [CAMILLE, ELISE, NADIA];
