import type { HelpArticle } from '../../help-article.ts';
import { accounts } from '../accounts.ts';
import { myRegistries } from '../registries/mine.ts';
import { ownerRegistry } from '../registries/owner.ts';
import { sharing } from '../registries/sharing.ts';
import { wishes } from '../wishes.ts';
import { named } from './named.ts';

/** From the account to the link that is shared. */
export const lists = {
  create: {
    title: 'Comment créer ma liste de naissance\u00A0?',
    lead: 'Un compte, puis trois petites pages\u00A0: comptez cinq minutes. Tout se change plus tard.',
    words: 'inscription inscrire compte commencer démarrer activer email nouvelle mot de passe couverture',
    steps: [
      {
        title: 'Créez votre compte',
        text: `Touchez ${named(accounts.register)}, puis indiquez votre nom, votre adresse email et un mot de passe.`,
        picture: 'register',
      },
      {
        title: 'Ouvrez l’email que nous vous envoyons',
        text: 'Son lien active votre compte. Rien reçu\u00A0? Regardez dans les indésirables, ou renvoyez-le depuis cet écran.',
        picture: 'check-mail',
      },
      {
        title: 'Commencez une liste',
        text: `Une fois la connexion faite, touchez ${named(myRegistries.create)}.`,
        picture: 'new-list',
      },
      {
        title: 'Donnez-lui un nom et une date',
        text: 'Le nom et vos quelques mots s’affichent en haut de la liste. Vous pouvez aussi y mettre une photo.',
        picture: 'list-name',
        where: { uploadImageFeature: true },
      },
      {
        title: 'Donnez-lui un nom et une date',
        text: 'Le nom et vos quelques mots s’affichent en haut de la liste.',
        picture: 'list-name',
        where: { uploadImageFeature: false },
      },
      {
        title: 'Dites où envoyer les cadeaux',
        text: 'Vos proches en auront besoin pour la livraison. L’adresse complète peut rester réservée aux personnes qui offrent.',
        picture: 'list-address',
      },
      {
        title: 'Présentez votre bébé',
        text: 'Tout est facultatif\u00A0: le prénom et le sexe peuvent attendre, ou rester secrets. La liste est prête à recevoir ses cadeaux.',
        picture: 'list-baby',
      },
    ],
  },

  add: {
    title: 'Comment ajouter un cadeau\u00A0?',
    lead: 'De n’importe quelle boutique, à partir du lien de l’article. Ou sans lien, si c’est une idée.',
    words: 'article boutique lien coller photo prix catégorie quantité envie produit amazon magasin',
    steps: [
      {
        title: 'Ouvrez votre liste',
        text: `Touchez ${named(ownerRegistry.addWish)}.`,
        picture: 'add-gift',
      },
      {
        title: 'Collez le lien de l’article',
        text: `Copiez son adresse dans la boutique, collez-la ici, puis touchez ${named(wishes.scan)}\u00A0: nous lisons le nom, le prix et la photo. Si la boutique ne se laisse pas lire, remplissez vous-\u2060même.`,
        picture: 'gift-link',
        where: { scanWishUrlFeature: true },
      },
      {
        title: 'Dites ce que c’est',
        text: 'Son nom suffit. Le lien de l’article aide vos proches à trouver le bon modèle.',
        picture: 'gift-link',
        where: { scanWishUrlFeature: false },
      },
      {
        title: 'Rangez-le',
        text: `Choisissez une catégorie, comme ${named(wishes.suggested[0] ?? '')}, ou créez la vôtre. Elles forment les rayons de votre liste.`,
        picture: 'gift-category',
      },
      {
        title: 'Précisez le prix et la quantité',
        text: 'Si vous en voulez plusieurs, chaque exemplaire se réserve à part. Un cœur signale ce qui vous ferait le plus plaisir.',
        picture: 'gift-quantity',
      },
      {
        title: 'Enregistrez',
        text: `Touchez ${named(wishes.add)}. Le cadeau apparaît tout de suite, pour vous comme pour vos proches.`,
        picture: 'gift-save',
      },
    ],
  },

  share: {
    title: 'Comment partager ma liste\u00A0?',
    lead: 'Avec un lien à vous. Vos proches l’ouvrent sans créer de compte.',
    words: 'envoyer lien adresse whatsapp facebook email qr code faire-part imprimer proches famille inviter en ligne',
    steps: [
      {
        title: 'Créez le lien de votre liste',
        text: `Sur votre liste, touchez ${named(sharing.createLink)}. Ce bouton est sous vos cadeaux\u00A0: ${named(sharing.shareShort)} y mène.`,
        picture: 'create-link',
      },
      {
        title: 'Choisissez son nom',
        text: 'Quelques caractères au hasard évitent qu’on le devine. Votre liste est en ligne dès que le lien existe.',
        picture: 'link-name',
      },
      {
        title: 'Envoyez-le',
        text: `${named(sharing.copyLink)} le met dans votre presse-papiers, pour un message. Sous ${named(sharing.otherWays)}\u00A0: WhatsApp, les réseaux, l’email, le QR code.`,
        picture: 'share-bar',
      },
      {
        title: 'Par email, si vous préférez',
        text: 'Nous écrivons à la personne de votre part, avec le lien de la liste.',
        picture: 'share-mail',
      },
      {
        title: 'Sur un faire-part',
        text: 'Le QR code mène à votre liste\u00A0: l’appareil photo d’un téléphone suffit.',
        picture: 'qr-code',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
