import type { unavailable as french } from '../fr/unavailable.ts';

export const unavailable: typeof french = {
  title: 'Wir sind gleich wieder da',
  text: 'Cigogne macht eine kurze Pause. Listen und Reservierungen sind sicher aufbewahrt: Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  retry: 'Erneut versuchen',
};
