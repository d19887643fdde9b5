import type { HelpArticle } from '../../help-article.ts';
import { accounts } from '../accounts.ts';
import { myRegistries } from '../registries/mine.ts';
import { ownerRegistry } from '../registries/owner.ts';
import { sharing } from '../registries/sharing.ts';
import { wishes } from '../wishes.ts';
import { named } from './named.ts';

/** From creating an account to sharing the link. */
export const lists = {
  create: {
    title: 'Wie lege ich meine Geburtsliste an?',
    lead: 'Ein Konto, dann drei kleine Seiten: etwa fünf Minuten. Später lässt sich alles ändern.',
    words: 'registrieren anmelden konto erstellen beginnen aktivieren e-mail neue passwort titelbild',
    steps: [
      {
        title: 'Erstellen Sie Ihr Konto',
        text: `Tippen Sie auf ${named(accounts.register)} und geben Sie Ihren Namen, Ihre E-\u2060Mail-Adresse und ein Passwort an.`,
        picture: 'register',
      },
      {
        title: 'Öffnen Sie unsere E-\u2060Mail',
        text: 'Der Link darin aktiviert Ihr Konto. Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder lassen Sie sich die E-\u2060Mail in diesem Fenster noch einmal schicken.',
        picture: 'check-mail',
      },
      {
        title: 'Beginnen Sie eine Liste',
        text: `Melden Sie sich an und tippen Sie auf ${named(myRegistries.create)}.`,
        picture: 'new-list',
      },
      {
        title: 'Geben Sie ihr einen Namen und ein Datum',
        text: 'Der Name und Ihre Worte stehen oben auf der Liste. Auch ein Bild ist möglich.',
        picture: 'list-name',
        where: { uploadImageFeature: true },
      },
      {
        title: 'Geben Sie ihr einen Namen und ein Datum',
        text: 'Der Name und Ihre Worte stehen oben auf der Liste.',
        picture: 'list-name',
        where: { uploadImageFeature: false },
      },
      {
        title: 'Sagen Sie, wohin die Geschenke sollen',
        text: 'Ihre Liebsten brauchen die Adresse für die Lieferung. Die ganze Adresse kann denen vorbehalten bleiben, die etwas schenken.',
        picture: 'list-address',
      },
      {
        title: 'Stellen Sie Ihr Baby vor',
        text: 'Alles ist optional: Vorname und Geschlecht können warten oder geheim bleiben. Nun ist die Liste bereit für ihre Geschenke.',
        picture: 'list-baby',
      },
    ],
  },

  add: {
    title: 'Wie füge ich ein Geschenk hinzu?',
    lead: 'Aus jedem Shop, mit dem Link des Artikels. Oder ohne Link, wenn es nur eine Idee ist.',
    words: 'artikel shop laden link einfügen foto bild preis kategorie anzahl wunsch produkt amazon',
    steps: [
      {
        title: 'Öffnen Sie Ihre Liste',
        text: `Tippen Sie auf ${named(ownerRegistry.addWish)}.`,
        picture: 'add-gift',
      },
      {
        title: 'Fügen Sie den Link des Artikels ein',
        text: `Kopieren Sie seine Adresse im Shop, fügen Sie sie hier ein und tippen Sie auf ${named(wishes.scan)}: Wir lesen Name, Preis und Bild. Lässt sich der Shop nicht lesen, füllen Sie das Formular selbst aus.`,
        picture: 'gift-link',
        where: { scanWishUrlFeature: true },
      },
      {
        title: 'Sagen Sie, was es ist',
        text: 'Der Name genügt. Mit dem Link des Artikels finden Ihre Liebsten das richtige Modell.',
        picture: 'gift-link',
        where: { scanWishUrlFeature: false },
      },
      {
        title: 'Wählen Sie eine Kategorie',
        text: `Nehmen Sie zum Beispiel ${named(wishes.suggested[0] ?? '')}, oder legen Sie eine eigene an. Kategorien gliedern Ihre Liste.`,
        picture: 'gift-category',
      },
      {
        title: 'Geben Sie Preis und Anzahl an',
        text: 'Wünschen Sie sich mehrere, wird jedes Stück einzeln reserviert. Ein Herz zeigt, worüber Sie sich am meisten freuen.',
        picture: 'gift-quantity',
      },
      {
        title: 'Speichern Sie',
        text: `Tippen Sie auf ${named(wishes.add)}. Das Geschenk erscheint sofort, für Sie und für Ihre Liebsten.`,
        picture: 'gift-save',
      },
    ],
  },

  share: {
    title: 'Wie teile ich meine Liste?',
    lead: 'Mit einem eigenen Link. Ihre Liebsten öffnen ihn ohne Konto.',
    words:
      'senden schicken link adresse whatsapp facebook e-mail qr code karte drucken familie freunde einladen online',
    steps: [
      {
        title: 'Legen Sie den Link Ihrer Liste an',
        text: `Tippen Sie auf Ihrer Liste auf ${named(sharing.createLink)}. Das steht unter Ihren Geschenken: ${named(sharing.shareShort)} führt dorthin.`,
        picture: 'create-link',
      },
      {
        title: 'Wählen Sie seinen Namen',
        text: 'Ein paar zufällige Zeichen verhindern, dass Fremde ihn erraten. Sobald es den Link gibt, ist Ihre Liste online.',
        picture: 'link-name',
      },
      {
        title: 'Senden Sie ihn',
        text: `Tippen Sie auf ${named(sharing.copyLink)} und fügen Sie ihn in eine Nachricht ein. Unter ${named(sharing.otherWays)}: WhatsApp, soziale Netzwerke, E-\u2060Mail und QR-Code.`,
        picture: 'share-bar',
      },
      {
        title: 'Oder per E-\u2060Mail',
        text: 'Wir schreiben der Person in Ihrem Namen, mit dem Link zur Liste.',
        picture: 'share-mail',
      },
      {
        title: 'Auf einer Karte zur Geburt',
        text: 'Der QR-Code führt zu Ihrer Liste: Die Kamera eines Handys genügt.',
        picture: 'qr-code',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
