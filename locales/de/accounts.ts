import type { accounts as fr } from '../fr/accounts.ts';

export const accounts: typeof fr = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-\u2060Mail-Adresse',
  password: 'Passwort',
  cancel: 'Abbrechen',
  login: 'Anmelden',

  loginTitle: 'Anmelden',
  loginLead: 'Hier geht es zu Ihren Geburtslisten.',
  loginAgainLead: 'Melden Sie sich an: Es geht dort weiter, wo Sie waren.',
  forgotten: 'Passwort vergessen?',
  newHere: 'Noch kein Konto?',
  register: 'Konto erstellen',
  slowedHelp: 'Sie möchten nicht warten? Ein neues Passwort, per E-\u2060Mail gewählt, öffnet das Konto sofort.',
  slowedReset: 'Neues Passwort wählen',
  notActivatedHelp: 'Ist der Link verloren gegangen? Wir schicken ihn gern noch einmal.',

  restoredTitle: 'Willkommen zurück',
  restored: 'Ihr Konto und Ihre Listen sind wieder da, wie zuvor.',

  registerTitle: 'Konto erstellen',
  registerLead: 'Kostenlos und in einer Minute fertig. Ihre Liebsten brauchen kein Konto.',
  emailHelp: 'Dorthin schicken wir den Link, der Ihr Konto aktiviert.',
  passwordConfirmation: 'Passwort bestätigen',
  rules: 'Das Passwort enthält',
  ruleLength: '8 bis 64 Zeichen',
  ruleCapital: 'einen Großbuchstaben',
  ruleSymbol: 'ein Sonderzeichen wie ! oder ?',
  ruleKept: 'erfüllt',
  ruleMissing: 'fehlt noch',
  registerSubmit: 'Konto erstellen',
  haveAccount: 'Haben Sie schon ein Konto?',
  registered: 'Ihr Konto ist erstellt. Aktivieren Sie es mit der E-\u2060Mail, die wir Ihnen gerade geschickt haben.',

  checkTitle: 'Noch ein Schritt: Öffnen Sie Ihr Postfach',
  checkSentTo: 'Unsere E-\u2060Mail ist unterwegs an',
  checkOpen:
    'Öffnen Sie diese E-\u2060Mail und folgen Sie dem Link: Dann ist Ihr Konto aktiv und Sie können Ihre Liste anlegen.',
  checkMissing:
    'Nichts angekommen? Sehen Sie im Spam-Ordner nach oder lassen Sie sich die E-\u2060Mail noch einmal schicken.',
  checkWrong: 'Nicht Ihre Adresse?',
  checkAgain: 'Konto noch einmal erstellen',
  understood: 'Verstanden',

  resend: 'Aktivierungslink erneut senden',
  resent: 'E-\u2060Mail gesendet',
  resentTo: (email) =>
    `Falls ein Konto mit der Adresse ${email} auf seine Aktivierung wartet, ist eine neue E-\u2060Mail unterwegs.`,
  resendFailed: 'Die E-\u2060Mail konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',

  forgotTitle: 'Passwort vergessen',
  forgotLead:
    'Nennen Sie uns Ihre E-\u2060Mail-Adresse: Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  forgotSubmit: 'Link senden',
  forgotSent: 'E-\u2060Mail gesendet',
  forgotFailed: 'Das hat nicht geklappt',
  forgotSentLead: 'Falls es zu dieser Adresse ein Konto gibt, ist der Link unterwegs. Er gilt eine Stunde.',
  backToLogin: 'Zurück zur Anmeldung',

  resetTitle: 'Neues Passwort',
  resetLead: 'Wählen Sie das Passwort, mit dem Sie sich künftig anmelden.',
  newPassword: 'Neues Passwort',
  resetSubmit: 'Passwort ändern',
  resetDone: 'Ihr Passwort ist geändert. Sie können sich jetzt anmelden.',
  resetFailed: 'Das Passwort konnte nicht geändert werden',
  resetInvalidTitle: 'Dieser Link gilt nicht mehr',
  resetInvalid: 'Ein Link zum Ändern des Passworts gilt einmal und eine Stunde lang. Fordern Sie einen neuen an.',
  resetAskAgain: 'Neuen Link anfordern',
  checkingLead:
    'Wir prüfen den Link, den Sie per E-\u2060Mail erhalten haben. Das dauert nur einen Augenblick: Bitte lassen Sie diese Seite offen.',

  activateTitle: 'Konto aktivieren',
  activating: 'Ihr Konto wird aktiviert\u00A0…',
  activateNeedsScript:
    'Um Ihr Konto zu aktivieren, erlauben Sie bitte JavaScript in Ihrem Browser und laden Sie die Seite neu.',
  activateChooseTitle: 'Wählen Sie Ihr Passwort',
  activateChoose:
    'Mit dieser Adresse wurde mehrmals ein Konto erstellt. Damit das Konto wirklich Ihres ist, wählen Sie hier das Passwort, mit dem Sie sich anmelden.',
  activateSubmit: 'Mein Konto aktivieren',
  activatedTitle: 'Ihr Konto ist aktiv',
  activated: 'Willkommen! Melden Sie sich an, um Ihre erste Liste anzulegen.',
  alreadyTitle: 'Ihr Konto ist schon aktiv',
  already: 'Es gibt nichts mehr zu tun: Sie können sich anmelden.',
  activateInvalidTitle: 'Dieser Link gilt nicht mehr',
  activateInvalid: 'Nennen Sie uns Ihre E-\u2060Mail-Adresse: Wir schicken Ihnen einen neuen Aktivierungslink.',

  benefits: 'Was Cigogne für Sie tut',
  benefitShops: 'Eine einzige Liste mit Geschenken aus allen Shops.',
  benefitGivers: 'Ihre Liebsten reservieren mit zwei Handgriffen, ohne Konto.',
  benefitTwice: 'Nichts wird doppelt geschenkt.',
};
