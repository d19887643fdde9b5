export const mailLayout = {
  tagline: 'La liste de naissance de toutes vos envies',
  reasons: {
    activation: 'Vous recevez cet email parce que cette adresse a servi à créer un compte Cigogne.',
    'password-reset':
      'Vous recevez cet email parce qu’un nouveau mot de passe a été demandé pour le compte Cigogne de cette adresse.',
    'password-changed': 'Vous recevez cet email parce que cette adresse a un compte Cigogne.',
    'email-confirmation': 'Vous recevez cet email parce que cette adresse a été indiquée pour un compte Cigogne.',
    'email-change-asked': 'Vous recevez cet email parce que cette adresse a un compte Cigogne.',
    'email-changed': 'Vous recevez cet email parce que cette adresse était celle d’un compte Cigogne.',
    'account-deleted': 'Vous recevez cet email parce que cette adresse avait un compte Cigogne.',
    'booking-summary': 'Vous recevez cet email parce que des cadeaux ont été réservés sur Cigogne avec cette adresse.',
    'somebody-booked': 'Vous recevez cet email parce que vous avez une liste de naissance sur Cigogne.',
    'booking-cancelled': 'Vous recevez cet email parce que vous avez une liste de naissance sur Cigogne.',
    'booking-deleted': 'Vous recevez cet email parce qu’un cadeau a été réservé sur Cigogne avec cette adresse.',
    'list-deleted': 'Vous recevez cet email parce qu’un cadeau a été réservé sur Cigogne avec cette adresse.',
    'list-closed': 'Vous recevez cet email parce qu’un cadeau a été réservé sur Cigogne avec cette adresse.',
    'list-back': 'Vous recevez cet email parce qu’un cadeau a été réservé sur Cigogne avec cette adresse.',
    thanks: 'Vous recevez cet email parce qu’un cadeau a été réservé sur Cigogne avec cette adresse.',
    share:
      'Vous recevez cet email parce que quelqu’un a saisi cette adresse sur Cigogne pour vous montrer sa liste de naissance.',
    'superuser-mail': 'Vous recevez cet email parce que l’équipe de Cigogne vous écrit.',
    discovery: 'Vous recevez cet email parce que l’équipe de Cigogne vous invite à faire connaissance.',
  },
  refuse: 'Ne plus recevoir de tels emails',
  sentBy: (operator: string) => `Envoyé par ${operator}.`,
};
