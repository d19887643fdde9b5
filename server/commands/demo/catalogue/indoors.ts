import type { Shelf } from './thing.ts';

export const INDOORS: Shelf[] = [
  {
    category: 'sleep',
    shopCategory: 'Sommeil',
    things: [
      ['Lit à barreaux en hêtre 60 × 120', 'cot', 'Bois d’Antan', 229, 'Sommier à trois hauteurs, devient banquette.'],
      ['Lit évolutif 70 × 140', 'cot', 'Hirondine', 349, 'De la naissance à six ans environ.'],
      ['Couffin en palmier tressé', 'moses', 'Pomme d’Avril', 115, 'Avec son matelas, ses anses courtes et sa cape.'],
      ['Berceau cododo', 'moses', 'Nid Douillet', 179, 'Se fixe au lit des parents, cinq hauteurs.'],
      ['Matelas respirant 60 × 120', 'mattress', 'Nid Douillet', 99, 'Ferme, déhoussable, lavable à 60 °.'],
      [
        'Gigoteuse naissance, légère',
        'sleepbag',
        'Plume & Coton',
        44.9,
        'Gaze de coton, tog 0,5, pour les nuits d’été.',
      ],
      ['Gigoteuse 6–18 mois, chaude', 'sleepbag', 'Grenouillette', 59.9, 'Tog 2,5, manches amovibles.'],
      ['Couverture tricotée', 'blanket', 'Pomme d’Avril', 49, 'Laine mérinos, tricotée en point mousse.'],
      ['Veilleuse lune', 'moon', 'Lunaire', 34.5, 'Lumière chaude, minuterie de vingt minutes.'],
      ['Mobile musical', 'mobile', 'Lunaire', 52, 'Nuage, lune et étoile, une berceuse à remonter.'],
      ['Doudou lapin', 'rabbit', 'Tournicoti', 22.5, 'Coton bio, à serrer et à mordiller ; un double pour la lessive.'],
    ],
  },
  {
    category: 'meals',
    shopCategory: 'Repas',
    things: [
      ['Biberons en verre 240 ml (lot de 2)', 'bottle', 'Sablier', 24.9, 'Tétine débit lent, manchon de silicone.'],
      ['Chaise haute évolutive', 'highchair', 'Bois d’Antan', 189, 'Du premier repas au bureau d’écolier.'],
      ['Bavoirs à poche (lot de 3)', 'bib', 'Grenouillette', 19.9, 'Se rincent sous le robinet.'],
      ['Assiette ventouse et sa cuillère', 'plate', 'Sablier', 17.5, 'Tient à la table, même fâchée.'],
      ['Gobelet à deux anses', 'cup', 'Sablier', 12.9, 'Paille souple, couvercle qui ne fuit pas.'],
      ['Sucettes (lot de 2)', 'pacifier', 'Grenouillette', 9.9, 'Caoutchouc naturel, d’une seule pièce.'],
      ['Coussin d’allaitement', 'pillow', 'Nid Douillet', 64, 'Microbilles, housse en double gaze.'],
    ],
  },
  {
    category: 'bath',
    shopCategory: 'Bain et soin',
    things: [
      ['Baignoire avec support', 'bath', 'Sablier', 74, 'À bonne hauteur pour le dos des grands.'],
      ['Cape de bain ourson', 'towel', 'Plume & Coton', 32, 'Éponge épaisse, 80 × 80, deux petites oreilles.'],
      ['Thermomètre de bain', 'thermometer', 'Sablier', 11.9, 'Flotte, et sourit à 37 °.'],
      ['Matelas à langer', 'mat', 'Pomme d’Avril', 39.9, 'Déhoussable, bords relevés.'],
      ['Canard de bain', 'duck', 'Tournicoti', 9.5, 'Caoutchouc naturel, sans trou, donc sans moisissure.'],
    ],
  },
  {
    category: 'room',
    shopCategory: 'Chambre > Meubles et décoration',
    things: [
      ['Commode trois tiroirs', 'dresser', 'Bois d’Antan', 279, 'Hêtre massif, plan à langer amovible.'],
      ['Étagère maison', 'shelf', 'Hirondine', 69, 'Deux niveaux, pour les albums et les trésors.'],
      ['Panier de rangement en jonc', 'basket', 'Pomme d’Avril', 36, 'Grand comme une brassée de peluches.'],
      ['Tapis rond', 'rug', 'Hirondine', 89, 'Coton lavable en machine, 110 cm.'],
      ['Lampe de chevet étoile', 'lamp', 'Lunaire', 44.9, 'Abat-jour en lin, douille E14.'],
    ],
  },
];
