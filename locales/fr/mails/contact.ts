import { of } from '../elision.ts';

/** A visitor's message to the operator. The name arrives already shortened. */
export const contactMails = {
  subject: (name: string) => `Message ${of(name)}`,
  heading: 'Un message du formulaire de contact',
  from: (name: string, email: string) => `Nom indiqué\u00A0: ${name}\nAdresse email indiquée\u00A0: ${email}`,
  reply: 'Votre réponse à cet email part à l’adresse indiquée. La personne n’a reçu aucune copie.',
  unproven:
    'Ni le nom ni l’adresse ne sont vérifiés. Les adresses citées dans le message ne sont pas des liens\u00A0: retapez-les si vous leur faites confiance.',
};
