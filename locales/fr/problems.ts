import type { ErrorCode, FieldError } from '#contract/errors.ts';
import { pluralFr } from '../languages.ts';

export const problems: Record<ErrorCode, { title: string; detail: string }> = {
  BAD_REQUEST: { title: 'Demande incorrecte', detail: 'Cette demande ne peut pas être traitée.' },
  INVALID_TOKEN: {
    title: 'Lien invalide',
    detail: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  },
  LOGIN_FAILED: { title: 'Connexion impossible', detail: 'Email inconnu ou mot de passe incorrect' },
  ACCOUNT_NOT_ACTIVATED: {
    title: 'Compte à activer',
    detail: 'Votre compte n’est pas encore activé : ouvrez le lien que nous vous avons envoyé par email.',
  },
  ACCOUNT_DEACTIVATED: {
    title: 'Compte fermé',
    detail: 'Ce compte a été fermé par notre équipe : l’email que vous avez reçu dit pourquoi.',
  },
  INVALID_CREDENTIALS: { title: 'Session expirée', detail: 'Reconnectez-vous' },
  FORBIDDEN: { title: 'Accès refusé', detail: 'Cela est réservé à l’administration.' },
  NOT_FOUND: { title: 'Introuvable', detail: 'Ce que vous cherchez n’existe pas ou n’existe plus.' },
  SHORT_LINK_ALREADY_EXISTS: {
    title: 'Lien déjà pris',
    detail: 'Ce nom de lien existe déjà. Choisissez-en un autre.',
  },
  EMAIL_ALREADY_EXISTS: { title: 'Email déjà utilisé', detail: 'Un compte existe déjà avec cette adresse email.' },
  CATEGORY_ALREADY_EXISTS: { title: 'Catégorie existante', detail: 'Cette liste a déjà une catégorie de ce nom.' },
  ALREADY_BOOKED: {
    title: 'Déjà réservé',
    detail: 'Un cadeau de votre panier vient d’être réservé. Retirez-le du panier pour continuer.',
  },
  ALREADY_RECEIVED: { title: 'Déjà reçu', detail: 'Ce cadeau a déjà été reçu.' },
  THANK_FIRST: {
    title: 'Remerciez d’abord',
    detail: 'Remerciez la personne avant de confirmer la réception du cadeau.',
  },
  ALREADY_THANKED: { title: 'Merci déjà envoyé', detail: 'Vous avez déjà remercié pour ce cadeau.' },
  BOOKED_MEANWHILE: {
    title: 'Réservé entre-temps',
    detail: 'Une réservation vient d’arriver\u00A0: rien n’a été supprimé.',
  },
  ARRANGED_MEANWHILE: {
    title: 'Rangé entre-temps',
    detail: 'Quelqu’un d’autre vient de ranger cette liste\u00A0: rien n’a été déplacé.',
  },
  CATEGORY_NOT_EMPTY: {
    title: 'Catégorie non vide',
    detail: 'Cette catégorie contient encore des cadeaux : déplacez-les ou supprimez-les d’abord.',
  },
  QUANTITY_BELOW_BOOKINGS: {
    title: 'Quantité trop petite',
    detail: 'Il y a déjà plus de réservations que cette quantité.',
  },
  WRONG_ACCOUNT: {
    title: 'Un autre compte',
    detail: 'Ce lien a été envoyé pour un autre compte. Connectez-vous avec celui-là pour l’ouvrir.',
  },
  PAYLOAD_TOO_LARGE: { title: 'Trop volumineux', detail: 'Ce que vous envoyez est trop volumineux.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Format non pris en charge',
    detail: 'Ce format n’est pas lisible ici. Une image peut être en JPEG, PNG, WebP, AVIF ou GIF.',
  },
  UNPROCESSABLE_ENTITY: { title: 'Saisie à corriger', detail: 'Certaines informations sont à corriger.' },
  PASSWORD_LENGTH: { title: 'Mot de passe', detail: 'Le mot de passe doit compter de 8 à 64 caractères.' },
  PASSWORD_CAPITAL_MISSING: { title: 'Mot de passe', detail: 'Le mot de passe doit contenir une majuscule.' },
  PASSWORD_SYMBOL_MISSING: {
    title: 'Mot de passe',
    detail: 'Le mot de passe doit contenir un symbole, par exemple ! ou ?',
  },
  PASSWORD_TOO_COMMON: { title: 'Mot de passe', detail: 'Ce mot de passe est trop facile à deviner' },
  UNKNOWN_SHOP: {
    title: 'Boutique inconnue',
    detail: 'Ce site n’est pas lu automatiquement. Remplissez le formulaire vous-\u2060même.',
  },
  IMPOSSIBLE_TO_PARSE: {
    title: 'Page illisible',
    detail: 'Cette page n’a pas pu être lue. Est-ce bien celle d’un seul article ?',
  },
  TOO_MANY_REQUESTS: { title: 'Un instant', detail: 'Trop de demandes en peu de temps. Réessayez dans un moment.' },
  INTERNAL_ERROR: { title: 'Erreur', detail: 'Une erreur est survenue de notre côté. Réessayez dans un moment.' },
  SERVICE_UNAVAILABLE: { title: 'Service indisponible', detail: 'Le service revient dans un instant. Réessayez.' },
};

