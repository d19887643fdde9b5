import type { Shelf } from './thing.ts';

export const OUTSIDE: Shelf[] = [
  {
    category: 'outings',
    shopCategory: 'Promenade > Poussettes',
    things: [
      [
        'Poussette tout-terrain',
        'pram',
        'Petit Vent',
        489,
        'Quatre grandes roues, une suspension souple : la forêt ne lui fait pas peur.',
      ],
      [
        'Poussette compacte, pliée d’une main',
        'buggy',
        'Mille Pas',
        259,
        'Six kilos et demi, elle se glisse sous le siège du train.',
      ],
      ['Landau avec nacelle', 'pram', 'Hirondine', 629, 'Pour les six premiers mois, couché bien à plat.'],
      ['Poussette double', 'buggy', 'Petit Vent', 549, 'Deux places côte à côte, et elle passe les portes.'],
      [
        'Ombrelle anti-UV',
        'rain',
        'Mille Pas',
        34.9,
        'Se pince sur toutes les poussettes, protège du soleil et de la pluie.',
      ],
    ],
  },
  {
    category: 'outings',
    shopCategory: 'Promenade > Accessoires',
    things: [
      [
        'Sac à langer week-end',
        'bag',
        'Plume & Coton',
        89,
        'Huit poches, un tapis nomade et de la place pour un pull de plus.',
      ],
      [
        'Chancelière toutes saisons',
        'footmuff',
        'Nid Douillet',
        79,
        'Doublée de laine, elle s’ouvre tout en bas quand le printemps arrive.',
      ],
      ['Draisienne en bois', 'tricycle', 'Bois d’Antan', 84.5, 'Dès deux ans, selle réglable sur trois hauteurs.'],
    ],
  },
  {
    category: 'carrying',
    shopCategory: 'Portage',
    things: [
      [
        'Porte-bébé physiologique',
        'carrier',
        'Nid Douillet',
        119.9,
        'Devant ou dans le dos, de la naissance à quinze kilos.',
      ],
      ['Écharpe de portage en coton bio', 'sling', 'Plume & Coton', 74, 'Quatre mètres soixante de coton tissé serré.'],
      ['Sling à anneaux', 'sling', 'Tournicoti', 64.9, 'Noué en dix secondes, pour les petits trajets.'],
    ],
  },
  {
    category: 'car',
    shopCategory: 'Auto > Sièges auto',
    things: [
      [
        'Siège auto pivotant, 40 à 105 cm',
        'seat',
        'Petit Vent',
        329,
        'Tourne vers la portière pour installer bébé sans se tordre.',
      ],
      [
        'Coque naissance i-Size',
        'base',
        'Petit Vent',
        189,
        'Se pose sur le châssis de la poussette sans réveiller personne.',
      ],
      ['Base Isofix', 'base', 'Mille Pas', 149, 'Un clic, un voyant vert.'],
      ['Réhausseur avec dossier', 'booster', 'Mille Pas', 99, 'De 100 à 150 cm, le dossier grandit avec l’enfant.'],
    ],
  },
  {
    category: 'safety',
    shopCategory: 'Sécurité',
    things: [
      [
        'Babyphone vidéo',
        'monitor',
        'Veille',
        129,
        'Image de nuit, température de la pièce, aucune connexion à internet.',
      ],
      ['Babyphone audio longue portée', 'monitor', 'Veille', 59.9, 'Trois cents mètres, jusqu’au fond du jardin.'],
      ['Barrière de porte', 'gate', 'Bois d’Antan', 54, 'Sans percer, s’ouvre d’une main.'],
    ],
  },
];
