/** The mails about managing a list together. Names and titles arrive already shortened. */
export const secondOwnerMails = {
  invitation: {
    subject: (owner: string) => `${owner} vous invite à gérer sa liste de naissance`,
    preview: (list: string) => `Gérez ensemble la liste «\u00A0${list}\u00A0».`,
    heading: 'Une liste à deux',
    intro: (owner: string, list: string) =>
      `${owner} vous invite à gérer à deux la liste de naissance «\u00A0${list}\u00A0».`,
    rights:
      'Vous pourrez ajouter des cadeaux, partager la liste, voir qui a réservé et remercier. Nous vous préviendrons aussi de chaque réservation.',
    button: 'Accepter l’invitation',
    account:
      'Il vous faut un compte Cigogne à cette adresse email. Si vous n’en avez pas encore, vous pourrez le créer en une minute, puis revenir à ce lien.',
    validity: 'Ce lien est valable 14 jours et ne sert qu’une fois.',
    notYou: 'Vous ne connaissez pas cette personne\u00A0? Ne faites rien\u00A0: l’invitation s’éteindra toute seule.',
  },
  accepted: {
    subject: (name: string) => `${name} gère maintenant la liste avec vous`,
    heading: 'Vous êtes deux',
    intro: (name: string, list: string) =>
      `${name} a accepté votre invitation\u00A0: vous gérez maintenant la liste «\u00A0${list}\u00A0» ensemble.`,
    next: 'Pour la supprimer, il faut toujours votre compte, et vous pouvez mettre fin à ce partage quand vous voulez.',
    button: 'Voir la liste',
  },
  removed: {
    subject: (list: string) => `Vous ne gérez plus la liste «\u00A0${list}\u00A0»`,
    heading: 'La gestion partagée est terminée',
    intro: (owner: string, list: string) =>
      `La liste «\u00A0${list}\u00A0» est désormais gérée par ${owner} sans vous. Elle n’apparaît plus dans vos listes.`,
    deleted: (list: string) =>
      `La liste de naissance «\u00A0${list}\u00A0», que vous gériez à deux, vient d’être supprimée.`,
    /** The owner's account is deleted, which can be undone for a while. */
    closed: {
      heading: 'La liste n’est plus en ligne',
      intro: (owner: string, list: string) =>
        `${owner} a fermé son compte Cigogne, et la liste de naissance «\u00A0${list}\u00A0», que vous gériez à deux, n’est plus en ligne.`,
      perhapsBack:
        'Si ce compte est rouvert dans les 30 jours, vous retrouverez la liste et la gérerez de nouveau à deux. Sinon, tout sera effacé.',
    },
    yourOwn: 'Vos propres listes et votre compte restent tels qu’ils sont.',
    button: 'Voir mes listes',
  },
  left: {
    subject: (name: string) => `${name} ne gère plus la liste avec vous`,
    heading: 'Vous gérez de nouveau la liste en solo',
    intro: (name: string, list: string) =>
      `${name} a choisi de ne plus gérer la liste «\u00A0${list}\u00A0». Rien d’autre ne change\u00A0: les cadeaux et les réservations sont là.`,
    button: 'Voir la liste',
  },
  back: {
    subject: (list: string) => `La liste «\u00A0${list}\u00A0» est de retour`,
    heading: 'La liste est de retour',
    intro: (owner: string, list: string) =>
      `${owner} a rouvert son compte Cigogne\u00A0: la liste de naissance «\u00A0${list}\u00A0» est de retour, et vous la gérez de nouveau à deux.`,
    button: 'Voir la liste',
  },
};
