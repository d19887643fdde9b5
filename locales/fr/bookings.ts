import { pluralFr } from '../languages.ts';

export const bookings = {
  title: 'Confirmer ma réservation',
  lead: 'Dites aux parents qui leur fait plaisir. Aucun compte, aucun paiement ici.',
  backToBasket: 'Retour au panier',
  yourGifts: (count: number) => pluralFr(count, 'Votre cadeau', 'Vos cadeaux'),
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse email',
  emailHelp: 'Pour vous envoyer l’adresse des parents et le récapitulatif de votre réservation.',
  emailEcho: 'Le récapitulatif partira à',
  anonymous: 'Ne pas montrer mon nom aux autres visiteurs',
  anonymousOff: 'Sans cela, votre nom sera visible des parents et des autres visiteurs de la liste.',
  anonymousOn:
    'Seuls les parents verront votre nom, pour pouvoir vous remercier. Les autres visiteurs ne le verront pas.',
  remember: 'Se souvenir de moi sur cet appareil',
  rememberHelp: 'Votre nom et votre email restent dans ce navigateur, pour réserver plus vite la prochaine fois.',
  message: 'Un petit mot pour les parents',
  messageFor: (title: string) => `Un petit mot pour « ${title} »`,
  messageHelp: 'Seuls les parents le liront.',
  cancel: 'Annuler',
  reserve: 'Réserver',
  noLongerThere:
    'Votre panier n’est plus à jour. Rien n’a été réservé pour l’instant ; tout ce que vous avez saisi est conservé.',
  noAnswer:
    'Le service ne répond pas. Vérifiez votre connexion puis, dans un moment, appuyez de nouveau sur «\u00A0Réserver\u00A0»\u00A0: rien n’est perdu, et rien ne sera réservé deux fois.',
  lostFewer: 'Il n’en reste plus autant',
  lostFewerText: 'Entre-temps, quelqu’un d’autre en a pris, ou les parents en souhaitent moins.',
  lostTakeLeft: (count: number) => pluralFr(count, 'N’en prendre qu’un', `En prendre ${count}`),
  lostTitle: (count: number) =>
    pluralFr(count, 'Ce cadeau n’est plus disponible', 'Ces cadeaux ne sont plus disponibles'),
  lostText:
    'Quelqu’un d’autre a été plus rapide. Si vous venez de réserver vous-\u2060même, la confirmation est dans vos emails.',
  lostGoneText: (count: number) =>
    `Les parents ${pluralFr(count, 'l’ont retiré', 'les ont retirés')}, ou la liste n’est plus en ligne.`,
  lostKept: 'Rien n’a été réservé pour l’instant ; tout ce que vous avez saisi est conservé.',
  lostRemove: (count: number, rest: number) =>
    rest === 0
      ? pluralFr(count, 'Retirer ce cadeau', 'Retirer ces cadeaux')
      : `${pluralFr(count, 'Retirer ce cadeau', 'Retirer ces cadeaux')} et garder le reste`,
  lostRemoved: 'C’est fait. Vous pouvez réserver le reste.',
  done: 'Cadeaux réservés',
  seeDone: 'Voir',
  thanks: 'Merci !',
  thanksText: 'Les parents sont prévenus. Ce que vous offrez, personne d’autre ne l’offrira.',
  mailTo: 'Le récapitulatif, avec l’adresse et le lien de votre réservation, part à',
  mailToNobody: 'Le récapitulatif, avec l’adresse et le lien de votre réservation, vous attend dans vos emails.',
  mailWrong: 'Ce n’est pas votre adresse email\u00A0? Annulez sur votre page, puis réservez à nouveau.',
  nextSteps: 'Et maintenant ?',
  stepBuy: 'Achetez ce que vous avez choisi, dans la boutique proposée ou ailleurs.',
  stepSend: 'Faites livrer à l’adresse des parents, ou offrez en main propre.',
  stepTell: 'Sur votre page, touchez « J’ai acheté ce cadeau » : les parents seront rassurés.',
  myPage: 'Voir mes réservations',
  myPageHint: 'Votre page de réservation n’appartient qu’à vous : gardez l’email qui y mène.',
  myTitle: 'Mes réservations',
  /** The whole address is shown by the mail's link alone. */
  myLead: (count: number, hasAddress: boolean) =>
    `${count} ${pluralFr(count, 'cadeau réservé', 'cadeaux réservés')}. Retrouvez ici ${hasAddress ? 'l’adresse et les boutiques' : 'les boutiques'}, dites ce que vous avez acheté, ou annulez.`,
  addressTitle: 'Où envoyer les cadeaux',
  copyAddress: 'Copier l’adresse',
  addressCopied: 'Adresse copiée dans le presse-papiers',
  addressInMail: 'L’adresse complète est dans l’email que nous vous avons envoyé.',
  mailMissing:
    'Rien reçu\u00A0? Regardez dans les indésirables. Si vous avez refusé nos emails, demandez l’adresse aux parents.',
  mailAgain: 'Renvoyer l’email',
  mailSent: 'Email envoyé',
  copy: (title: string, place: number, count: number) => `${title}, ${place}\u00A0sur\u00A0${count}`,
  bought: 'Acheté',
  thanked: 'Merci envoyé',
  received: 'Reçu par les parents',
  toBuy: 'À acheter',
  iBought: 'J’ai acheté ce cadeau',
  boughtDone: 'C’est noté, merci !',
  cannotSayBought: 'Impossible de noter l’achat',
  undoBought: 'Annuler',
  notBoughtDone: 'Ce cadeau est de nouveau à acheter.',
  cannotSayNotBought: 'L’achat reste noté, cela n’a pas pu être changé',
  cancelBooking: 'Annuler la réservation',
  cancelTitle: 'Annuler cette réservation ?',
  cancelText: (title: string, copies: number) =>
    `${pluralFr(copies, '', `Un de vos ${copies} exemplaires de `)}« ${title} » redeviendra disponible pour les autres, et les parents seront prévenus.`,
  cancelBought: 'Vous avez indiqué l’avoir déjà acheté.',
  keep: 'Garder ma réservation',
  cancelled: 'Réservation annulée',
  cannotCancel: 'Impossible d’annuler la réservation',
  alreadyReceived: 'Les parents ont déjà reçu ce cadeau : la réservation ne peut plus être annulée.',
  bookingGone: 'Cette réservation n’existe plus.',
  noneLeftTitle: 'Vous n’avez plus de réservation ici',
  noneLeftText:
    'Ce que vous aviez réservé a été annulé, par vous ou par les parents, ou leur liste n’est plus en ligne.',
  noneLeftThanks: 'Merci d’avoir prévenu : ce que vous aviez réservé est de nouveau disponible pour les autres.',
  deadTitle: 'Ce lien n’est plus valable',
  deadText:
    'Il a peut-être été coupé en route : copiez-le en entier depuis l’email. Les liens s’éteignent aussi six mois après la naissance, ou quand toutes les réservations ont été annulées.',
  searchList: 'Rechercher une liste',
};
