/** The mails that a superuser writes. */
export const superuserMails = {
  hello: (name: string | null) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  signed: 'L’équipe de Cigogne',
  discovery: {
    subject: 'Et si vous prépariez votre liste de naissance ?',
    preview: 'Une liste de toutes les boutiques, que vos proches ouvrent sans compte.',
    intro:
      'Un bébé s’annonce ? Avec Cigogne, vous réunissez vos envies de toutes les boutiques dans une seule liste, et vos proches y réservent leur cadeau sans créer de compte. Rien n’est offert deux fois, et vous savez qui remercier.',
    free: 'C’est gratuit, et votre liste peut commencer dès le troisième mois de grossesse.',
    button: 'Découvrir Cigogne',
  },
};
