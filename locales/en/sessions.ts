import type { sessions as french } from '../fr/sessions.ts';

export const sessions: typeof french = {
  device: (browser: string | null, system: string | null): string =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? ''),
  unknownDevice: 'Unknown device',
  samePlace: 'From the internet connection that you are using now',
  otherPlace: 'From another internet connection',
};
