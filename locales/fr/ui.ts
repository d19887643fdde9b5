import { pluralFr } from '../languages.ts';

export const ui = {
  close: 'Fermer',
  closeNotice: 'Fermer le message',
  notices: 'Messages',
  cancel: 'Annuler',
  copy: 'Copier',
  notCopied: 'La copie n’a pas fonctionné. Sélectionnez l’adresse et copiez-la à la main.',
  error: 'Erreur',
  loading: 'Chargement…',
  noPrice: 'Prix non précisé',
  optional: 'facultatif',
  charactersLeft: (count: number) =>
    count >= 0
      ? `${count} ${pluralFr(count, 'caractère restant', 'caractères restants')}`
      : `${-count} ${pluralFr(-count, 'caractère', 'caractères')} de trop`,
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  choose: 'Choisir…',
  euros: 'en euros',
  invalidForm: 'Formulaire non valide',
  remainingErrors: (count: number) => `${count} ${pluralFr(count, 'champ reste', 'champs restent')} à corriger.`,
  noAnswer:
    'Le service ne répond pas. Vérifiez votre connexion, puis réessayez : rien de ce que vous avez saisi n’est perdu.',
  draftRestored: 'Nous avons retrouvé ce que vous aviez commencé à écrire.',
  leaveTitle: 'Quitter sans enregistrer\u00A0?',
  leaveText: 'Ce que vous avez saisi sera perdu.',
  leave: 'Quitter sans enregistrer',
  stay: 'Continuer la saisie',
  errorTitle: 'Quelque chose n’a pas fonctionné',
  errorText: 'Une erreur est survenue de notre côté. Ce n’est pas votre faute : réessayez dans un instant.',
  retry: 'Réessayer',
  backHome: 'Retour à l’accueil',
};
