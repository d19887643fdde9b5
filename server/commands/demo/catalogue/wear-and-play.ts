import type { Shelf } from './thing.ts';

export const WEAR_AND_PLAY: Shelf[] = [
  {
    category: 'clothes',
    shopCategory: 'Vêtements',
    things: [
      [
        'Bodies croisés, naissance (lot de 5)',
        'body',
        'Plume & Coton',
        32.9,
        'Manches longues, pressions sur le côté.',
      ],
      ['Bodies 3 mois (lot de 3)', 'body', 'Grenouillette', 21.9, 'Coton bio, col américain.'],
      ['Pyjama à pieds', 'pyjama', 'Grenouillette', 24.9, 'Velours de coton, zip à deux sens.'],
      ['Bonnet en mérinos', 'hat', 'Pomme d’Avril', 18, 'Tricoté en France, couvre bien les oreilles.'],
      ['Gilet tricoté', 'cardigan', 'Pomme d’Avril', 38, 'Boutons en bois, de 1 à 12 mois.'],
      ['Robe en double gaze', 'dress', 'Plume & Coton', 34.5, 'Avec son bloomer assorti.'],
      [
        'Chaussettes antidérapantes (lot de 3)',
        'socks',
        'Mille Pas',
        11.5,
        'Elles restent aux pieds, c’est tout leur secret.',
      ],
      ['Chaussons souples en cuir', 'shoes', 'Mille Pas', 27.9, 'Tannage végétal, élastique à la cheville.'],
    ],
  },
  {
    category: 'toys',
    shopCategory: 'Jouets et éveil',
    things: [
      ['Ours en peluche', 'teddy', 'Tournicoti', 29, 'Trente centimètres, bras assez longs pour faire le tour du cou.'],
      ['Hochet en bois', 'rattle', 'Bois d’Antan', 14.5, 'Érable huilé, grelot de laiton.'],
      ['Cubes à empiler', 'cubes', 'Bois d’Antan', 24, 'Douze cubes, douze dessins.'],
      ['Xylophone', 'xylophone', 'Tournicoti', 32, 'Accordé pour de vrai, deux maillets.'],
      ['Cheval à bascule', 'horse', 'Bois d’Antan', 119, 'Selle feutrée, patins larges.'],
      ['Portique d’éveil', 'arch', 'Tournicoti', 69, 'Trois suspensions que l’on change.'],
      ['Pyramide d’anneaux', 'rings', 'Hirondine', 18.9, 'Cinq anneaux et une boule.'],
      ['Petit train à tirer', 'train', 'Bois d’Antan', 27.5, 'Trois wagons à crochets aimantés.'],
      ['Tapis d’éveil matelassé', 'playmat', 'Nid Douillet', 79, 'Un mètre sur un mètre, se replie en sac.'],
    ],
  },
  {
    category: 'books',
    shopCategory: 'Livres',
    things: [
      ['Imagier des animaux de la ferme', 'books', 'Éditions du Hérisson', 13.9, 'Pages en carton épais, coins ronds.'],
      [
        'Mes premières comptines, livre sonore',
        'books',
        'Éditions du Hérisson',
        15.5,
        'Douze comptines à écouter en appuyant.',
      ],
      ['Album de naissance', 'album', 'Éditions du Hérisson', 29.9, 'Quarante pages pour la première année.'],
    ],
  },
  {
    category: 'parents',
    shopCategory: 'Maman et papa',
    things: [
      ['Coffret naissance', 'box', 'Hirondine', 59, 'Une couverture, un bonnet, une carte à planter.'],
      ['Infusions de grossesse', 'tea', 'Pomme d’Avril', 14.9, 'Vingt sachets de mélisse, framboisier et fenouil.'],
      [
        'Boîte à souvenirs de maternité',
        'box',
        'Éditions du Hérisson',
        42,
        'Le bracelet, la première mèche, le petit mot.',
      ],
    ],
  },
];
