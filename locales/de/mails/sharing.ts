import type { sharingMails as french } from '../../fr/mails/sharing.ts';

export const sharingMails: typeof french = {
  share: {
    subject: (sharer) => `${sharer} teilt eine Geburtsliste mit Ihnen`,
    preview: (list) => `„${list}“: ein Blick, und vielleicht ein Geschenk.`,
    heading: (name) => `Guten Tag, ${name}`,
    intro: (sharer, list) => `${sharer} möchte Ihnen die Geburtsliste „${list}“ zeigen.`,
    button: 'Liste ansehen',
    howTo:
      'Gefällt Ihnen ein Geschenk, reservieren Sie es in zwei Minuten, ganz ohne Konto: Die Eltern wissen dann, dass es von Ihnen kommt, und niemand schenkt es ein zweites Mal.',
    reply: (sharer) => `Diese Nachricht hat Cigogne geschickt: Um ${sharer} zu antworten, schreiben Sie bitte direkt.`,
    notYou:
      'Der Name sagt Ihnen nichts? Ignorieren Sie diese Nachricht, oder bitten Sie unten darum, keine solchen mehr zu erhalten.',
  },
};
