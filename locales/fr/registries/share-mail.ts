/** Sharing a list by mail, from the owner's share bar. */
export const shareMail = {
  title: 'Partager par email',
  lead: 'Cigogne envoie à cette personne un email en votre nom, avec le lien de votre liste. Votre propre adresse email n’y figure pas.',
  name: 'Nom de la personne',
  nameHelp: 'Comment le message l’appellera\u00A0: Mamie, Jeanne, Tonton Paul…',
  email: 'Adresse email de la personne',
  send: 'Envoyer',
  ownMail: 'Écrire plutôt depuis ma messagerie',
  sharedTitle: 'Partage réussi',
  shared: 'La liste a bien été partagée par email',
  failure: 'Impossible de partager la liste',
};
