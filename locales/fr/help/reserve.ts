import type { HelpArticle } from '../../help-article.ts';
import { basketOnLists } from '../basket-on-lists.ts';
import { bookings } from '../bookings.ts';
import { named } from './named.ts';

export const reserve: HelpArticle = {
  title: 'Comment réserver un cadeau\u00A0?',
  lead: 'Sans compte et sans payer ici\u00A0: vous dites ce que vous offrez, puis vous l’achetez où vous voulez.',
  words:
    'offrir acheter panier choisir annuler réservation changer avis livraison adresse payer compte liste trouver chercher lien coller anonyme',
  steps: [
    {
      title: 'Ouvrez la liste',
      text: 'Touchez le lien que l’on vous a envoyé, ou collez-le dans la recherche de la page d’accueil. Vous ne l’avez plus\u00A0? Cherchez-y le nom des parents ou de la liste.',
      picture: 'search',
    },
    {
      title: 'Choisissez un cadeau',
      text: `Touchez ${named(basketOnLists.reserve)} sous celui qui vous plaît. Vous pouvez en choisir plusieurs.`,
      picture: 'public-gift',
    },
    {
      title: 'Continuez',
      text: `Rien n’est encore réservé. Touchez ${named(basketOnLists.goOn)}, en bas de l’écran. Vos choix vous attendent dans le panier.`,
      picture: 'basket-bar',
    },
    {
      title: 'Dites qui vous êtes',
      text: `Les parents sauront qui remercier. Votre nom peut rester caché aux autres visiteurs, et un petit mot fait toujours plaisir. Puis touchez ${named(bookings.reserve)}.`,
      picture: 'summary',
    },
    {
      title: 'C’est réservé',
      text: 'Personne d’autre ne choisira ce cadeau. Un email vous donne l’adresse des parents et un lien à garder.',
      picture: 'confirmation',
    },
    {
      title: 'Achetez, ou changez d’avis',
      text: `Le lien de l’email ouvre votre page\u00A0: dites-y que le cadeau est acheté, ou touchez ${named(bookings.cancelBooking)}.`,
      picture: 'giver',
    },
  ],
};
