import type { ErrorCode, FieldError } from '#contract/errors.ts';
import type { wait as french } from '../fr/problems.ts';
import { plural } from '../languages.ts';

export const problems: Record<ErrorCode, { title: string; detail: string }> = {
  BAD_REQUEST: { title: 'Ungültige Anfrage', detail: 'Diese Anfrage kann nicht bearbeitet werden.' },
  INVALID_TOKEN: {
    title: 'Ungültiger Link',
    detail: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  },
  LOGIN_FAILED: { title: 'Anmeldung fehlgeschlagen', detail: 'E-\u2060Mail-Adresse unbekannt oder Passwort falsch' },
  ACCOUNT_NOT_ACTIVATED: {
    title: 'Konto nicht aktiviert',
    detail:
      'Ihr Konto ist noch nicht aktiviert: Bitte öffnen Sie den Link, den wir Ihnen per E-\u2060Mail geschickt haben.',
  },
  ACCOUNT_DEACTIVATED: {
    title: 'Konto gesperrt',
    detail: 'Unser Team hat dieses Konto gesperrt: Den Grund nennt die E-\u2060Mail, die Sie bekommen haben.',
  },
  INVALID_CREDENTIALS: { title: 'Sitzung abgelaufen', detail: 'Bitte melden Sie sich wieder an' },
  FORBIDDEN: { title: 'Kein Zugriff', detail: 'Das darf nur jemand mit Verwaltungsrechten.' },
  NOT_FOUND: { title: 'Nicht gefunden', detail: 'Was Sie suchen, gibt es nicht oder nicht mehr.' },
  SHORT_LINK_ALREADY_EXISTS: {
    title: 'Link vergeben',
    detail: 'Diesen Link-Namen gibt es schon. Bitte wählen Sie einen anderen.',
  },
  EMAIL_ALREADY_EXISTS: {
    title: 'E-\u2060Mail-Adresse vergeben',
    detail: 'Mit dieser E-\u2060Mail-Adresse gibt es schon ein Konto.',
  },
  CATEGORY_ALREADY_EXISTS: {
    title: 'Kategorie vorhanden',
    detail: 'Diese Liste hat schon eine Kategorie mit diesem Namen.',
  },
  ALREADY_BOOKED: {
    title: 'Schon reserviert',
    detail: 'Ein Geschenk in Ihrem Warenkorb wurde gerade reserviert. Entfernen Sie es, um fortzufahren.',
  },
  ALREADY_RECEIVED: { title: 'Schon erhalten', detail: 'Dieses Geschenk ist schon angekommen.' },
  THANK_FIRST: { title: 'Erst danken', detail: 'Bitte danken Sie zuerst, bevor Sie den Erhalt bestätigen.' },
  ALREADY_THANKED: { title: 'Schon gedankt', detail: 'Für dieses Geschenk haben Sie schon gedankt.' },
  BOOKED_MEANWHILE: {
    title: 'Inzwischen reserviert',
    detail: 'Gerade ist eine Reservierung eingegangen: Es wurde nichts gelöscht.',
  },
  ARRANGED_MEANWHILE: {
    title: 'Inzwischen geordnet',
    detail: 'Jemand anders hat diese Liste gerade geordnet: Es wurde nichts verschoben.',
  },
  CATEGORY_NOT_EMPTY: {
    title: 'Kategorie nicht leer',
    detail: 'Diese Kategorie enthält noch Geschenke: Verschieben oder löschen Sie sie zuerst.',
  },
  QUANTITY_BELOW_BOOKINGS: { title: 'Anzahl zu klein', detail: 'Es gibt schon mehr Reservierungen als diese Anzahl.' },
  WRONG_ACCOUNT: {
    title: 'Ein anderes Konto',
    detail: 'Dieser Link wurde für ein anderes Konto geschickt. Melden Sie sich mit diesem an, um ihn zu öffnen.',
  },
  PAYLOAD_TOO_LARGE: { title: 'Zu groß', detail: 'Was Sie senden, ist zu groß.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Format nicht unterstützt',
    detail: 'Dieses Format kann hier nicht gelesen werden. Ein Bild darf JPEG, PNG, WebP, AVIF oder GIF sein.',
  },
  UNPROCESSABLE_ENTITY: { title: 'Bitte prüfen', detail: 'Einige Angaben müssen noch korrigiert werden.' },
  PASSWORD_LENGTH: { title: 'Passwort', detail: 'Das Passwort muss 8 bis 64 Zeichen haben.' },
  PASSWORD_CAPITAL_MISSING: { title: 'Passwort', detail: 'Das Passwort muss einen Großbuchstaben enthalten.' },
  PASSWORD_SYMBOL_MISSING: { title: 'Passwort', detail: 'Das Passwort muss ein Sonderzeichen wie ! oder ? enthalten.' },
  PASSWORD_TOO_COMMON: { title: 'Passwort', detail: 'Dieses Passwort ist zu leicht zu erraten' },
  UNKNOWN_SHOP: {
    title: 'Unbekannter Shop',
    detail: 'Diese Website wird nicht automatisch gelesen. Bitte füllen Sie das Formular selbst aus.',
  },
  IMPOSSIBLE_TO_PARSE: {
    title: 'Seite nicht lesbar',
    detail: 'Diese Seite konnte nicht gelesen werden. Ist es die Seite eines einzelnen Artikels?',
  },
  TOO_MANY_REQUESTS: {
    title: 'Einen Moment',
    detail: 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es gleich noch einmal.',
  },
  INTERNAL_ERROR: {
    title: 'Fehler',
    detail: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  },
  SERVICE_UNAVAILABLE: {
    title: 'Nicht erreichbar',
    detail: 'Der Dienst ist gleich wieder da. Bitte versuchen Sie es noch einmal.',
  },
};

