import { pluralFr } from '../languages.ts';

export const forms = {
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
  likelyEmail: (email: string) => `Vouliez-vous écrire ${email}\u00A0?`,
  correct: 'Corriger',
  remainingErrors: (count: number) => `${count} ${pluralFr(count, 'champ reste', 'champs restent')} à corriger.`,
  draftRestored: 'Nous avons retrouvé ce que vous aviez commencé à écrire.',
  startAgain: 'Recommencer à zéro',
  leaveTitle: 'Quitter sans enregistrer\u00A0?',
  leaveText: 'Ce que vous avez saisi sera perdu.',
  leave: 'Quitter sans enregistrer',
  stay: 'Continuer la saisie',
};