export const fieldErrors: Record<FieldError, (parameter: string) => string> = {
  REQUIRED: () => 'Champ obligatoire',
  REGISTRY_TITLE_REQUIRED: () => 'Le nom de la liste est obligatoire',
  INVALID_TYPE: (expected) =>
    ({ int: 'Indiquez un nombre entier', number: 'Indiquez un nombre' })[expected] ??
    'Cette valeur n’est pas du type attendu',
  INVALID_VALUE: () => 'Cette valeur n’est pas valide',
  INVALID_EMAIL: () => 'L’email n’est pas valide',
  INVALID_URL: () => 'Cette URL n’est pas valide',
  INVALID_DATE: () => 'Cette date n’est pas valide',
  INVALID_ZIP_CODE: (digits) => `Le code postal compte ${digits} chiffres dans ce pays`,
  INVALID_SHORT_LINK: () => 'Lettres sans accent, chiffres, tiret et tiret bas seulement',
  INVALID_DOMAIN: () => 'Le domaine d’une boutique, comme fnac.com',
  SHARED_DOMAIN: () =>
    'Beaucoup de boutiques partagent ce domaine\u00A0: ajoutez le nom de la vôtre, comme dans boutique.co.uk',
  INVALID_TEMPLATE: () =>
    'Un modèle commence par https:// ou {url}, contient {url} ou {url_enc}, et rien d’autre entre accolades que ce qui est listé',
  SHORT_LINK_ALL_DIGITS: () => 'Ajoutez au moins une lettre',
  RESERVED_NAME: () => 'Ce nom est réservé au service',
  CONTROL_CHARACTERS: () => 'Ce texte contient des caractères invisibles qui ne sont pas acceptés',
  TOO_LONG: (max) => `${Number(max).toLocaleString('fr')} caractères au maximum`,
  TOO_SHORT: (min) => `${min} au minimum`,
  TOO_SMALL: (min) => `${min} au minimum`,
  TOO_BIG: (max) => `${Number(max).toLocaleString('fr')} au maximum`,
  TOO_MANY: (max) => `${max} au maximum`,
  TOO_MANY_DECIMALS: () => 'Deux décimales au maximum',
  PASSWORD_LENGTH: () => 'De 8 à 64 caractères',
  PASSWORD_CAPITAL_MISSING: () => 'Ajoutez une majuscule',
  PASSWORD_SYMBOL_MISSING: () => 'Ajoutez un symbole, par exemple ! ou ?',
  PASSWORD_TOO_COMMON: () => 'Ce mot de passe est trop facile à deviner',
  PASSWORDS_DIFFER: () => 'Les mots de passe ne correspondent pas',
  WRONG_PASSWORD: () => 'Ce n’est pas votre mot de passe actuel',
  LAST_SUPERUSER: () => 'Il faut au moins une autre personne à l’administration',
  DUPLICATE: () => 'Présent deux fois',
  RULE_EXISTS: () => 'Cette boutique a déjà une règle\u00A0: modifiez celle-là',
  UNKNOWN_PICTURE: () => 'Cette image est inconnue : envoyez-la de nouveau',
  UNKNOWN_CATEGORY: () => 'Cette catégorie n’est pas de cette liste',
  OTHER_REGISTRY: () => 'Ce cadeau est d’une autre liste',
  UNCHANGEABLE: () => 'Ceci ne peut pas être modifié',
  ALREADY_BOOKED: () => 'Ce cadeau vient d’être réservé',
  NOT_FOUND: () => 'Introuvable',
  KEY_REUSED: () => 'Cette clé a déjà servi pour une autre demande',
  QUOTA: (max) => `${max} au maximum`,
  DAILY_QUOTA: (max) => `C’est assez pour aujourd’hui\u00A0: ${max} par jour au maximum.`,
  UPLOADS_AT_ONCE: (max) => `${max} photos à la fois au maximum\u00A0: attendez la fin d’un envoi.`,
  PICTURES_FULL: (megabytes) =>
    `Vos photos occupent déjà ${megabytes} Mo, le maximum pour un compte. Retirez-en de vos listes\u00A0: la place se libère au bout d’une semaine.`,
  PICTURE_TOO_LARGE_FOR_KIND: () =>
    'Cette image a trop de pixels pour son format. Réduisez-la, ou enregistrez-la en JPEG ordinaire (non progressif), puis réessayez.',
  PICTURE_NOT_FETCHED: () => 'Cette image n’a pas pu être récupérée',
  PICTURE_IN_USE: () => 'Cette photo est encore sur une liste\u00A0: retirez-la d’abord de la liste ou du cadeau',
  PAGES_IN_LINE: () =>
    'Beaucoup de pages sont lues en ce moment\u00A0: la vôtre attend son tour. Réessayez dans quelques secondes.',
  OWN_EMAIL: () => 'C’est l’adresse de la personne qui a créé la liste : indiquez-en une autre',
};

export const wait = {
  reason: 'Beaucoup de demandes en peu de temps, peut-être par une connexion que vous partagez.',
  seconds: (count: number) => `Réessayez dans ${count} ${pluralFr(count, 'seconde', 'secondes')}.`,
  minutes: (count: number) => `Réessayez dans ${count} minutes.`,
  hours: (count: number) => `Réessayez dans ${count} heures.`,
};
