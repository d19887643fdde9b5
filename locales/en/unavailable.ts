import type { unavailable as french } from '../fr/unavailable.ts';

export const unavailable: typeof french = {
  title: 'We will be back in a moment',
  text: 'Cigogne is taking a short break. Lists and reservations are safe: please try again in a few seconds.',
  retry: 'Try again',
};
