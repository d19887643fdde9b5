import type { InfoArticle, InfoOperator, InfoSection } from '../info-article.ts';

export function legal(operator: InfoOperator): InfoArticle {
  return {
    title: 'Mentions légales et conditions d’utilisation',
    intro: `Ce texte dit qui édite ${operator.publicUrl}, ce que vous pouvez en attendre, et ce que deviennent vos données.`,
    updated: 'Conditions en vigueur depuis le 01/12/2022.',
    sections: [...publisher(operator), ...TERMS, personalData(operator), COOKIES, ...LAW],
  };
}

function publisher({ name, address, email, host }: InfoOperator): InfoSection[] {
  return [
    {
      title: '1. Éditeur du service',
      blocks: ['Le service Cigogne est édité par\u00A0:', `${name}\n${address}`, { mail: email }],
    },
    { title: '2. Hébergement', blocks: ['Le service est hébergé par\u00A0:', host] },
  ];
}

const TERMS: InfoSection[] = [
  {
    title: '3. Objet et acceptation des conditions',
    blocks: [
      'Cigogne permet à de futurs ou jeunes parents de créer une liste de naissance et de la partager, et à leurs proches d’y réserver des cadeaux. L’usage du service est gratuit. En créant un compte, en publiant une liste ou en réservant un cadeau, vous acceptez les présentes conditions.',
      'Nous pouvons faire évoluer le service et ces conditions. Une modification importante est annoncée sur cette page, et par email aux personnes qui ont un compte.',
    ],
  },
  {
    title: '4. Compte et listes',
    blocks: [
      'Créer une liste demande un compte, une adresse email qui vous appartient et un mot de passe que vous gardez pour vous. Un compte qui n’est pas activé est effacé au bout de 7 jours.',
      'Vous êtes responsable de ce que vous publiez. Vous vous engagez à ne rien publier d’illicite, de blessant ou de trompeur, ni d’informations sur d’autres personnes sans leur accord. Nous pouvons retirer un contenu contraire à ces règles et, en cas de manquement répété, fermer le compte, après vous en avoir informé.',
      'Une liste est visible de toute personne qui en connaît le lien. Une liste qui n’est pas privée peut aussi être trouvée par la recherche du site. Aucune page de liste n’est proposée aux moteurs de recherche.',
    ],
  },
  {
    title: '5. Réservation et achat des cadeaux',
    blocks: [
      'Réserver un cadeau indique aux autres visiteurs qu’il n’est plus à prendre\u00A0: ce n’est ni une commande ni un paiement. L’achat se fait ensuite librement, dans la boutique de votre choix.',
      'Cigogne n’est ni vendeur ni intermédiaire de paiement. Les prix, la disponibilité, la livraison, les garanties et le droit de rétractation relèvent de la boutique auprès de laquelle vous achetez. Les prix affichés sur une liste sont indicatifs.',
      'Vous pouvez annuler une réservation depuis le lien personnel reçu par email, tant que le cadeau n’a pas été marqué comme reçu.',
    ],
  },
  {
    title: '6. Liens affiliés et rémunération',
    blocks: [
      'Certains liens vers des boutiques peuvent être des liens affiliés\u00A0: si vous achetez après les avoir suivis, la boutique peut nous verser une commission. C’est ce qui finance le service. Le prix que vous payez n’en est pas modifié.',
      'Les cadeaux sont choisis par les parents. Leur ordre et leur présentation ne dépendent pas de cette rémunération.',
    ],
  },
];

function personalData({ name, email }: InfoOperator): InfoSection {
  return {
    title: '7. Données personnelles',
    blocks: [
      `Le responsable du traitement est ${name}. Nous ne demandons que ce qui sert au service, conformément au règlement (UE) 2016/679 (RGPD) et à la loi Informatique et Libertés.`,
      {
        list: [
          'Compte (nom, prénom, adresse email, mot de passe sous forme chiffrée irréversible)\u00A0: pour exécuter le service que vous demandez, tant que le compte existe.',
          'Liste (titre, texte, date prévue, prénom et sexe de l’enfant s’ils sont indiqués, adresse de livraison, cadeaux)\u00A0: pour exécuter le service, jusqu’à la suppression de la liste. Les parents choisissent ce qui n’est pas montré.',
          'Réservation (nom, prénom, adresse email, message)\u00A0: pour informer les parents et vous envoyer un récapitulatif. Votre adresse email n’est montrée à personne\u00A0; votre nom n’est pas montré aux autres visiteurs si vous le demandez. La page personnelle de réservation se ferme six mois après l’événement ou, s’il est déjà passé, après la réservation.',
          'Partage par email (nom et adresse de la personne à qui vous montrez une liste, ou qui vous la montre)\u00A0: pour envoyer ce seul message, gardés 35 jours. Qui ne veut plus de tels messages le dit d’un clic\u00A0; de son adresse, nous ne gardons alors qu’une empreinte chiffrée.',
          'Message par le formulaire de contact (nom, adresse email, message)\u00A0: pour vous répondre, dans notre intérêt légitime. Le service l’efface au bout de 35 jours\u00A0; l’échange reste dans notre messagerie le temps de vous répondre.',
          'Journaux techniques, sans nom ni adresse email\u00A0: pour assurer la sécurité et le bon fonctionnement, dans notre intérêt légitime.',
        ],
      },
      'Ce que vous supprimez est gardé 30 jours au plus afin de pouvoir réparer une erreur, puis effacé. Vos données ne sont ni vendues ni louées. Elles ne sont accessibles qu’à l’éditeur et à ses prestataires techniques (hébergement, envoi des emails), pour la seule exécution du service.',
      'Votre page «\u00A0Mon compte\u00A0» vous remet un fichier de tout ce que nous savons de vous, et vous y corrigez ou supprimez votre compte. Vous pouvez aussi demander à accéder à vos données, à les rectifier, à les effacer, à les recevoir dans un format courant, à en limiter l’usage ou à vous y opposer, en écrivant à l’adresse ci-dessous. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL (www.cnil.fr).',
      { mail: email },
    ],
  };
}

