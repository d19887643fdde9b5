import type { bookings as fr } from '../fr/bookings.ts';
import { plural } from '../languages.ts';

export const bookings: typeof fr = {
  title: 'Meine Reservierung bestätigen',
  lead: 'Sagen Sie den Eltern, wer ihnen eine Freude macht. Kein Konto, keine Zahlung.',
  backToBasket: 'Zurück zum Warenkorb',
  yourGifts: (count) => plural(count, 'Ihr Geschenk', 'Ihre Geschenke'),
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-\u2060Mail-Adresse',
  emailHelp: 'Damit wir Ihnen die Adresse der Eltern und eine Zusammenfassung schicken können.',
  emailEcho: 'Die Zusammenfassung geht an',
  anonymous: 'Meinen Namen anderen Besuchern nicht zeigen',
  anonymousOff: 'Ihr Name ist für die Eltern und für andere Besucher der Liste sichtbar.',
  anonymousOn: 'Nur die Eltern sehen Ihren Namen, um sich bedanken zu können. Andere Besucher sehen ihn nicht.',
  remember: 'Meine Angaben auf diesem Gerät merken',
  rememberHelp:
    'Ihr Name und Ihre E-\u2060Mail-Adresse bleiben in diesem Browser, damit es nächstes Mal schneller geht.',
  message: 'Ein paar Worte für die Eltern',
  messageFor: (title) => `Ein paar Worte für „${title}“`,
  messageHelp: 'Nur die Eltern lesen sie.',
  cancel: 'Abbrechen',
  reserve: 'Reservieren',
  alreadyBooked:
    'Ein Geschenk aus Ihrem Warenkorb wurde gerade von jemand anderem reserviert. Noch ist nichts reserviert; Ihre Eingaben bleiben erhalten.',
  noLongerThere: 'Ihr Warenkorb ist nicht mehr aktuell. Noch ist nichts reserviert; Ihre Eingaben bleiben erhalten.',
  noAnswer: 'Nichts geht verloren: Drücken Sie gleich noch einmal auf „Reservieren“. Nichts wird doppelt reserviert.',
  lostFewer: 'So viele sind nicht mehr da',
  lostFewerText: 'Jemand anderes hat inzwischen welche genommen. Alles, was Sie eingegeben haben, bleibt erhalten.',
  lostTakeOne: 'Nur eines nehmen',
  lostTitle: (count) =>
    plural(count, 'Dieses Geschenk ist nicht mehr verfügbar', 'Diese Geschenke sind nicht mehr verfügbar'),
  lostText: (rest) =>
    rest === 0
      ? 'Falls Sie gerade selbst reserviert haben, liegt die Bestätigung in Ihrem Postfach. Sonst warten auf der Liste andere Ideen.'
      : 'Falls Sie gerade selbst reserviert haben, liegt die Bestätigung in Ihrem Postfach. Sonst können Sie den Rest behalten.',
  lostGoneText: (rest) =>
    rest === 0
      ? 'Die Eltern haben das von der Liste genommen, oder die Liste ist nicht mehr online.'
      : 'Die Eltern haben das von der Liste genommen, oder die Liste ist nicht mehr online. Den Rest können Sie behalten.',
  lostRemove: (count, rest) =>
    rest === 0
      ? plural(count, 'Dieses Geschenk entfernen', 'Diese Geschenke entfernen')
      : `${plural(count, 'Dieses Geschenk', 'Diese Geschenke')} entfernen, den Rest behalten`,
  lostRemoved: 'Erledigt. Den Rest können Sie reservieren.',
  done: 'Geschenke reserviert',
  thanks: 'Vielen Dank!',
  thanksText: 'Die Eltern wissen Bescheid. Was Sie schenken, schenkt sonst niemand.',
  mailTo: 'Die Zusammenfassung mit der Adresse und dem Link ist unterwegs an',
  mailToNobody: 'Die Zusammenfassung mit der Adresse und dem Link liegt in Ihrem Postfach.',
  nextSteps: 'Wie geht es weiter?',
  stepBuy: 'Kaufen Sie, was Sie ausgesucht haben, im genannten Shop oder anderswo.',
  stepSend: 'Lassen Sie an die Adresse der Eltern liefern, oder kommen Sie damit vorbei.',
  stepTell: 'Sagen Sie auf Ihrer Seite „Ich habe das Geschenk gekauft“: Das beruhigt die Eltern.',
  myPage: 'Meine Reservierung ansehen',
  myPageHint: 'Diese Seite gehört nur Ihnen: Bewahren Sie die E-\u2060Mail auf, die zu ihr führt.',
  myTitle: 'Meine Reservierung',
  myLead: (count) =>
    `${count} ${plural(count, 'Geschenk', 'Geschenke')} reserviert. Hier finden Sie Adresse und Shops, sagen, was Sie gekauft haben, oder stornieren.`,
  addressTitle: 'Lieferadresse',
  copyAddress: 'Adresse kopieren',
  addressCopied: 'Adresse in die Zwischenablage kopiert',
  addressInMail: 'Die vollständige Adresse steht in unserer E-\u2060Mail.',
  mailAgain: 'E-\u2060Mail noch einmal senden',
  mailSent: 'E-\u2060Mail gesendet',
  bookedOn: 'Reserviert am',
  bought: 'Gekauft',
  thanked: 'Dank gesendet',
  received: 'Bei den Eltern angekommen',
  toBuy: 'Noch zu kaufen',
  iBought: 'Ich habe das Geschenk gekauft',
  boughtDone: 'Notiert, vielen Dank!',
  cannotSayBought: 'Der Kauf konnte nicht notiert werden',
  cancelBooking: 'Reservierung stornieren',
  cancelTitle: 'Diese Reservierung stornieren?',
  cancelText: (title) => `„${title}“ ist dann wieder für andere verfügbar, und die Eltern werden benachrichtigt.`,
  cancelBought: 'Sie haben angegeben, es schon gekauft zu haben.',
  keep: 'Reservierung behalten',
  cancelled: 'Reservierung gelöscht',
  cannotCancel: 'Die Reservierung konnte nicht storniert werden',
  alreadyReceived: 'Die Eltern haben dieses Geschenk schon: Die Reservierung kann nicht mehr storniert werden.',
  noneLeftTitle: 'Sie haben hier keine Reservierung mehr',
  noneLeftText: 'Danke, dass Sie Bescheid gegeben haben: Was Sie reserviert hatten, ist wieder für andere verfügbar.',
  deadTitle: 'Dieser Link gilt nicht mehr',
  deadText:
    'Vielleicht wurde er abgeschnitten: Kopieren Sie ihn ganz aus der E-\u2060Mail. Links enden auch sechs Monate nach der Geburt oder wenn alles storniert ist.',
  searchList: 'Eine Liste suchen',
};
