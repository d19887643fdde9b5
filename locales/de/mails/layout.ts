import type { mailLayout as french } from '../../fr/mails/layout.ts';

export const mailLayout: typeof french = {
  tagline: 'Die Geburtsliste für alle Ihre Wünsche',
  reasons: {
    activation: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Cigogne-Konto erstellt wurde.',
    'password-reset':
      'Sie erhalten diese E-Mail, weil für das Cigogne-Konto dieser Adresse ein neues Passwort angefordert wurde.',
    'password-changed': 'Sie erhalten diese E-Mail, weil diese Adresse ein Cigogne-Konto hat.',
    'email-confirmation': 'Sie erhalten diese E-Mail, weil diese Adresse für ein Cigogne-Konto angegeben wurde.',
    'email-change-asked': 'Sie erhalten diese E-Mail, weil diese Adresse ein Cigogne-Konto hat.',
    'email-changed': 'Sie erhalten diese E-Mail, weil diese Adresse die eines Cigogne-Kontos war.',
    'account-deleted': 'Sie erhalten diese E-Mail, weil diese Adresse ein Cigogne-Konto hatte.',
    'account-deactivated': 'Sie erhalten diese E-Mail, weil diese Adresse ein Cigogne-Konto hat.',
    'account-reactivated': 'Sie erhalten diese E-Mail, weil diese Adresse ein Cigogne-Konto hat.',
    'booking-summary': 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei Cigogne reserviert wurde.',
    'somebody-booked': 'Sie erhalten diese E-Mail, weil Sie eine Geburtsliste bei Cigogne haben.',
    'booking-cancelled': 'Sie erhalten diese E-Mail, weil Sie eine Geburtsliste bei Cigogne haben.',
    'booking-deleted': 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei Cigogne reserviert wurde.',
    'list-removed': 'Sie erhalten diese E-Mail, weil diese Adresse ein Cigogne-Konto hat.',
    'list-deleted': 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei Cigogne reserviert wurde.',
    'list-closed': 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei Cigogne reserviert wurde.',
    'list-back': 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei Cigogne reserviert wurde.',
    'second-owner-invitation': 'Sie erhalten diese E-Mail, weil jemand diese Adresse bei Cigogne angegeben hat.',
    'second-owner-accepted': 'Sie erhalten diese E-Mail, weil Sie eine Geburtsliste bei Cigogne haben.',
    'second-owner-removed': 'Sie erhalten diese E-Mail, weil Sie eine Geburtsliste bei Cigogne mitverwaltet haben.',
    'second-owner-left': 'Sie erhalten diese E-Mail, weil Sie eine Geburtsliste bei Cigogne haben.',
    'second-owner-back': 'Sie erhalten diese E-Mail, weil Sie eine Geburtsliste bei Cigogne mitverwalten.',
    thanks: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei Cigogne reserviert wurde.',
    share:
      'Sie erhalten diese E-Mail, weil jemand diese Adresse bei Cigogne eingegeben hat, um Ihnen seine Geburtsliste zu zeigen.',
    'superuser-mail': 'Sie erhalten diese E-Mail, weil das Cigogne-Team Ihnen schreibt.',
    contact: 'Sie erhalten diese E-Mail, weil diese Adresse der Kontakt dieses Dienstes ist.',
    discovery: 'Sie erhalten diese E-Mail, weil das Cigogne-Team Sie einlädt, Cigogne kennenzulernen.',
  },
  refuse: 'Diese E-Mails abbestellen',
  sentBy: (operator) => `Gesendet von ${operator}.`,
};
