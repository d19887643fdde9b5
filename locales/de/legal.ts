import { type InfoArticle, type InfoOperator, type InfoSection, numbered } from '../info-article.ts';
import { cookies, personalData } from './privacy.ts';

export function legal(operator: InfoOperator): InfoArticle {
  return {
    title: 'Impressum und Rechtliches',
    intro: `Dieser Text sagt, wer ${operator.publicUrl} betreibt, was Sie davon erwarten dürfen und was mit Ihren Daten geschieht. Maßgeblich ist die französische Fassung.`,
    updated: 'Bedingungen in Kraft seit dem 01.12.2022.',
    sections: [
      ...publisher(operator),
      ...TERMS,
      numbered(7, personalData(operator)),
      numbered(8, cookies(operator)),
      ...LAW,
    ],
  };
}

function publisher({ name, address, email, host }: InfoOperator): InfoSection[] {
  return [
    {
      title: '1. Betreiber des Dienstes',
      blocks: ['Der Dienst Cigogne wird betrieben von:', `${name}\n${address}`, { mail: email }],
    },
    { title: '2. Hosting', blocks: ['Der Dienst wird gehostet von:', host] },
  ];
}

const TERMS: InfoSection[] = [
  {
    title: '3. Gegenstand und Annahme der Bedingungen',
    blocks: [
      'Mit Cigogne legen werdende oder junge Eltern eine Geburtsliste an und teilen sie, und ihre Liebsten reservieren daraus Geschenke. Die Nutzung ist kostenlos. Wenn Sie ein Konto erstellen, eine Liste veröffentlichen oder ein Geschenk reservieren, nehmen Sie diese Bedingungen an.',
      'Wir können den Dienst und diese Bedingungen weiterentwickeln. Eine wichtige Änderung wird auf dieser Seite angekündigt, und Personen mit einem Konto auch per E-\u2060Mail.',
    ],
  },
  {
    title: '4. Konto und Listen',
    blocks: [
      'Zum Anlegen einer Liste brauchen Sie ein Konto, eine eigene E-\u2060Mail-Adresse und ein Passwort, das Sie für sich behalten, oder unter Ihnen beiden, wenn Sie die Liste zusammen verwalten. Ein Konto, das nicht aktiviert wird, wird nach 7\u00A0Tagen gelöscht.',
      'Sie sind für das verantwortlich, was Sie veröffentlichen. Sie verpflichten sich, nichts Rechtswidriges, Verletzendes oder Irreführendes zu veröffentlichen und keine Angaben über andere ohne deren Einverständnis. Wir können Inhalte entfernen, die dem widersprechen, und bei wiederholten Verstößen das Konto schließen, nachdem wir Sie informiert haben.',
      'Eine Liste ist für alle sichtbar, die ihren Link kennen. Eine Liste, die nicht privat ist, lässt sich auch über die Suche dieser Website finden. Keine Seite einer Liste wird Suchmaschinen angeboten.',
    ],
  },
  {
    title: '5. Reservieren und Kaufen von Geschenken',
    blocks: [
      'Eine Reservierung zeigt anderen, dass ein Geschenk vergeben ist: Sie ist weder eine Bestellung noch eine Zahlung. Gekauft wird danach frei, im Shop Ihrer Wahl.',
      'Cigogne ist weder Verkäufer noch Zahlungsvermittler. Preise, Verfügbarkeit, Lieferung, Gewährleistung und Widerrufsrecht sind Sache des Shops, bei dem Sie kaufen. Die Preise auf einer Liste sind Anhaltspunkte.',
      'Sie können eine Reservierung über den persönlichen Link aus der E-\u2060Mail stornieren, solange das Geschenk nicht als erhalten markiert ist.',
    ],
  },
  {
    title: '6. Affiliate-Links und Vergütung',
    blocks: [
      'Einige Links zu Shops können Affiliate-Links sein: Kaufen Sie, nachdem Sie ihnen gefolgt sind, kann der Shop uns eine Provision zahlen. Davon lebt der Dienst. Der Preis, den Sie zahlen, ändert sich nicht.',
      'Die Geschenke wählen die Eltern aus. Reihenfolge und Darstellung hängen nicht von dieser Vergütung ab.',
    ],
  },
];

const LAW: InfoSection[] = [
  {
    title: '9. Geistiges Eigentum und Inhalte',
    blocks: [
      'Name, Logo, Zeichnungen und Programmcode des Dienstes sind geschützt. Ihre Texte und Fotos bleiben Ihre: Sie erlauben uns nur, sie zu speichern und anzuzeigen, damit Ihre Liste funktioniert. Marken und Produktbilder gehören ihren Inhabern.',
      'Verletzt ein Inhalt Ihre Rechte, schreiben Sie uns mit der Adresse der Seite und dem Grund: Wir prüfen es so schnell wie möglich.',
    ],
  },
  {
    title: '10. Haftung, anwendbares Recht und Streitfälle',
    blocks: [
      'Wir tun unser Bestes, damit der Dienst verfügbar ist und Ihre Daten sicher sind, können aber nicht jede Unterbrechung ausschließen. Für die Inhalte der verlinkten Shops sind wir nicht verantwortlich. Nichts in diesen Bedingungen schränkt die Rechte ein, die das Gesetz Verbrauchern gibt.',
      'Es gilt französisches Recht. Sind Sie mit etwas nicht einverstanden, schreiben Sie uns zuerst: Eine gütliche Lösung findet sich fast immer. Andernfalls können Sie sich kostenlos an eine Verbraucherschlichtungsstelle oder an das zuständige Gericht wenden.',
    ],
  },
];
