import type { Browser } from '#contract/browsers.ts';

export const anyShop = {
  title: 'Ajouter un cadeau depuis une boutique',
  lead: 'Vous regardez un article, dans n’importe quelle boutique\u00A0? Il rejoint votre liste en quelques gestes, avec son nom, son prix et sa photo.',
  how: 'Une petite fenêtre s’ouvre à côté de l’article, déjà remplie\u00A0: choisissez la liste et la catégorie, puis ajoutez.',

  bookmarkTitle: 'Un bouton dans vos favoris',
  bookmarkText:
    'Rien à installer\u00A0: c’est un favori qui lit la page où vous êtes. Pour Chrome, Edge, Firefox et Safari, sur un ordinateur.',
  bookmarkShowBar:
    'Affichez la barre de favoris de votre navigateur\u00A0: Ctrl\u00A0+\u00A0Maj\u00A0+\u00A0B, ou ⌘\u00A0+\u00A0Maj\u00A0+\u00A0B sur un Mac.',
  bookmarkDrag: 'Faites glisser ce bouton dans la barre\u00A0:',
  bookmarkName: 'Ajouter à ma liste',
  bookmarkUse: 'Sur la page d’un article, cliquez dessus.',
  bookmarkClicked: 'Faites-le glisser dans votre barre de favoris\u00A0: c’est sur la page d’une boutique qu’il sert.',
  bookmarkByHand: 'Si vous ne pouvez pas le glisser, créez un favori et donnez-lui cette adresse\u00A0:',
  bookmarkCopy: 'Copier l’adresse du bouton',
  bookmarkCopied: 'Adresse du bouton copiée',

  extensionTitle: 'L’extension pour Chrome, Edge et Firefox',
  extensionText:
    'Le même bouton, toujours à côté de la barre d’adresse. Elle ne voit que la page sur laquelle vous l’utilisez, et seulement à ce moment.',
  extensionByHand:
    'Elle n’est pas dans les catalogues des navigateurs\u00A0: on la charge soi-même, sur un ordinateur.',
  extensionDownload: 'Télécharger l’extension',
  chrome: 'Chrome, Edge, Brave',
  firefox: 'Firefox',
  extensionSteps: {
    chrome: [
      'Décompressez le fichier dans un dossier que vous garderez.',
      'Ouvrez la page chrome://extensions (edge://extensions dans Edge) et activez le mode développeur.',
      'Choisissez «\u00A0Charger l’extension non empaquetée\u00A0», puis ce dossier.',
      'Épinglez-la\u00A0: elle se trouve sous l’icône en forme de pièce de puzzle.',
    ],
    firefox: [
      'Ouvrez la page about:debugging, puis «\u00A0Ce Firefox\u00A0».',
      'Choisissez «\u00A0Charger un module complémentaire temporaire…\u00A0», puis le fichier téléchargé.',
      'Firefox l’oublie quand on le ferme\u00A0: pour la garder, préférez le bouton des favoris.',
    ],
  } satisfies Record<Browser, string[]> as Record<Browser, string[]>,

  phoneTitle: 'Sur un téléphone',
  phoneSteps: [
    'Dans la boutique, copiez le lien de l’article.',
    'Dans votre liste, choisissez «\u00A0Ajouter un cadeau\u00A0» et collez-y le lien.',
    'Touchez «\u00A0Remplir depuis ce lien\u00A0».',
  ],
  shareTitle: 'Encore plus court, sur Android',
  shareText:
    'Ajoutez Cigogne à votre écran d’accueil, depuis le menu de Chrome\u00A0: il apparaît ensuite quand vous partagez la page d’un article. L’iPhone et l’iPad ne le permettent pas encore.',
  computerTitle: 'Sur un ordinateur',

  privacyTitle: 'Ce qui nous est envoyé',
  privacyText:
    'Seulement quand vous cliquez\u00A0: l’adresse de la page et ce qu’elle contient, votre nom aussi si la boutique l’affiche. Nous y lisons l’article et oublions le reste. Ce que vous tapez dans ses champs ne nous est pas envoyé, et rien n’est ajouté sans votre accord.',
  limitsText:
    'Quelques boutiques nous empêchent de voir la page telle que vous la voyez\u00A0: nous la lisons alors à partir de son lien.',
  start: 'Voir mes listes',
};
