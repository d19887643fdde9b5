import type { basket as fr } from '../fr/basket.ts';
import { plural } from '../languages.ts';

export const basket: typeof fr = {
  title: 'Mein Warenkorb',
  lead: 'Noch ist nichts reserviert: Es fehlt ein Schritt, ganz ohne Konto.',
  underWay: 'Ihre Reservierung läuft\u00A0…',
  unanswered:
    'Die Antwort auf Ihre Reservierung ist nicht angekommen. Drücken Sie noch einmal: Nichts wird doppelt reserviert.',
  perhapsYours: 'Falls Sie gerade selbst reserviert haben, liegt die Bestätigung in Ihrem Postfach.',
  gift: 'Geschenk',
  price: 'Preis',
  quantity: 'Anzahl',
  fewer: (title) => `Eins weniger: ${title}`,
  moreOf: (title) => `Eins mehr: ${title}`,
  copies: (title, count) => `${title}: ${count}`,
  subtotal: 'Zwischensumme',
  total: 'Summe',
  withoutPrice: (count) => `+ ${count} ${plural(count, 'Geschenk', 'Geschenke')} ohne Preis`,
  remove: (title) => `${title} aus dem Warenkorb nehmen`,
  removeShort: 'Entfernen',
  removed: () => 'Aus dem Warenkorb genommen',
  address: 'Lieferadresse',
  addressLater: 'Die vollständige Adresse erhalten Sie per E-\u2060Mail nach der Reservierung.',
  addressUnknown: 'Die Adresse konnte nicht geladen werden. Sie erhalten sie nach der Reservierung.',
  listGone: 'Diese Liste ist nicht mehr online: Auf ihr kann nichts mehr reserviert werden.',
  statesUnknown: 'Wir konnten nicht prüfen, was noch verfügbar ist.',
  booked: 'Schon reserviert',
  fewerLeft: (count) => `Nur noch ${count} da`,
  repriced: (before) =>
    before === null ? 'Der Preis hat sich geändert' : `Der Preis hat sich geändert: vorher ${before}`,
  gone: 'Von den Eltern entfernt',
  lostTitle: (count) => `${count} ${plural(count, 'Geschenk ist', 'Geschenke sind')} nicht mehr verfügbar`,
  lostText: (count, rest) =>
    rest === 0
      ? `Entfernen Sie ${count === 1 ? 'es' : 'sie'}, und suchen Sie etwas anderes aus, wenn Sie möchten.`
      : `Entfernen Sie ${count === 1 ? 'es' : 'sie'}, um fortzufahren: Alles andere bleibt im Warenkorb.`,
  removeLost: (count) => plural(count, 'Dieses Geschenk entfernen', 'Diese Geschenke entfernen'),
  confirm: 'Diese Geschenke reservieren',
  confirmOne: 'Dieses Geschenk reservieren',
  confirmAll: 'Ganzen Warenkorb reservieren',
  more: 'Weitere Geschenke aussuchen',
  promise: 'Hier bezahlen Sie nichts: Sie kaufen danach, wo Sie möchten.',
  emptyTitle: 'Ihr Warenkorb ist leer',
  emptyText:
    'Öffnen Sie die Liste, die Sie erhalten haben, und suchen Sie ein Geschenk aus, oder suchen Sie die Liste nach ihrem Namen.',
  emptyBooked: 'Ihre Reservierung steht: Es ist nichts mehr zu bestätigen.',
  searchList: 'Eine Liste suchen',
  countries: { FR: 'Frankreich', BE: 'Belgien', LU: 'Luxemburg' },
};
