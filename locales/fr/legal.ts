import { type InfoArticle, type InfoOperator, type InfoSection, numbered } from '../info-article.ts';
import { cookies, personalData } from './privacy.ts';

export function legal(operator: InfoOperator): InfoArticle {
  return {
    title: 'Mentions légales et conditions d’utilisation',
    intro: `Ce texte dit qui édite ${operator.publicUrl}, ce que vous pouvez en attendre, et ce que deviennent vos données.`,
    updated: 'Conditions en vigueur depuis le 01/12/2022.',
    sections: [
      ...publisher(operator),
      ...TERMS,
      numbered(7, personalData(operator)),
      numbered(8, cookies(operator)),
      ...LAW,
    ],
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
      'Créer une liste demande un compte, une adresse email qui vous appartient et un mot de passe que vous gardez pour vous, ou entre vous deux si vous gérez la liste ensemble. Un compte qui n’est pas activé est effacé au bout de 7 jours.',
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
