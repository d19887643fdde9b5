/** Sharing a list by mail, from the owner's share bar. */
export const shareMail = {
  title: 'Partager par email',
  lead: 'Cigogne envoie à cette personne un email en votre nom, avec le lien de votre liste. Votre propre adresse email n’y figure pas.',
  name: 'Nom du destinataire',
  nameHelp: 'Tel que le message le saluera\u00A0: Mamie, Jeanne, Tonton Paul…',
  email: 'Adresse email du destinataire',
  send: 'Envoyer',
  ownMail: 'Écrire plutôt depuis ma messagerie',
  sharedTitle: 'Partage réussi',
  shared: 'La liste a bien été partagée par email',
  failure: 'Impossible de partager la liste',
};