const COOKIES: InfoSection = {
  title: '8. Cookies et stockage dans votre navigateur',
  blocks: [
    'Cigogne n’utilise ni publicité ciblée, ni mesure d’audience par des tiers, ni traceur d’un réseau social. Aucune image, police ou programme n’est chargé depuis un autre site. Nous gardons dans votre navigateur uniquement ce qui est nécessaire au service\u00A0:',
    {
      list: [
        'votre session, jusqu’à 30 jours sans visite et 180 jours au plus, et votre panier, jusqu’à la réservation (stockage local «\u00A0cigogne\u00A0»)\u00A0;',
        'la page d’une boutique que vous nous avez montrée et celle où vous alliez, le temps de vous connecter, 7 jours au plus (stockage local)\u00A0;',
        'ce qui prouve que vous avez créé votre compte dans ce navigateur, jusqu’à son activation, 7 jours au plus (stockage local)\u00A0;',
        'la liste et la catégorie de votre dernier ajout, jusqu’à la déconnexion (stockage local)\u00A0;',
        'ce que vous êtes en train d’écrire dans un formulaire, ou que vous avez envoyé sans réponse encore, jusqu’à la fermeture de l’onglet\u00A0;',
        'l’endroit où vous étiez sur chaque page, et le cadeau pour lequel vous créez une liste, jusqu’à la fermeture de l’onglet\u00A0;',
        'après une réservation, votre adresse email et le lien de votre page personnelle, pour afficher la confirmation pendant une heure, jusqu’à la fermeture de l’onglet\u00A0;',
        'votre nom et votre email, si vous cochez «\u00A0Se souvenir de moi sur cet appareil\u00A0» en réservant, jusqu’à ce que vous réserviez sans cette case ou vous déconnectiez (stockage local)\u00A0;',
        'les dix dernières listes que vous avez ouvertes, telles que tout visiteur les voit, pour les relire sans connexion, jusqu’à ce que d’autres les remplacent (cache du navigateur)\u00A0;',
        'pour la même raison, la page du panier et ce que les pages chargent, images des listes comprises, 350 fichiers au plus, jusqu’à ce que d’autres les remplacent (cache du navigateur)\u00A0;',
        'le fait que vous avez lu l’information sur les cookies, pendant 150 jours (cookie «\u00A0cookies\u00A0»)\u00A0;',
        'la langue ou le thème, si vous les choisissez (cookies «\u00A0lang\u00A0» et «\u00A0theme\u00A0»).',
      ],
    },
    'Ces éléments étant strictement nécessaires au service demandé, ils ne requièrent pas votre consentement. Lorsque vous suivez un lien vers une boutique, ce sont ses propres règles qui s’appliquent.',
  ],
};

const LAW: InfoSection[] = [
  {
    title: '9. Propriété intellectuelle et contenus',
    blocks: [
      'Le nom, le logo, les dessins et le code du service sont protégés. Les textes et les photos que vous publiez restent à vous\u00A0: vous nous autorisez seulement à les stocker et à les afficher pour faire fonctionner votre liste. Les marques et les images de produits appartiennent à leurs titulaires.',
      'Si un contenu porte atteinte à vos droits, écrivez-nous en indiquant l’adresse de la page et le motif\u00A0: nous l’examinons dans les meilleurs délais.',
    ],
  },
  {
    title: '10. Responsabilité, droit applicable et litiges',
    blocks: [
      'Nous faisons de notre mieux pour que le service soit disponible et vos données en sécurité, sans pouvoir garantir l’absence de toute interruption. Nous ne répondons pas du contenu des boutiques vers lesquelles mènent les liens. Rien dans ces conditions ne limite les droits que la loi accorde aux consommateurs.',
      'Ces conditions relèvent du droit français. En cas de désaccord, écrivez-nous d’abord\u00A0: une solution amiable se trouve presque toujours. À défaut, vous pouvez recourir gratuitement à un médiateur de la consommation ou saisir le tribunal compétent.',
    ],
  },
];
