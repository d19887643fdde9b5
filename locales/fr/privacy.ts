import { cookieName, type InfoArticle, type InfoOperator, type InfoSection } from '../info-article.ts';

export function privacy(operator: InfoOperator): InfoArticle {
  return {
    title: 'Cookies et données personnelles',
    intro: 'Ce que Cigogne garde, où, pourquoi, et pour combien de temps.',
    sections: [cookies(operator), personalData(operator)],
  };
}

export function personalData({ name, email }: InfoOperator): InfoSection {
  return {
    title: 'Données personnelles',
    blocks: [
      `Le responsable du traitement est ${name}. Nous ne demandons que ce qui sert au service, conformément au règlement (UE) 2016/679 (RGPD) et à la loi Informatique et Libertés.`,
      {
        list: [
          'Compte (nom, prénom, adresse email, mot de passe sous forme chiffrée irréversible)\u00A0: pour exécuter le service que vous demandez, tant que le compte existe.',
          'Connexion (navigateur et système de chaque appareil, dates, empreinte chiffrée de l’adresse IP)\u00A0: pour vous montrer où votre compte est ouvert et le protéger, sur la base de notre intérêt légitime, jusqu’à la déconnexion et 180\u00A0jours au plus\u00A0; les empreintes, un an après la dernière connexion de la même adresse.',
          'Liste (titre, texte, date prévue, prénom et sexe de l’enfant s’ils sont indiqués, adresse de livraison, cadeaux)\u00A0: pour exécuter le service, jusqu’à la suppression de la liste. Les parents choisissent ce qui n’est pas montré.',
          'Réservation (nom, prénom, adresse email, message)\u00A0: pour informer les parents et vous envoyer un récapitulatif. Votre adresse email n’est montrée à personne\u00A0; votre nom n’est pas montré aux autres visiteurs si vous le demandez. La réservation est gardée aussi longtemps que la liste, ou 30\u00A0jours après son annulation. La page personnelle de réservation se ferme six mois après la date prévue de la naissance ou, si elle est déjà passée, après la réservation.',
          'Partage par email (nom et adresse de la personne à qui vous montrez une liste, ou qui vous la montre)\u00A0: pour envoyer ce seul message, gardés 35\u00A0jours, et 44 au plus pour une invitation à gérer une liste à deux. Qui ne veut plus de tels messages le dit d’un clic\u00A0; de son adresse, nous ne gardons alors qu’une empreinte chiffrée.',
          'Message par le formulaire de contact (nom, adresse email, message)\u00A0: pour vous répondre, sur la base de notre intérêt légitime. Le service l’efface au bout de 35\u00A0jours, comme ce que notre équipe vous écrit\u00A0; l’échange reste dans notre messagerie le temps de vous répondre.',
          'Journaux techniques, sans nom ni adresse email\u00A0: pour assurer la sécurité et le bon fonctionnement, sur la base de notre intérêt légitime, un an au plus.',
        ],
      },
      'Ce que vous supprimez est gardé 30 jours au plus afin de pouvoir réparer une erreur, puis effacé. Vos données ne sont ni vendues ni louées. Elles ne sont accessibles qu’à l’éditeur et à ses prestataires techniques (hébergement, envoi des emails), pour la seule exécution du service.',
      'Votre page «\u00A0Mon compte\u00A0» vous remet un fichier de tout ce que nous savons de vous, et vous y corrigez ou supprimez votre compte. Vous pouvez aussi demander à accéder à vos données, à les rectifier, à les effacer, à les recevoir dans un format courant, à en limiter l’usage ou à vous y opposer, en écrivant à l’adresse ci-dessous. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL (www.cnil.fr).',
      { mail: email },
    ],
  };
}

export function cookies({ publicUrl }: InfoOperator): InfoSection {
  const name = (short: string) => cookieName(publicUrl, short);
  return {
    title: 'Cookies et stockage dans votre navigateur',
    blocks: [
      'Cigogne n’utilise ni publicité ciblée, ni mesure d’audience par des tiers, ni traceur d’un réseau social. Aucune image, aucune police ni aucun programme n’est chargé depuis un autre site. Nous gardons dans votre navigateur uniquement ce qui est nécessaire au service\u00A0:',
      {
        list: [
          'votre session, jusqu’à 30 jours sans visite et 180 jours au plus, et votre panier, jusqu’à la réservation (stockage local «\u00A0cigogne\u00A0»)\u00A0;',
          'la page d’une boutique que vous nous avez montrée et celle où vous alliez, le temps de vous connecter, 7\u00A0jours au plus (stockage local)\u00A0;',
          'ce qui prouve que vous avez créé votre compte dans ce navigateur, jusqu’à son activation, 7\u00A0jours au plus (stockage local)\u00A0;',
          'la liste et la catégorie de votre dernier ajout, jusqu’à la déconnexion (stockage local)\u00A0;',
          'ce que vous êtes en train d’écrire dans un formulaire, ou que vous avez envoyé sans réponse encore, jusqu’à la fermeture de l’onglet\u00A0;',
          'l’endroit où vous étiez sur chaque page, et le cadeau pour lequel vous créez une liste, jusqu’à la fermeture de l’onglet\u00A0;',
          'après une réservation, votre adresse email et le lien de votre page personnelle, pour afficher la confirmation pendant une heure, ou jusqu’à la fermeture de l’onglet\u00A0;',
          'votre nom et votre email, si vous cochez «\u00A0Se souvenir de moi sur cet appareil\u00A0» en réservant, jusqu’à ce que vous réserviez sans la cocher ou que vous vous déconnectiez (stockage local)\u00A0;',
          'les dix dernières listes que vous avez ouvertes, telles que tout visiteur les voit, pour les relire sans connexion, jusqu’à la déconnexion ou jusqu’à ce que d’autres les remplacent (cache du navigateur)\u00A0;',
          'pour la même raison, la page du panier et ce que les pages chargent, images des listes comprises, 350 fichiers au plus, jusqu’à ce que d’autres les remplacent (cache du navigateur)\u00A0;',
          `le fait que vous avez lu l’information sur les cookies, pendant 150 jours (cookie «\u00A0${name('cookies')}\u00A0»)\u00A0;`,
          `la langue ou le thème, si vous les choisissez, pendant un an (cookies «\u00A0${name('lang')}\u00A0» et «\u00A0${name('theme')}\u00A0»).`,
        ],
      },
      'Ces éléments étant strictement nécessaires au service demandé, ils ne requièrent pas votre consentement. Lorsque vous suivez un lien vers une boutique, ce sont ses propres règles qui s’appliquent.',
    ],
  };
}
