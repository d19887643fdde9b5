import type { sessions as french } from '../fr/sessions.ts';

export const sessions: typeof french = {
  device: (browser: string | null, system: string | null): string =>
    browser && system ? `${browser} auf ${system}` : (browser ?? system ?? ''),
  unknownDevice: 'Unbekanntes Gerät',
  samePlace: 'Über die Internetverbindung, die Sie gerade nutzen',
  otherPlace: 'Über eine andere Internetverbindung',
};
