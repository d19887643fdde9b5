import type { Language } from '#locales/languages.ts';
import type { Giver } from '../people/givers.ts';

/** What the family in the help's pictures writes. */
export interface FamilyWords {
  firstName: string;
  lastName: string;
  email: string;
  list: string;
  description: string;
  owner: string;
  baby: string;
  street: string;
  town: string;
  category: string;
  /** One booked, one thanked for, one free, one for several people. */
  gifts: string[];
  together: string;
  givers: [Giver, Giver];
  message: string;
  thanks: string;
  shortLink: string;
  otherParent: string;
  recipient: string;
}

/** With an address as people have them. */
function giver(firstName: string, lastName: string): Giver {
  return { firstName, lastName, email: `${firstName}.${lastName}@example.org`.toLowerCase() };
}

export const WORDS: Record<Language, FamilyWords> = {
  fr: {
    firstName: 'Camille',
    lastName: 'Morel',
    email: 'camille.morel@example.org',
    list: 'La liste de Léonie',
    description: 'Notre petite Léonie arrive bientôt. Merci d’être là pour nous.',
    owner: 'Camille et Thomas Morel',
    baby: 'Léonie',
    street: '12 rue des Lilas',
    town: 'Nantes',
    category: 'Chambre',
    gifts: ['Veilleuse étoile', 'Mobile nuages et lune', 'Ours en peluche', 'Poussette tout-terrain'],
    together: 'Nous serions heureux de la recevoir de plusieurs d’entre vous.',
    givers: [giver('Monique', 'Durand'), giver('Jeanne', 'Petit')],
    message: 'Bienvenue, petite Léonie\u00A0!',
    thanks: 'Un grand merci\u00A0! Elle dormira sous les étoiles.',
    shortLink: 'leonie-k7qm',
    otherParent: 'thomas@example.org',
    recipient: 'Mamie Jeanne',
  },
  en: {
    firstName: 'Emily',
    lastName: 'Walker',
    email: 'emily.walker@example.org',
    list: 'Lily’s list',
    description: 'Our little Lily will be here soon. Thank you for being there.',
    owner: 'Emily and Tom Walker',
    baby: 'Lily',
    street: '12 rue des Lilas',
    town: 'Nantes',
    category: 'Bedroom',
    gifts: ['Star night light', 'Cloud mobile', 'Teddy bear', 'All-terrain pram'],
    together: 'We would be happy to receive it from several of you.',
    givers: [giver('Margaret', 'Hill'), giver('Joan', 'Baker')],
    message: 'Welcome, little Lily!',
    thanks: 'Thank you so much! She will sleep under the stars.',
    shortLink: 'lily-p3xw',
    otherParent: 'tom@example.org',
    recipient: 'Granny Joan',
  },
  de: {
    firstName: 'Anna',
    lastName: 'Weber',
    email: 'anna.weber@example.org',
    list: 'Leonies Liste',
    description: 'Unsere kleine Leonie kommt bald. Danke, dass ihr für uns da seid.',
    owner: 'Anna und Jonas Weber',
    baby: 'Leonie',
    street: '3 rue du Moulin',
    town: 'Luxembourg',
    category: 'Kinderzimmer',
    gifts: ['Nachtlicht Stern', 'Mobile mit Wolken', 'Teddybär', 'Kinderwagen'],
    together: 'Wir freuen uns, wenn ihr ihn zu mehreren schenkt.',
    givers: [giver('Monika', 'Schmidt'), giver('Johanna', 'Klein')],
    message: 'Willkommen, kleine Leonie!',
    thanks: 'Herzlichen Dank! Sie wird unter den Sternen schlafen.',
    shortLink: 'leonie-t8hd',
    otherParent: 'jonas@example.org',
    recipient: 'Oma Johanna',
  },
};
