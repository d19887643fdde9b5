export const ui = {
  close: 'Fermer',
  closeNotice: 'Fermer le message',
  notices: 'Messages',
  cancel: 'Annuler',
  notCopied: 'La copie n’a pas fonctionné. Sélectionnez l’adresse et copiez-la à la main.',
  error: 'Erreur',
  loading: 'Chargement…',
  notShown:
    'Cette page n’a pas pu s’ouvrir en entier, mais rien n’est perdu. Vérifiez votre connexion, puis réessayez.',
  noPrice: 'Prix non précisé',
  noAnswer: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez\u00A0: rien n’est perdu.',
  offline: 'Vous êtes hors connexion.',
  errorTitle: 'Quelque chose n’a pas fonctionné',
  errorText: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  retry: 'Réessayer',
  backHome: 'Retour à l’accueil',
};
