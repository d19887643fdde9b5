export const myAccount = {
  title: 'Mon compte',
  cannotLoad: 'Impossible de charger votre compte',

  namesTitle: 'Votre nom',
  firstName: 'Prénom',
  lastName: 'Nom',
  save: 'Enregistrer',
  saved: 'Vos modifications sont enregistrées.',

  emailTitle: 'Votre adresse email',
  emailLead: 'Elle vous sert à vous connecter, et nous y écrivons.',
  emailWaits: (email: string) => `Il reste à confirmer ${email} : ouvrez l’email que nous y avons envoyé.`,
  emailKeep: 'Garder mon adresse actuelle',
  emailKept: 'Vous gardez votre adresse actuelle.',
  emailChange: 'Changer d’adresse',
  newEmail: 'Nouvelle adresse email',
  newEmailHelp: 'Nous y envoyons un lien à ouvrir. D’ici là, rien ne change.',
  currentPassword: 'Mot de passe actuel',
  emailSubmit: 'Envoyer le lien',
  emailSent: 'Email envoyé',

  passwordTitle: 'Votre mot de passe',
  passwordLead: 'En changer déconnecte vos autres appareils.',
  passwordChange: 'Changer de mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordSubmit: 'Changer le mot de passe',
  passwordChanged: 'Votre mot de passe est changé. Vos autres appareils vous le demanderont.',

  devicesTitle: 'Vos appareils',
  devicesLead:
    'Là où votre compte est ouvert. Si vous ne reconnaissez pas un appareil, déconnectez-le et changez de mot de passe.',
  thisDevice: 'Cet appareil',
  openedOn: 'Connecté le',
  usedOn: 'dernière utilisation le',
  endSession: 'Déconnecter',
  endSessionOf: (device: string) => `Déconnecter ${device}`,
  sessionEnded: 'L’appareil est déconnecté.',
  sessionNotEnded: 'Impossible de déconnecter cet appareil',
  othersNotEnded: 'Impossible de déconnecter les autres appareils',
  endOthers: 'Déconnecter tous les autres appareils',
  othersEnded: 'Tous vos autres appareils sont déconnectés.',

  adminTitle: 'Administration',
  adminAffiliate: 'Liens affiliés',

  dataTitle: 'Vos données',
  dataLead:
    'Tout ce que Cigogne sait de vous, dans un fichier : votre compte, vos listes, vos photos, ce que vous avez réservé chez d’autres, et les emails que nous vous avons envoyés.',
  download: 'Télécharger mes données',
  downloadPartial:
    'Il y manque pour l’instant ce qui ne tient qu’à votre adresse email\u00A0: les cadeaux réservés avec elle, les invitations, vos messages à Cigogne et les emails reçus. Pour les avoir aussi, choisissez un nouveau mot de passe par email\u00A0: nous saurons ainsi que vous lisez bien ceux de cette adresse.',
  downloadAll: 'Nouveau mot de passe par email',
  downloaded: 'Vos données sont téléchargées.',
  downloadFailed: 'Le téléchargement n’a pas fonctionné.',

  deleteTitle: 'Supprimer le compte',
  deleteLead: 'Vos listes sont mises hors ligne aussitôt. Vous avez 30 jours pour changer d’avis.',
  delete: 'Supprimer mon compte',
  deleteQuestion: 'Supprimer votre compte ?',
  deleteWhat: 'Vos listes ne seront plus en ligne, et les proches qui y ont réservé un cadeau recevront un email.',
  deleteTogether:
    'Une liste que vous avez créée et que vous gérez à deux disparaît aussi pour l’autre personne. Nous l’en prévenons par email.',
  deleteUndo:
    'Pendant 30 jours, il suffit de vous reconnecter pour tout retrouver. Ensuite, tout sera effacé : vos listes, vos photos et ce que vos proches y ont laissé.',
  deleteSubmit: 'Supprimer mon compte',
  deleted: 'Votre compte est supprimé. Pendant 30 jours, vous le retrouvez en vous reconnectant.',
  lastSuperuser: 'Personne d’autre n’administre le service : nommez d’abord quelqu’un.',
  cancel: 'Annuler',

  confirmTitle: 'Nouvelle adresse',
  confirming: 'Confirmation de votre adresse…',
  confirmNeedsScript:
    'Pour confirmer votre adresse, autorisez JavaScript dans votre navigateur, puis rechargez cette page.',
  confirmLogin: 'Connectez-vous au compte qui a demandé cette adresse : elle sera confirmée aussitôt.',
  logIn: 'Se connecter',
  changeAccount: 'Changer de compte',
  confirmedTitle: 'Votre adresse est confirmée',
  confirmed: (email: string) => `Vous vous connectez désormais avec ${email}.`,
  toLists: 'Voir mes listes',
  takenTitle: 'Cette adresse a déjà un compte',
  taken: 'Elle en a reçu un entre-temps : votre compte garde l’adresse qu’il avait.',
  confirmInvalidTitle: 'Ce lien n’est plus valable',
  confirmInvalid:
    'Il sert pendant 24 heures, et seulement le dernier qui vous a été envoyé. Depuis votre compte, vous pouvez en demander un autre.',
  toAccount: 'Ouvrir mon compte',
};
