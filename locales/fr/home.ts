export const home = {
  pageTitle: 'Cigogne, la liste de naissance gratuite et sans doublons',
  description:
    'Créez votre liste de naissance avec des cadeaux de toutes les boutiques, partagez-la d’un lien\u00A0: vos proches réservent sans créer de compte, et rien n’est offert deux fois.',
  title: 'La liste de naissance qui rassemble tous vos cadeaux',
  intro:
    'Ajoutez ce qui vous plaît, de n’importe quelle boutique. Partagez un simple lien. Vos proches réservent en deux minutes, sans créer de compte.',
  register: 'Créer ma liste de naissance',
  myLists: 'Voir mes listes',
  offer: (articles: number, shops: number) =>
    `Plus de ${articles.toLocaleString('fr-FR').replaceAll('\u202F', '\u00A0')} articles de plus de ${shops} boutiques à parcourir`,
  free: 'Gratuit, pour vous et pour vos proches.',

  blogTitle: 'À lire sur le blog',
  moreArticles: 'Voir plus d’articles',

  stepsTitle: 'Comment ça marche\u00A0?',
  listPicture: 'Une liste de naissance sur un téléphone, avec ses cadeaux à réserver',
  steps: [
    {
      title: 'Créez votre liste',
      text: 'Dès le troisième mois de grossesse ou après la naissance. Cinq minutes suffisent, vous complétez quand vous voulez.',
    },
    {
      title: 'Partagez le lien',
      text: 'Par message, par email ou avec un QR code sur le faire-part. Aucun compte à créer pour vos proches.',
    },
  ],
  receiveAndThank: {
    title: 'Recevez, remerciez',
    text: 'Un cadeau réservé n’est plus proposé aux autres. Vous savez qui remercier, et en un clic c’est fait.',
  },
  /** Where thanks are not sent from here. */
  receive: {
    title: 'Recevez vos cadeaux',
    text: 'Un cadeau réservé n’est plus proposé aux autres. Vous savez qui offre quoi.',
  },

  carouselTitle: 'Tout ce qu’il faut, et rien de compliqué',
  slides: {
    simple: {
      title: 'Simple',
      text: 'Une liste claire, pensée pour être lue par tout le monde, grands-parents compris, sur un téléphone comme sur un ordinateur.',
    },
    sync: {
      title: 'Toujours à jour',
      text: 'Un cadeau réservé l’est pour tout le monde, à la seconde. Deux personnes n’offrent jamais la même chose.',
    },
    plan: {
      title: 'Au bon moment',
      text: 'Indiquez la date prévue\u00A0: vos proches savent combien de temps il leur reste, et où envoyer leurs cadeaux.',
    },
    flex: {
      title: 'Toutes les boutiques',
      text: 'Grande enseigne, créatrice du quartier ou seconde main\u00A0: un lien suffit, ou même seulement une idée.',
    },
    compare: {
      title: 'Libre de choisir',
      text: 'Le prix est indicatif\u00A0: on achète où l’on préfère, et l’on compare si l’on veut.',
    },
    social: {
      title: 'Facile à partager',
      text: 'WhatsApp, email, Facebook, X (Twitter) ou QR code\u00A0: un lien court à votre nom, que vous pouvez changer ou fermer.',
    },
  },
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
  carousel: 'carrousel',
  goTo: (title: string) => `Afficher «\u00A0${title}\u00A0»`,

  trustTitle: 'En toute confiance',
  trust: [
    {
      title: 'Vraiment gratuit',
      text: 'Sans abonnement, sans frais, sans publicité. Certaines boutiques nous versent une commission, le prix ne change pas.',
    },
    {
      title: 'Discret',
      text: 'Prénom, date ou adresse\u00A0: vous choisissez ce qui reste secret. Aucune page de liste n’apparaît dans les moteurs de recherche.',
    },
    {
      title: 'Vos données restent à vous',
      text: 'Pas de traceur publicitaire, pas de revente. Vous supprimez votre liste quand vous le souhaitez.',
    },
  ],
  endTitle: 'Bébé arrive\u00A0: préparez le nid en douceur',
  endText: 'Votre liste vous attend. Vous pourrez tout modifier ensuite.',
};
