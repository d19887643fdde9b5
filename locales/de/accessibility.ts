import type { InfoArticle, InfoOperator } from '../info-article.ts';

export function accessibility({ name, email, publicUrl }: InfoOperator): InfoArticle {
  return {
    title: 'Erklärung zur Barrierefreiheit',
    intro: `${name} möchte, dass alle ${publicUrl} nutzen können, im Sinne von Artikel 47 des französischen Gesetzes 2005-102 vom 11.\u00A0Februar 2005.`,
    updated: 'Erklärung vom 27.11.2026, nach eigenen Prüfungen.',
    sections: [
      {
        title: 'Stand der Vereinbarkeit',
        blocks: [
          'Eine vollständige Prüfung nach der französischen Norm (RGAA\u00A04.1) gab es noch nicht. Bis dahin gilt der Dienst, wie die Regel es verlangt, als nicht vereinbar. Unser Ziel ist die Stufe AA der WCAG\u00A02.2.',
        ],
      },
      {
        title: 'Was bei jeder Änderung geprüft wird',
        blocks: [
          {
            list: [
              'jede Seite, mit einem automatischen Werkzeug (axe-core, WCAG\u00A02.2, Stufen A und AA), auf dem Handy und am Computer, hell und dunkel;',
              'jede Seite mit vergrößertem Text, mit weiten Abständen im Text und auf 400\u00A0% vergrößert;',
              'die wichtigsten Wege (eine Liste anlegen, sie teilen, reservieren, danken) allein mit der Tastatur und so, wie ein Screenreader sie hört;',
              'erzwungene Farben, weniger Bewegung und das Lesen der öffentlichen Seiten ohne JavaScript.',
            ],
          },
        ],
      },
      {
        title: 'Was noch fehlt',
        blocks: [
          {
            list: [
              'Screenreader selbst (NVDA, VoiceOver, TalkBack) werden nicht regelmäßig ausprobiert.',
              'Fotos, die Eltern hinzufügen, haben keine andere Beschreibung als den Namen des Geschenks oder der Liste.',
              'Die Texte der Eltern sind ihre eigenen, und auf die Shops, zu denen Links führen, haben wir keinen Einfluss.',
            ],
          },
        ],
      },
      {
        title: 'Schreiben Sie uns',
        blocks: [
          'Wenn Sie etwas aufhält, sagen Sie uns, auf welcher Seite und mit welchem Gerät: Wir antworten Ihnen und helfen Ihnen, Ihr Ziel zu erreichen.',
          { mail: email },
        ],
      },
      {
        title: 'Wenn unsere Antwort nicht genügt',
        blocks: [
          'Sie können sich an den französischen Défenseur des droits wenden: über das Formular (formulaire.defenseurdesdroits.fr), telefonisch (+33\u00A09\u00A069\u00A039\u00A000\u00A000) oder per Brief, in Frankreich ohne Briefmarke:',
          'Défenseur des droits\nLibre réponse 71120\n75342 Paris CEDEX\u00A007',
        ],
      },
    ],
  };
}
