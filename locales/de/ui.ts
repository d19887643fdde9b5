import type { ui as french } from '../fr/ui.ts';

export const ui: typeof french = {
  close: 'Schließen',
  closeNotice: 'Nachricht schließen',
  notices: 'Nachrichten',
  cancel: 'Abbrechen',
  notCopied: 'Das Kopieren hat nicht geklappt. Kopieren Sie die Adresse bitte von Hand.',
  error: 'Fehler',
  loading: 'Wird geladen\u00A0…',
  notShown:
    'Diese Seite ließ sich nicht ganz öffnen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal: Nichts ist verloren.',
  noPrice: 'Kein Preis angegeben',
  noAnswer:
    'Der Dienst antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal: Nichts ist verloren.',
  offline: 'Sie sind offline.',
  errorTitle: 'Etwas ist schiefgegangen',
  errorText: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  retry: 'Erneut versuchen',
  backHome: 'Zur Startseite',
};
