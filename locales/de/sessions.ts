import type { sessions as french } from '../fr/sessions.ts';

export const sessions: typeof french = {
  device: (browser: string | null, system: string | null): string =>
    browser && system ? `${browser} auf ${system}` : (browser ?? system ?? ''),
  unknownDevice: 'Unbekanntes Gerät',
  samePlace: 'Geöffnet über die Internetverbindung, die Sie gerade nutzen',
  otherPlace: 'Geöffnet über eine andere Internetverbindung',
};
