export const wishIdeas = {
  title: 'Des idées pour commencer',
  lead: 'Touchez une idée\u00A0: elle rejoint votre liste. Vous ajouterez le lien, le prix ou la photo quand vous voudrez.',
  leadOther: 'Touchez une idée\u00A0: elle rejoint la liste.',
  open: 'Des idées',
  /** In the order of `suggested` in ../wishes.ts, which names their categories. */
  ideas: [
    ['Gigoteuse', 'Babyphone', 'Veilleuse', 'Mobile musical', 'Parure de lit'],
    ['Coussin d’allaitement', 'Chaise haute', 'Biberons', 'Chauffe-biberon', 'Bavoirs'],
    ['Poussette', 'Porte-bébé', 'Siège auto', 'Sac à langer'],
    ['Baignoire', 'Cape de bain', 'Matelas à langer', 'Thermomètre'],
    ['Tapis d’éveil', 'Doudou', 'Livres d’images', 'Transat'],
    ['Bodies', 'Pyjamas', 'Bonnet et chaussons', 'Combinaison chaude'],
  ],
};
