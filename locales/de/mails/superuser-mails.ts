import type { superuserMails as french } from '../../fr/mails/superuser-mails.ts';

export const superuserMails: typeof french = {
  hello: (name) => (name ? `Guten Tag, ${name}` : 'Guten Tag'),
  signed: 'Ihr Cigogne-Team',
  discovery: {
    subject: 'Wie wäre es mit Ihrer Geburtsliste?',
    preview: 'Eine Liste für alle Shops, die Ihre Liebsten ohne Konto öffnen.',
    intro:
      'Ein Baby ist unterwegs? Mit Cigogne sammeln Sie Ihre Wünsche aus allen Shops in einer einzigen Liste, und Ihre Liebsten reservieren ihr Geschenk ganz ohne Konto. Nichts wird doppelt geschenkt, und Sie wissen, bei wem Sie sich bedanken.',
    free: 'Es kostet nichts, und Ihre Liste kann ab dem dritten Schwangerschaftsmonat beginnen.',
    button: 'Cigogne kennenlernen',
  },
};
