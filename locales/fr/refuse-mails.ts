/** The page behind "no more such mails" in a mail's footer. */
export const refuseMails = {
  title: 'Ne plus recevoir ces emails',
  lead: 'Cigogne n’écrira plus à votre adresse pour vous montrer une liste ou vous inviter, quelle que soit la personne qui le demande.',
  still: 'Ce qui vous concerne arrivera toujours\u00A0: vos réservations, votre compte, votre propre liste.',
  /** Replaces the two texts above when the mail was about a booking. */
  bookings: {
    lead: 'Vous n’avez rien réservé, ou ne voulez plus rien en lire ? Cigogne n’écrira plus à votre adresse au sujet de cadeaux réservés avec elle, quelle que soit la personne qui la saisit.',
    still:
      'Si vous avez déjà réservé un cadeau, vous saurez encore si les parents l’annulent. Votre compte et votre propre liste n’y perdent rien.',
  },
  refuse: 'Ne plus m’écrire',
  doneTitle: 'C’est noté',
  done: 'Vous ne recevrez plus ces emails de Cigogne.',
  invalidTitle: 'Ce lien n’est pas complet',
  invalid: 'Ouvrez-le de nouveau depuis l’email, ou écrivez-nous\u00A0: nous le ferons pour vous.',
  contact: 'Nous écrire',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un moment.',
};
