import { pluralFr } from '../languages.ts';

export const bookings = {
  title: 'Confirmer ma réservation',
  lead: 'Dites aux parents qui leur fait plaisir. Aucun compte, aucun paiement ici.',
  backToBasket: 'Retour au panier',
  yourGifts: (count: number) => pluralFr(count, 'Votre cadeau', 'Vos cadeaux'),
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Email',
  emailHelp: 'Pour vous envoyer l’adresse des parents et le récapitulatif de votre réservation.',
  emailEcho: 'Le récapitulatif partira à',
  anonymous: 'Ne pas montrer mon nom aux autres visiteurs',
  anonymousOff: 'Votre nom sera visible des parents et des autres visiteurs de la liste.',
  anonymousOn:
    'Seuls les parents verront votre nom, pour pouvoir vous remercier. Les autres visiteurs ne le verront pas.',
  remember: 'Se souvenir de moi sur cet appareil',
  rememberHelp: 'Votre nom et votre email restent dans ce navigateur, pour réserver plus vite la prochaine fois.',
  message: 'Un petit mot pour les parents',
  messageFor: (title: string) => `Un petit mot pour « ${title} »`,
  messageHelp: 'Seuls les parents le liront.',
  cancel: 'Annuler',
  reserve: 'Réserver',
  alreadyBooked:
    'Un cadeau de votre panier vient d’être réservé par quelqu’un d’autre. Rien n’a été réservé pour l’instant ; tout ce que vous avez saisi est conservé.',
  noLongerThere:
    'Votre panier n’est plus à jour. Rien n’a été réservé pour l’instant ; tout ce que vous avez saisi est conservé.',
  noAnswer: 'Rien n’est perdu : dans un moment, appuyez de nouveau sur « Réserver ». Rien ne sera réservé deux fois.',
  lostFewer: 'Il n’en reste plus autant',
  lostFewerText: 'Quelqu’un d’autre en a pris entre-temps. Tout ce que vous avez saisi est conservé.',
  lostTakeOne: 'N’en prendre qu’un',
  lostTitle: (count: number) =>
    pluralFr(count, 'Ce cadeau n’est plus disponible', 'Ces cadeaux ne sont plus disponibles'),
  lostText: (rest: number): string =>
    rest === 0
      ? 'Si vous venez de réserver vous-même, la confirmation est dans vos emails. Sinon, d’autres idées vous attendent sur la liste.'
      : 'Si vous venez de réserver vous-même, la confirmation est dans vos emails. Sinon, vous pouvez garder le reste de votre panier.',
  lostGoneText: (rest: number): string =>
    rest === 0
      ? 'Les parents l’ont retiré, ou la liste n’est plus en ligne.'
      : 'Les parents l’ont retiré, ou la liste n’est plus en ligne. Vous pouvez garder le reste de votre panier.',
  lostRemove: (count: number, rest: number) =>
    rest === 0
      ? pluralFr(count, 'Retirer ce cadeau', 'Retirer ces cadeaux')
      : `${pluralFr(count, 'Retirer ce cadeau', 'Retirer ces cadeaux')} et garder le reste`,
  lostRemoved: 'C’est fait. Vous pouvez réserver le reste.',
  done: 'Cadeaux réservés',
  thanks: 'Merci !',
  thanksText: 'Les parents sont prévenus. Ce que vous offrez, personne d’autre ne l’offrira.',
  mailTo: 'Le récapitulatif, avec l’adresse et le lien de votre réservation, part à',
  mailToNobody: 'Le récapitulatif, avec l’adresse et le lien de votre réservation, vous attend dans vos emails.',
  nextSteps: 'Et maintenant ?',
  stepBuy: 'Achetez ce que vous avez choisi, dans la boutique proposée ou ailleurs.',
  stepSend: 'Faites livrer à l’adresse des parents, ou offrez en main propre.',
  stepTell: 'Dites « J’ai acheté ce cadeau » sur votre page : les parents seront rassurés.',
  myPage: 'Voir ma réservation',
  myPageHint: 'Cette page n’appartient qu’à vous : gardez l’email qui y mène.',
  myTitle: 'Ma réservation',
  myLead: (count: number) =>
    `${count} ${pluralFr(count, 'cadeau réservé', 'cadeaux réservés')}. Retrouvez ici l’adresse et les boutiques, dites ce que vous avez acheté, ou annulez.`,
  addressTitle: 'Où l’envoyer',
  copyAddress: 'Copier l’adresse',
  addressCopied: 'Adresse copiée dans le presse-papiers',
  addressInMail: 'L’adresse complète est dans l’email que nous vous avons envoyé.',
  mailAgain: 'Renvoyer l’email',
  mailSent: 'Email envoyé',
  bookedOn: 'Réservé le',
  bought: 'Acheté',
  thanked: 'Merci envoyé',
  received: 'Reçu par les parents',
  toBuy: 'À acheter',
  iBought: 'J’ai acheté ce cadeau',
  boughtDone: 'C’est noté, merci !',
  cannotSayBought: 'Impossible de noter l’achat',
  cancelBooking: 'Annuler la réservation',
  cancelTitle: 'Annuler cette réservation ?',
  cancelText: (title: string) => `« ${title} » redeviendra disponible pour les autres, et les parents seront prévenus.`,
  cancelBought: 'Vous avez indiqué l’avoir déjà acheté.',
  keep: 'Garder ma réservation',
  cancelled: 'Réservation supprimée',
  cannotCancel: 'Impossible d’annuler la réservation',
  alreadyReceived: 'Les parents ont déjà reçu ce cadeau : la réservation ne peut plus être annulée.',
  noneLeftTitle: 'Vous n’avez plus de réservation ici',
  noneLeftText: 'Merci d’avoir prévenu : ce que vous aviez réservé est de nouveau disponible pour les autres.',
  deadTitle: 'Ce lien n’ouvre plus rien',
  deadText:
    'Il a peut-être été coupé en route : copiez-le en entier depuis l’email. Les liens s’éteignent aussi six mois après la naissance, ou quand toutes les réservations ont été annulées.',
  searchList: 'Rechercher une liste',
};
