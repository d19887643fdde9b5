export const accountMails = {
  activation: {
    subject: 'Activez votre compte Cigogne',
    preview: 'Plus qu’un clic, et votre liste de naissance peut commencer.',
    heading: (firstName: string) => `Bienvenue, ${firstName}`,
    intro: 'Votre compte est presque prêt. Il reste à confirmer que cette adresse est bien la vôtre.',
    button: 'Activer mon compte',
    next: 'Vous pourrez ensuite vous connecter, créer votre liste de naissance et la partager avec vos proches.',
    validity: 'Ce lien est valable 7 jours. Passé ce délai, il suffira de vous inscrire à nouveau.',
    notYou:
      'Vous n’avez pas créé de compte ? N’activez rien : sans ce clic, le compte disparaît de lui-même au bout de 7 jours.',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Votre lien pour choisir un nouveau mot de passe, valable une heure.',
    heading: 'Un nouveau mot de passe',
    intro: (firstName: string) =>
      `Bonjour ${firstName}, vous avez oublié votre mot de passe ? Cela arrive à tout le monde. Choisissez-en un nouveau ici.`,
    button: 'Choisir mon mot de passe',
    validity:
      'Ce lien est valable une heure et ne sert qu’une fois. Vos appareils déjà connectés vous demanderont le nouveau mot de passe.',
    notYou:
      'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même, et ce lien s’éteindra tout seul.',
  },
};
