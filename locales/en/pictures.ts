import type { pictures as fr } from '../fr/pictures.ts';

export const pictures: typeof fr = {
  add: 'Add a photo',
  change: 'Change the photo',
  help: 'JPEG, PNG, WebP, AVIF or GIF, 10\u00A0MB at most.',
  drop: 'or drop it here',
  sending: 'Sending the photo',
  stop: 'Stop sending',
  ready: 'Your photo is ready.',
  notAPicture: 'This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF photo.',
  onlyOne: 'One photo at a time.',
  tooBig: 'This photo is larger than 10\u00A0MB. Choose a lighter one.',
  tooHeavy: 'This photo is too large. Choose a lighter one.',
  failed: 'The photo could not be sent. Check your connection and try again.',
};
