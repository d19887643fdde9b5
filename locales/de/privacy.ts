import { cookieName, type InfoArticle, type InfoOperator, type InfoSection } from '../info-article.ts';

export function privacy(operator: InfoOperator): InfoArticle {
  return {
    title: 'Cookies und personenbezogene Daten',
    intro: 'Was Cigogne speichert, wo, wozu und wie lange.',
    sections: [cookies(operator), personalData(operator)],
  };
}

export function personalData({ name, email }: InfoOperator): InfoSection {
  return {
    title: 'Personenbezogene Daten',
    blocks: [
      `Verantwortlich ist ${name}. Wir fragen nur nach dem, was der Dienst braucht, gemäß der Verordnung (EU) 2016/679 (DSGVO) und dem französischen Recht.`,
      {
        list: [
          'Konto (Vor- und Nachname, E-\u2060Mail-Adresse, Passwort als nicht umkehrbarer Hash): zur Erbringung des gewünschten Dienstes, solange das Konto besteht.',
          'Anmeldung (Browser und System jedes Geräts, Zeitpunkte, nicht umkehrbarer Hash der IP-Adresse): um Ihnen zu zeigen, wo Ihr Konto geöffnet ist, und um es zu schützen, auf Grundlage unseres berechtigten Interesses, bis zur Abmeldung und höchstens 180\u00A0Tage; die Hashes ein Jahr ab der letzten Anmeldung von derselben Adresse.',
          'Liste (Titel, Text, errechneter Geburtstermin, Vorname und Geschlecht des Kindes, falls angegeben, Lieferadresse, Geschenke): zur Erbringung des Dienstes, bis die Liste gelöscht wird. Die Eltern entscheiden, was nicht gezeigt wird.',
          'Reservierung (Vor- und Nachname, E-\u2060Mail-Adresse, Nachricht): um die Eltern zu informieren und Ihnen eine Zusammenfassung zu senden. Ihre E-\u2060Mail-Adresse wird niemandem gezeigt; Ihr Name wird anderen Gästen nicht gezeigt, wenn Sie es wünschen. Die Reservierung wird so lange aufbewahrt wie die Liste, oder 30\u00A0Tage ab ihrer Stornierung. Die persönliche Seite der Reservierung schließt sechs Monate nach dem Geburtstermin oder, wenn er schon vorbei ist, nach der Reservierung.',
          'Teilen per E-\u2060Mail (Name und Adresse der Person, der Sie eine Liste zeigen oder die Ihnen eine zeigt): um diese eine Nachricht zu senden, 35\u00A0Tage aufbewahrt, bei einer Einladung zur gemeinsamen Verwaltung höchstens 44. Wer keine solchen Nachrichten mehr möchte, sagt es mit einem Klick; von der Adresse bewahren wir dann nur einen nicht umkehrbaren Hash auf.',
          'Nachricht über das Kontaktformular (Name, E-\u2060Mail-Adresse, Nachricht): um Ihnen zu antworten, auf Grundlage unseres berechtigten Interesses. Der Dienst löscht sie nach 35\u00A0Tagen, ebenso wie das, was unser Team Ihnen schreibt; der Schriftwechsel bleibt in unserem Postfach, bis Ihr Anliegen beantwortet ist.',
          'Technische Protokolle ohne Namen und E-\u2060Mail-Adressen: für Sicherheit und Betrieb, auf Grundlage unseres berechtigten Interesses, höchstens ein Jahr lang.',
        ],
      },
      'Was Sie löschen, bewahren wir höchstens 30\u00A0Tage auf, um ein Versehen beheben zu können, danach wird es endgültig gelöscht. Ihre Daten werden weder verkauft noch vermietet. Zugang dazu haben nur der Betreiber und seine technischen Dienstleister (Hosting, E-\u2060Mail-Versand), allein zur Erbringung des Dienstes.',
      'Ihre Seite „Mein Konto“ gibt Ihnen eine Datei mit allem, was wir über Sie wissen; dort können Sie Ihr Konto auch berichtigen oder löschen. Sie können außerdem Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen, sie in einem gängigen Format erhalten, ihre Verarbeitung einschränken lassen oder ihr widersprechen. Schreiben Sie dazu an die unten stehende Adresse. Stellt die Antwort Sie nicht zufrieden, können Sie sich an die französische Behörde CNIL (www.cnil.fr) oder an die Behörde Ihres Landes wenden.',
      { mail: email },
    ],
  };
}

export function cookies({ publicUrl }: InfoOperator): InfoSection {
  const name = (short: string) => cookieName(publicUrl, short);
  return {
    title: 'Cookies und Speicherung in Ihrem Browser',
    blocks: [
      'Cigogne verwendet keine gezielte Werbung, keine Reichweitenmessung durch Dritte und keine Tracker sozialer Netzwerke. Kein Bild, keine Schrift und kein Programm wird von einer anderen Website geladen. Wir speichern in Ihrem Browser nur, was der Dienst braucht:',
      {
        list: [
          'Ihre Sitzung, bis zu 30\u00A0Tage ohne Besuch und höchstens 180\u00A0Tage, und Ihren Warenkorb, bis zur Reservierung (lokaler Speicher „cigogne“);',
          'die Seite eines Shops, die Sie uns gezeigt haben, und wohin Sie wollten, während Sie sich anmelden, höchstens 7\u00A0Tage (lokaler Speicher);',
          'was belegt, dass Sie Ihr Konto in diesem Browser erstellt haben, bis zur Aktivierung, höchstens 7\u00A0Tage (lokaler Speicher);',
          'die Liste und die Kategorie, zu denen Sie zuletzt etwas hinzugefügt haben, bis zur Abmeldung (lokaler Speicher);',
          'was Sie gerade in ein Formular schreiben oder was abgesendet, aber noch unbeantwortet ist, bis der Tab geschlossen wird;',
          'an welcher Stelle Sie auf jeder Seite waren, und das Geschenk, für das Sie eine Liste anlegen, bis der Tab geschlossen wird;',
          'nach einer Reservierung Ihre E-\u2060Mail-Adresse und den Link zu Ihrer persönlichen Seite, um die Bestätigung eine Stunde lang zu zeigen, oder bis der Tab geschlossen wird;',
          'Ihren Namen und Ihre E-\u2060Mail-Adresse, wenn Sie beim Reservieren „Meine Angaben auf diesem Gerät merken“ ankreuzen, bis Sie ohne dieses Häkchen reservieren oder sich abmelden (lokaler Speicher);',
          'die letzten zehn Listen, die Sie geöffnet haben, so wie alle sie sehen, um sie ohne Verbindung zu lesen, bis Sie sich abmelden oder andere an ihre Stelle treten (Browser-Cache);',
          'aus demselben Grund die Seite des Warenkorbs und was Seiten laden, auch die Bilder der Listen, höchstens 350\u00A0Dateien, bis andere an ihre Stelle treten (Browser-Cache);',
          `dass Sie den Hinweis zu Cookies gelesen haben, 150\u00A0Tage lang (Cookie „${name('cookies')}“);`,
          `Sprache oder Farbschema, falls Sie sie wählen, ein Jahr lang (Cookies „${name('lang')}“ und „${name('theme')}“).`,
        ],
      },
      'Da dies für den gewünschten Dienst unbedingt erforderlich ist, brauchen wir Ihre Einwilligung dafür nicht. Folgen Sie einem Link zu einem Shop, gelten dessen eigene Regeln.',
    ],
  };
}
