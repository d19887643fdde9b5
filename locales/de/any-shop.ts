import type { anyShop as french } from '../fr/any-shop.ts';

export const anyShop: typeof french = {
  title: 'Geschenke aus jedem Shop hinzufügen',
  lead: 'Sie sehen sich einen Artikel an? Im Nu steht er auf Ihrer Liste, mit Name, Preis und Foto.',
  how: 'Neben dem Artikel öffnet sich ein kleines Fenster, schon ausgefüllt: Liste und Kategorie wählen, hinzufügen.',

  bookmarkTitle: 'Eine Schaltfläche bei Ihren Lesezeichen',
  bookmarkText:
    'Nichts zu installieren: ein Lesezeichen, das die Seite liest, auf der Sie sind. Für Chrome, Edge, Firefox und Safari, am Computer.',
  bookmarkShowBar:
    'Blenden Sie die Lesezeichenleiste Ihres Browsers ein: Strg\u00A0+\u00A0Umschalt\u00A0+\u00A0B, am Mac ⌘\u00A0+\u00A0Umschalt\u00A0+\u00A0B.',
  bookmarkDrag: 'Ziehen Sie diese Schaltfläche in die Leiste:',
  bookmarkName: 'Auf meine Liste',
  bookmarkUse: 'Klicken Sie auf der Seite eines Artikels darauf.',
  bookmarkClicked: 'Ziehen Sie sie in Ihre Lesezeichenleiste: Gebraucht wird sie auf der Seite eines Shops.',
  bookmarkByHand: 'Lässt sie sich nicht ziehen? Legen Sie ein Lesezeichen mit dieser Adresse an:',
  bookmarkCopy: 'Adresse der Schaltfläche kopieren',
  bookmarkCopied: 'Adresse der Schaltfläche kopiert',

  extensionTitle: 'Die Erweiterung für Chrome, Edge und Firefox',
  extensionText:
    'Dieselbe Schaltfläche, immer neben der Adressleiste. Sie sieht nur die Seite, auf der Sie darauf klicken, und nur dann.',
  extensionByHand: 'In den Stores der Browser steht sie nicht: Man lädt sie selbst herunter, am Computer.',
  extensionDownload: 'Erweiterung herunterladen',
  chrome: 'Chrome, Edge, Brave',
  firefox: 'Firefox',
  extensionSteps: {
    chrome: [
      'Entpacken Sie die Datei in einen Ordner, den Sie behalten.',
      'Öffnen Sie die Seite chrome://extensions (in Edge edge://extensions) und schalten Sie den Entwicklermodus ein.',
      'Wählen Sie „Entpackte Erweiterung laden“ und dann diesen Ordner.',
      'Heften Sie sie an: Sie finden sie unter dem Symbol mit dem Puzzleteil.',
    ],
    firefox: [
      'Öffnen Sie die Seite about:debugging und dort „Dieser Firefox“.',
      'Wählen Sie „Temporäres Add-on laden…“ und dann die heruntergeladene Datei.',
      'Firefox vergisst sie beim Schließen: Zum Behalten ist die Schaltfläche bei den Lesezeichen besser.',
    ],
  },

  phoneTitle: 'Auf dem Handy',
  phoneSteps: [
    'Kopieren Sie im Shop den Link des Artikels.',
    'Wählen Sie auf Ihrer Liste „Geschenk hinzufügen“ und fügen Sie den Link dort ein.',
    'Tippen Sie auf „Mit diesem Link ausfüllen“.',
  ],
  shareTitle: 'Noch schneller, mit Android',
  shareText:
    'Fügen Sie Cigogne über das Menü von Chrome zum Startbildschirm hinzu: Es erscheint dann, wenn Sie die Seite eines Artikels teilen. iPhone und iPad erlauben das noch nicht.',
  computerTitle: 'Am Computer',

  privacyTitle: 'Was an uns gesendet wird',
  privacyText:
    'Nur wenn Sie klicken: die Adresse der Seite und was sie enthält, auch Ihr Name, wenn der Shop ihn anzeigt. Wir lesen den Artikel und vergessen den Rest. Was Sie in ihre Felder tippen, wird uns nicht gesendet, und nichts wird hinzugefügt, ohne dass Sie es sagen.',
  limitsText:
    'Einige Shops lassen uns die Seite nicht so sehen, wie Sie sie sehen: Dann lesen wir sie über ihren Link.',
  start: 'Meine Listen ansehen',
};