export const fieldErrors: Record<FieldError, (parameter: string) => string> = {
  REQUIRED: () => 'Pflichtfeld',
  REGISTRY_TITLE_REQUIRED: () => 'Die Liste braucht einen Namen',
  INVALID_TYPE: (expected) =>
    ({ int: 'Bitte eine ganze Zahl eingeben', number: 'Bitte eine Zahl eingeben' })[expected] ??
    'Dieser Wert hat nicht die erwartete Art',
  INVALID_VALUE: () => 'Dieser Wert ist ungültig',
  INVALID_EMAIL: () => 'Diese E-\u2060Mail-Adresse ist ungültig',
  INVALID_URL: () => 'Dieser Link ist ungültig',
  INVALID_DATE: () => 'Dieses Datum ist ungültig',
  INVALID_ZIP_CODE: (digits) => `Eine Postleitzahl hat in diesem Land ${digits} Ziffern`,
  INVALID_SHORT_LINK: () => 'Nur Buchstaben ohne Akzente, Ziffern, Binde- und Unterstrich',
  INVALID_DOMAIN: () => 'Die Domain eines Shops, etwa fnac.com',
  SHARED_DOMAIN: () => 'Diese Domain teilen sich viele Shops: Geben Sie auch den Namen an, etwa shop.co.uk',
  INVALID_TEMPLATE: () =>
    'Eine Vorlage beginnt mit https:// oder {url}, enthält {url} oder {url_enc} und in Klammern nur, was aufgeführt ist',
  SHORT_LINK_ALL_DIGITS: () => 'Bitte mindestens einen Buchstaben verwenden',
  RESERVED_NAME: () => 'Dieser Name ist reserviert',
  CONTROL_CHARACTERS: () => 'Dieser Text enthält unsichtbare Zeichen, die nicht erlaubt sind',
  TOO_LONG: (max) => `Höchstens ${Number(max).toLocaleString('de')} Zeichen`,
  TOO_SHORT: (min) => `Mindestens ${min}`,
  TOO_SMALL: (min) => `Mindestens ${min}`,
  TOO_BIG: (max) => `Höchstens ${Number(max).toLocaleString('de')}`,
  TOO_MANY: (max) => `Höchstens ${max}`,
  TOO_MANY_DECIMALS: () => 'Höchstens zwei Nachkommastellen',
  PASSWORD_LENGTH: () => '8 bis 64 Zeichen',
  PASSWORD_CAPITAL_MISSING: () => 'Bitte einen Großbuchstaben verwenden',
  PASSWORD_SYMBOL_MISSING: () => 'Bitte ein Sonderzeichen wie ! oder ? verwenden',
  PASSWORD_TOO_COMMON: () => 'Dieses Passwort ist zu leicht zu erraten',
  PASSWORDS_DIFFER: () => 'Die Passwörter stimmen nicht überein',
  WRONG_PASSWORD: () => 'Das ist nicht Ihr aktuelles Passwort',
  LAST_SUPERUSER: () => 'Mindestens eine weitere Person braucht Verwaltungsrechte',
  DUPLICATE: () => 'Doppelt angegeben',
  RULE_EXISTS: () => 'Für diesen Shop gibt es schon eine Regel: Ändern Sie diese',
  UNKNOWN_PICTURE: () => 'Dieses Bild ist unbekannt: Bitte laden Sie es erneut hoch',
  UNKNOWN_CATEGORY: () => 'Diese Kategorie gehört nicht zu dieser Liste',
  OTHER_REGISTRY: () => 'Dieses Geschenk gehört zu einer anderen Liste',
  UNCHANGEABLE: () => 'Das lässt sich nicht ändern',
  ALREADY_BOOKED: () => 'Dieses Geschenk wurde gerade reserviert',
  NOT_FOUND: () => 'Nicht gefunden',
  KEY_REUSED: () => 'Dieser Schlüssel wurde schon für eine andere Anfrage verwendet',
  QUOTA: (max) => `Höchstens ${max}`,
  DAILY_QUOTA: (max) => `Genug für heute: höchstens ${max} am Tag.`,
  UPLOADS_AT_ONCE: (max) => `Höchstens ${max} Fotos auf einmal: Warten Sie, bis eines gesendet ist.`,
  PICTURES_FULL: (megabytes) =>
    `Ihre Fotos belegen schon ${megabytes}\u00A0MB, mehr hat ein Konto nicht. Entfernen Sie einige aus Ihren Listen: Der Platz wird nach einer Woche frei.`,
  PICTURE_TOO_LARGE_FOR_KIND: () =>
    'Dieses Bild hat zu viele Pixel für sein Format. Verkleinern Sie es, oder speichern Sie es als gewöhnliches JPEG (nicht progressiv), und versuchen Sie es noch einmal.',
  PICTURE_NOT_FETCHED: () => 'Dieses Bild konnte nicht abgerufen werden',
  PICTURE_IN_USE: () => 'Dieses Foto ist noch auf einer Liste: Nehmen Sie es zuerst von der Liste oder vom Geschenk',
  PAGES_IN_LINE: () =>
    'Gerade werden viele Seiten gelesen: Ihre wartet, bis sie an der Reihe ist. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  OWN_EMAIL: () => 'Das ist die Adresse der Person, die die Liste angelegt hat: Geben Sie eine andere an',
};

export const wait: typeof french = {
  reason: 'Viele Anfragen in kurzer Zeit, vielleicht über einen Anschluss, den Sie teilen.',
  seconds: (count) => `Bitte versuchen Sie es in ${count} ${plural(count, 'Sekunde', 'Sekunden')} noch einmal.`,
  minutes: (count) => `Bitte versuchen Sie es in ${count} Minuten noch einmal.`,
  hours: (count) => `Bitte versuchen Sie es in ${count} Stunden noch einmal.`,
};
