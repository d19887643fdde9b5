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
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    preview: 'Vos appareils déjà connectés vous demanderont le nouveau.',
    heading: 'Votre mot de passe a changé',
    intro: (firstName: string) =>
      `Bonjour ${firstName}, le mot de passe de votre compte Cigogne vient d’être changé. Vos autres appareils vous demanderont le nouveau.`,
    notYou: 'Ce n’est pas vous ? Choisissez tout de suite un nouveau mot de passe : cela déconnecte tout le monde.',
    button: 'Choisir un autre mot de passe',
  },
  emailConfirmation: {
    subject: 'Confirmez votre nouvelle adresse',
    preview: 'Un clic, et votre compte Cigogne suit votre nouvelle adresse.',
    heading: 'Votre nouvelle adresse',
    intro:
      'Cette adresse a été indiquée comme nouvelle adresse d’un compte Cigogne. Confirmez qu’elle est bien la vôtre.',
    button: 'Confirmer cette adresse',
    validity: 'Ce lien est valable 24 heures et ne sert qu’une fois. D’ici là, rien ne change.',
    notYou: 'Vous n’avez rien demandé ? Ne faites rien : quelqu’un s’est sans doute trompé d’adresse.',
  },
  emailTaken: {
    subject: 'Cette adresse a déjà un compte',
    preview: 'Un compte Cigogne ne peut pas prendre l’adresse d’un autre.',
    heading: 'Cette adresse a déjà un compte',
    intro:
      'Cette adresse a été indiquée comme nouvelle adresse d’un compte Cigogne, mais elle a déjà le sien : elle ne peut pas en avoir deux. Rien n’a changé.',
    next: 'Si ce compte est le vôtre, connectez-vous avec cette adresse, ou choisissez un nouveau mot de passe si vous l’avez oublié.',
    button: 'Se connecter',
    notYou: 'Vous n’avez rien demandé ? Ne faites rien : quelqu’un s’est sans doute trompé d’adresse.',
  },
  emailChangeAsked: {
    subject: 'Vous changez d’adresse email ?',
    preview: 'Une nouvelle adresse a été indiquée pour votre compte.',
    heading: 'Un changement d’adresse attend',
    intro: (firstName: string) =>
      `Bonjour ${firstName}, une nouvelle adresse a été indiquée pour votre compte Cigogne. Elle remplacera celle-ci une fois confirmée depuis sa propre boîte.`,
    notYou:
      'Ce n’est pas vous ? Choisissez tout de suite un nouveau mot de passe : cela annule ce changement et déconnecte tout le monde.',
    button: 'Ce n’est pas moi',
  },
  emailChanged: {
    subject: 'Votre compte a changé d’adresse',
    preview: 'Nous écrirons désormais à la nouvelle adresse.',
    heading: 'Votre compte a changé d’adresse',
    intro: (firstName: string) =>
      `Bonjour ${firstName}, la nouvelle adresse de votre compte Cigogne est confirmée. C’est avec elle que vous vous connectez désormais, et à elle que nous écrivons.`,
    notYou: 'Ce n’est pas vous ? Écrivez-nous au plus vite :',
    button: 'Nous contacter',
  },
  accountDeleted: {
    subject: 'Votre compte est supprimé',
    preview: 'Vous pouvez encore changer d’avis pendant 30 jours.',
    heading: (firstName: string) => `Au revoir, ${firstName}`,
    intro:
      'Votre compte Cigogne est supprimé. Vos listes ne sont plus en ligne, et les proches qui y avaient réservé un cadeau sont prévenus.',
    undo: (day: string) =>
      `Vous changez d’avis ? Connectez-vous avant le ${day} : votre compte, vos listes et leurs réservations seront de retour.`,
    button: 'Retrouver mon compte',
    after:
      'Passé cette date, tout sera effacé pour de bon : vos listes, vos photos et ce que vos proches y ont laissé.',
    notYou: 'Ce n’est pas vous ? Connectez-vous pour tout retrouver, puis changez de mot de passe.',
  },
  accountDeactivated: {
    subject: 'Votre compte Cigogne est fermé',
    preview: 'Notre équipe a fermé votre compte.',
    heading: 'Votre compte est fermé',
    intro: (firstName: string) => `Bonjour ${firstName}, notre équipe a fermé votre compte Cigogne. Voici pourquoi :`,
    after: 'Vous ne pouvez plus vous connecter. Vos listes et ce que vos proches y ont réservé restent en place.',
    mistake: 'Vous pensez que c’est une erreur ? Écrivez-nous :',
    button: 'Nous contacter',
  },
  accountReactivated: {
    subject: 'Votre compte Cigogne est rouvert',
    preview: 'Vous pouvez de nouveau vous connecter.',
    heading: 'Votre compte est rouvert',
    intro: (firstName: string) =>
      `Bonjour ${firstName}, votre compte Cigogne est rouvert : vous pouvez de nouveau vous connecter.`,
    button: 'Se connecter',
  },
};
