import type { pictures as fr } from '../fr/pictures.ts';

export const pictures: typeof fr = {
  add: 'Foto hinzufügen',
  change: 'Foto ändern',
  help: 'JPEG, PNG, WebP, AVIF oder GIF, höchstens 10\u00A0MB.',
  drop: 'oder hier ablegen',
  sending: 'Das Foto wird gesendet',
  stop: 'Senden abbrechen',
  ready: 'Ihr Foto ist bereit.',
  notAPicture: 'Diese Datei ist kein Bild. Wählen Sie ein Foto als JPEG, PNG, WebP, AVIF oder GIF.',
  onlyOne: 'Bitte nur ein Foto auf einmal.',
  tooBig: 'Dieses Foto ist größer als 10\u00A0MB. Wählen Sie ein kleineres.',
  tooHeavy: 'Dieses Foto ist zu groß. Wählen Sie ein kleineres.',
  failed: 'Das Foto konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
};
