import type { refuseMails as french } from '../fr/refuse-mails.ts';

export const refuseMails: typeof french = {
  title: 'Diese E-\u2060Mails abbestellen',
  lead: 'Cigogne schreibt Ihrer Adresse dann nicht mehr, um Ihnen eine Liste zu zeigen oder Sie einzuladen, wer auch immer darum bittet.',
  still: 'Was Sie selbst betrifft, kommt weiterhin an: Ihre Reservierungen, Ihr Konto, Ihre eigene Liste.',
  bookings: {
    lead: 'Sie haben nichts reserviert oder möchten nichts mehr davon lesen? Cigogne schreibt Ihrer Adresse dann nicht mehr über Geschenke, die mit ihr reserviert wurden, wer auch immer sie eingibt.',
    still:
      'Haben Sie schon ein Geschenk reserviert, erfahren Sie weiterhin, wenn die Eltern Ihre Reservierung stornieren. Ihr Konto und Ihre eigene Liste verlieren nichts.',
  },
  refuse: 'E-\u2060Mails abbestellen',
  doneTitle: 'Das ist notiert',
  done: 'Sie erhalten diese E-\u2060Mails von Cigogne nicht mehr.',
  invalidTitle: 'Dieser Link ist nicht vollständig',
  invalid: 'Öffnen Sie ihn noch einmal aus der E-\u2060Mail, oder schreiben Sie uns: Wir erledigen es für Sie.',
  contact: 'Uns schreiben',
  failed: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
};
