import type { ui as french } from '../fr/ui.ts';
import { plural } from '../languages.ts';

export const ui: typeof french = {
  close: 'Schließen',
  closeNotice: 'Nachricht schließen',
  notices: 'Nachrichten',
  cancel: 'Abbrechen',
  copy: 'Kopieren',
  notCopied: 'Das Kopieren hat nicht geklappt. Bitte markieren Sie die Adresse und kopieren Sie sie von Hand.',
  error: 'Fehler',
  loading: 'Wird geladen\u00A0…',
  noPrice: 'Kein Preis angegeben',
  optional: 'optional',
  charactersLeft: (count: number) => (count >= 0 ? `Noch ${count} Zeichen` : `${-count} Zeichen zu viel`),
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  choose: 'Auswählen\u00A0…',
  euros: 'in Euro',
  invalidForm: 'Formular noch nicht gültig',
  remainingErrors: (count: number) => `Noch ${count} ${plural(count, 'Feld', 'Felder')} zu korrigieren.`,
  noAnswer:
    'Der Dienst antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal: Ihre Eingaben sind nicht verloren.',
  draftRestored: 'Wir haben wiedergefunden, was Sie zu schreiben begonnen hatten.',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText: 'Was Sie eingegeben haben, geht verloren.',
  leave: 'Ohne Speichern verlassen',
  stay: 'Weiter schreiben',
  errorTitle: 'Etwas ist schiefgegangen',
  errorText: 'Bei uns ist etwas schiefgegangen. Es liegt nicht an Ihnen: Versuchen Sie es gleich noch einmal.',
  retry: 'Noch einmal versuchen',
  backHome: 'Zur Startseite',
};
