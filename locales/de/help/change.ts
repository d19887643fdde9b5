import type { HelpArticle } from '../../help-article.ts';
import { myRegistries } from '../registries/mine.ts';
import { ownerRegistry } from '../registries/owner.ts';
import { named } from './named.ts';

export const change = {
  change: {
    title: 'Wie ändere oder lösche ich ein Geschenk oder die ganze Liste?',
    lead: 'Alles lässt sich jederzeit ändern. Vor dem Löschen sagen wir, was mit verschwindet.',
    words:
      'bearbeiten korrigieren entfernen fehler umbenennen kategorie ordnen verschieben sortieren reihenfolge titel foto bild schließen',
    steps: [
      {
        title: 'Öffnen Sie das Menü des Geschenks',
        text: `Tippen Sie auf Ihrer Liste auf die drei Punkte des Geschenks, dann auf ${named(ownerRegistry.editWish)} oder ${named(ownerRegistry.deleteWish)}.`,
        picture: 'gift-menu',
      },
      {
        title: 'Ein reserviertes Geschenk löschen',
        text: 'Das geht: Wir schreiben der Person, die es ausgesucht hatte, eine E-\u2060Mail.',
        picture: 'delete-gift',
      },
      {
        title: 'Die Liste selbst ändern',
        text: `Name, Datum, Adresse oder Baby: Tippen Sie auf ${named(ownerRegistry.edit)}. Mit ${named(ownerRegistry.arrange)} verschieben Sie Geschenke und benennen Kategorien um.`,
        picture: 'edit-list',
      },
      {
        title: 'Die Liste löschen',
        text: `Unter ${named(myRegistries.title)} tippen Sie auf ${named(myRegistries.delete)}. Ihre Geschenke, Reservierungen und ihr Link verschwinden mit.`,
        picture: 'delete-list',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
