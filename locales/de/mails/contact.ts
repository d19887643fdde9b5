import type { contactMails as french } from '../../fr/mails/contact.ts';

export const contactMails: typeof french = {
  subject: (name) => `Nachricht von ${name}`,
  heading: 'Eine Nachricht aus dem Kontaktformular',
  from: (name, email) => `Angegebener Name: ${name}\nAngegebene E-Mail-Adresse: ${email}`,
  reply: 'Ihre Antwort auf diese E-Mail geht an die angegebene Adresse. Die Person hat keine Kopie erhalten.',
  unproven:
    'Weder Name noch Adresse sind überprüft. Adressen in der Nachricht sind keine Links: Tippen Sie sie neu ein, wenn Sie ihnen vertrauen.',
};
