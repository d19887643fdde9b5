import type { myAccount as fr } from '../fr/my-account.ts';

export const myAccount: typeof fr = {
  title: 'Mein Konto',
  cannotLoad: 'Ihr Konto konnte nicht geladen werden',

  namesTitle: 'Ihr Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  save: 'Speichern',
  saved: 'Ihre Änderungen sind gespeichert.',

  emailTitle: 'Ihre E-\u2060Mail-Adresse',
  emailLead: 'Damit melden Sie sich an, und dorthin schreiben wir Ihnen.',
  emailWaits: (email) =>
    `${email} ist noch zu bestätigen: Öffnen Sie die E-\u2060Mail, die wir dorthin geschickt haben.`,
  emailKeep: 'Meine jetzige Adresse behalten',
  emailKept: 'Sie behalten Ihre jetzige Adresse.',
  emailChange: 'Adresse ändern',
  newEmail: 'Neue E-\u2060Mail-Adresse',
  newEmailHelp: 'Wir schicken einen Link dorthin, den Sie öffnen. Bis dahin ändert sich nichts.',
  currentPassword: 'Aktuelles Passwort',
  emailSubmit: 'Link senden',
  emailSent: 'E-\u2060Mail gesendet',

  passwordTitle: 'Ihr Passwort',
  passwordLead: 'Wenn Sie es ändern, werden Ihre anderen Geräte abgemeldet.',
  passwordChange: 'Passwort ändern',
  newPassword: 'Neues Passwort',
  passwordSubmit: 'Passwort ändern',
  passwordChanged: 'Ihr Passwort ist geändert. Ihre anderen Geräte fragen nach dem neuen.',

  devicesTitle: 'Ihre Geräte',
  devicesLead:
    'Hier sind Sie angemeldet. Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
  thisDevice: 'Dieses Gerät',
  openedOn: 'Angemeldet am',
  usedOn: 'zuletzt benutzt am',
  endSession: 'Abmelden',
  endSessionOf: (device) => `${device} abmelden`,
  sessionEnded: 'Das Gerät ist abgemeldet.',
  sessionNotEnded: 'Dieses Gerät konnte nicht abgemeldet werden',
  othersNotEnded: 'Die anderen Geräte konnten nicht abgemeldet werden',
  endOthers: 'Alle anderen Geräte abmelden',
  othersEnded: 'Alle Ihre anderen Geräte sind abgemeldet.',

  adminTitle: 'Verwaltung',
  adminAffiliate: 'Affiliate-Links',

  dataTitle: 'Ihre Daten',
  dataLead:
    'Alles, was Cigogne über Sie weiß, in einer Datei: Ihr Konto, Ihre Listen, Ihre Fotos, was Sie bei anderen reserviert haben, und die E-\u2060Mails, die wir Ihnen geschickt haben.',
  download: 'Meine Daten herunterladen',
  downloadPartial:
    'Noch fehlt darin, was nur an Ihrer E-\u2060Mail-Adresse hängt: die damit reservierten Geschenke, die Einladungen, Ihre Nachrichten an Cigogne und die erhaltenen E-\u2060Mails. Damit auch das dabei ist, wählen Sie per E-\u2060Mail ein neues Passwort: So wissen wir, dass Sie lesen, was an diese Adresse kommt.',
  downloadAll: 'Neues Passwort per E-\u2060Mail',
  downloaded: 'Ihre Daten sind heruntergeladen.',
  downloadFailed: 'Das Herunterladen hat nicht geklappt.',

  deleteTitle: 'Konto löschen',
  deleteLead: 'Ihre Listen verschwinden sofort aus dem Netz. Sie haben 30\u00A0Tage, um es sich anders zu überlegen.',
  delete: 'Mein Konto löschen',
  deleteQuestion: 'Ihr Konto löschen?',
  deleteWhat:
    'Ihre Listen sind dann nicht mehr online, und wer darauf etwas reserviert hat, bekommt eine E-\u2060Mail.',
  deleteTogether:
    'Eine Liste, die Sie angelegt haben und zu zweit verwalten, verschwindet auch für die andere Person. Sie erfährt es per E-\u2060Mail.',
  deleteUndo:
    '30\u00A0Tage lang genügt eine Anmeldung, und alles ist wieder da. Danach wird alles gelöscht: Ihre Listen, Ihre Fotos und was Ihre Liebsten dort hinterlassen haben.',
  deleteSubmit: 'Mein Konto löschen',
  deleted: 'Ihr Konto ist gelöscht. 30\u00A0Tage lang bekommen Sie es zurück, indem Sie sich anmelden.',
  lastSuperuser: 'Nur Sie haben Verwaltungsrechte: Geben Sie sie zuerst noch einer anderen Person.',
  cancel: 'Abbrechen',

  confirmTitle: 'Neue Adresse',
  confirming: 'Ihre Adresse wird bestätigt\u00A0…',
  confirmNeedsScript:
    'Um Ihre Adresse zu bestätigen, erlauben Sie JavaScript in Ihrem Browser und laden Sie diese Seite neu.',
  confirmLogin: 'Melden Sie sich bei dem Konto an, das diese Adresse bekommen soll: Sie wird sofort bestätigt.',
  logIn: 'Anmelden',
  changeAccount: 'Konto wechseln',
  confirmedTitle: 'Ihre Adresse ist bestätigt',
  confirmed: (email) => `Ab jetzt melden Sie sich mit ${email} an.`,
  toLists: 'Zu meinen Listen',
  takenTitle: 'Diese Adresse hat schon ein Konto',
  taken: 'Sie hat inzwischen eines bekommen: Ihr Konto behält die Adresse, die es hatte.',
  confirmInvalidTitle: 'Dieser Link gilt nicht mehr',
  confirmInvalid:
    'Ein solcher Link gilt 24\u00A0Stunden, und nur der zuletzt geschickte. In Ihrem Konto können Sie einen neuen anfordern.',
  toAccount: 'Mein Konto öffnen',
};
