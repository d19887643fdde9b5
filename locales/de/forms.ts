import type { forms as french } from '../fr/forms.ts';
import { plural } from '../languages.ts';

export const forms: typeof french = {
  optional: 'optional',
  charactersLeft: (count: number) => (count >= 0 ? `Noch ${count} Zeichen` : `${-count} Zeichen zu viel`),
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  choose: 'Auswählen\u00A0…',
  euros: 'in Euro',
  invalidForm: 'Bitte prüfen',
  likelyEmail: (email) => `Meinten Sie ${email}?`,
  correct: 'Korrigieren',
  remainingErrors: (count: number) => `Noch ${count} ${plural(count, 'Feld', 'Felder')} zu korrigieren.`,
  draftRestored: 'Wir haben wiedergefunden, was Sie zu schreiben begonnen hatten.',
  startAgain: 'Von vorn beginnen',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText: 'Was Sie eingegeben haben, geht verloren.',
  leave: 'Ohne Speichern verlassen',
  stay: 'Weiterschreiben',
};
