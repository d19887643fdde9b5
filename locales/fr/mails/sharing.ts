/** The mail that passes on a list's link. Names and titles arrive already shortened. */
export const sharingMails = {
  share: {
    subject: (sharer: string) => `${sharer} partage sa liste de naissance avec vous`,
    preview: (list: string) => `« ${list} » : un coup d’œil, et peut-être un cadeau.`,
    heading: (name: string) => `Bonjour ${name},`,
    intro: (sharer: string, list: string) => `${sharer} aimerait vous montrer sa liste de naissance « ${list} ».`,
    button: 'Voir la liste',
    howTo:
      'Si un cadeau vous plaît, réservez-le en deux minutes, sans créer de compte : les parents sauront qu’il vient de vous, et personne ne l’offrira deux fois.',
    reply: (sharer: string) =>
      `C’est Cigogne qui a envoyé ce message : pour répondre à ${sharer}, écrivez-lui directement.`,
    notYou: 'Ce nom ne vous dit rien ? Ignorez ce message, ou demandez plus bas à ne plus en recevoir.',
  },
};
