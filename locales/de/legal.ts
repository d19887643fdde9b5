import type { InfoArticle, InfoOperator, InfoSection } from '../info-article.ts';

export function legal(operator: InfoOperator): InfoArticle {
  return {
    title: 'Impressum und Nutzungsbedingungen',
    intro: `Dieser Text sagt, wer ${operator.publicUrl} betreibt, was Sie davon erwarten dürfen und was mit Ihren Daten geschieht. Maßgeblich ist die französische Fassung.`,
    updated: 'Bedingungen in Kraft seit dem 01.12.2022.',
    sections: [...publisher(operator), ...TERMS, personalData(operator), COOKIES, ...LAW],
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
      'Zum Anlegen einer Liste brauchen Sie ein Konto, eine eigene E-\u2060Mail-Adresse und ein Passwort, das Sie für sich behalten. Ein Konto, das nicht aktiviert wird, wird nach 7 Tagen gelöscht.',
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

function personalData({ name, email }: InfoOperator): InfoSection {
  return {
    title: '7. Personenbezogene Daten',
    blocks: [
      `Verantwortlich ist ${name}. Wir fragen nur nach dem, was der Dienst braucht, gemäß der Verordnung (EU) 2016/679 (DSGVO) und dem französischen Recht.`,
      {
        list: [
          'Konto (Vor- und Nachname, E-\u2060Mail-Adresse, Passwort als nicht umkehrbarer Hash): zur Erbringung des gewünschten Dienstes, solange das Konto besteht.',
          'Liste (Titel, Text, errechneter Geburtstermin, Vorname und Geschlecht des Kindes, falls angegeben, Lieferadresse, Geschenke): zur Erbringung des Dienstes, bis die Liste gelöscht wird. Die Eltern entscheiden, was nicht gezeigt wird.',
          'Reservierung (Vor- und Nachname, E-\u2060Mail-Adresse, Nachricht): um die Eltern zu informieren und Ihnen eine Zusammenfassung zu senden. Ihre E-\u2060Mail-Adresse wird niemandem gezeigt; Ihr Name wird anderen Besuchern nicht gezeigt, wenn Sie es wünschen. Die persönliche Seite der Reservierung schließt sechs Monate nach dem Geburtstermin oder, wenn er schon vorbei ist, nach der Reservierung.',
          'Teilen per E-\u2060Mail (Name und Adresse der Person, der Sie eine Liste zeigen oder die Ihnen eine zeigt): um diese eine Nachricht zu senden, 35 Tage aufbewahrt. Wer keine solchen Nachrichten mehr möchte, sagt es mit einem Klick; von der Adresse bewahren wir dann nur einen verschlüsselten Abdruck auf.',
          'Nachricht über das Kontaktformular (Name, E-\u2060Mail-Adresse, Nachricht): um Ihnen zu antworten, in unserem berechtigten Interesse. Der Dienst löscht sie nach 35 Tagen; der Austausch bleibt in unserem Postfach, bis Ihr Anliegen beantwortet ist.',
          'Technische Protokolle ohne Namen und E-\u2060Mail-Adressen: für Sicherheit und Betrieb, in unserem berechtigten Interesse.',
        ],
      },
      'Was Sie löschen, bewahren wir höchstens 30 Tage auf, um ein Versehen beheben zu können, danach wird es endgültig gelöscht. Ihre Daten werden weder verkauft noch vermietet. Zugang haben nur der Betreiber und seine technischen Dienstleister (Hosting, E-\u2060Mail-Versand), allein zur Erbringung des Dienstes.',
      'Ihre Seite „Mein Konto“ gibt Ihnen eine Datei mit allem, was wir über Sie wissen; dort berichtigen oder löschen Sie auch Ihr Konto. Sie können außerdem Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen, sie in einem gängigen Format erhalten, ihre Nutzung einschränken oder ihr widersprechen. Schreiben Sie dazu an die unten stehende Adresse. Stellt die Antwort Sie nicht zufrieden, können Sie sich an die französische Behörde CNIL (www.cnil.fr) oder an die Behörde Ihres Landes wenden.',
      { mail: email },
    ],
  };
}

const COOKIES: InfoSection = {
  title: '8. Cookies und Speicherung in Ihrem Browser',
  blocks: [
    'Cigogne verwendet keine gezielte Werbung, keine Reichweitenmessung durch Dritte und keine Tracker sozialer Netzwerke. Kein Bild, keine Schrift und kein Programm wird von einer anderen Website geladen. Wir speichern in Ihrem Browser nur, was der Dienst braucht:',
    {
      list: [
        'Ihre Sitzung, bis zu 30 Tage ohne Besuch und höchstens 180 Tage, und Ihren Warenkorb, bis zur Reservierung (lokaler Speicher „cigogne“);',
        'die Seite eines Shops, die Sie uns gezeigt haben, und wohin Sie wollten, während Sie sich anmelden, höchstens 7 Tage (lokaler Speicher);',
        'was belegt, dass Sie Ihr Konto in diesem Browser erstellt haben, bis zur Aktivierung, höchstens 7 Tage (lokaler Speicher);',
        'die Liste und die Kategorie, zu der Sie zuletzt etwas hinzugefügt haben, bis zur Abmeldung (lokaler Speicher);',
        'was Sie gerade in ein Formular schreiben oder ohne Antwort abgesendet haben, bis der Tab geschlossen wird;',
        'wo Sie auf jeder Seite waren, und das Geschenk, für das Sie eine Liste anlegen, bis der Tab geschlossen wird;',
        'nach einer Reservierung Ihre E-\u2060Mail-Adresse und den Link zu Ihrer persönlichen Seite, um die Bestätigung eine Stunde lang zu zeigen, bis der Tab geschlossen wird;',
        'Ihr Name und Ihre E-\u2060Mail-Adresse, wenn Sie beim Reservieren „Meine Angaben auf diesem Gerät merken“ ankreuzen, bis Sie ohne dieses Häkchen reservieren oder sich abmelden (lokaler Speicher);',
        'die letzten zehn Listen, die Sie geöffnet haben, so wie alle sie sehen, um sie ohne Verbindung zu lesen, bis andere an ihre Stelle treten (Browser-Cache);',
        'aus demselben Grund die Seite des Warenkorbs und was Seiten laden, auch die Bilder der Listen, höchstens 350 Dateien, bis andere an ihre Stelle treten (Browser-Cache);',
        'dass Sie den Hinweis zu Cookies gelesen haben, 150 Tage lang (Cookie „cookies“);',
        'Sprache oder Farbschema, falls Sie sie wählen (Cookies „lang“ und „theme“).',
      ],
    },
    'Da dies für den gewünschten Dienst unbedingt erforderlich ist, braucht es Ihre Einwilligung nicht. Folgen Sie einem Link zu einem Shop, gelten dessen eigene Regeln.',
  ],
};

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
