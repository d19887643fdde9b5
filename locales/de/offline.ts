import type { offline as fr } from '../fr/offline.ts';

export const offline: typeof fr = {
  title: 'Sie sind offline',
  lead: 'Diese Seiten sind auf diesem Gerät gespeichert, so wie Sie sie zuletzt gesehen haben. Zum Reservieren warten Sie, bis Sie wieder online sind.',
  nothing:
    'Sobald Sie online sind, werden Listen, die Sie öffnen, auf diesem Gerät gespeichert, damit Sie sie hier lesen können.',
  lists: 'Zuletzt gesehene Listen',
  basket: 'Ihr Warenkorb',
  seeBasket: 'Zum Warenkorb',
  retry: 'Erneut versuchen',
};
