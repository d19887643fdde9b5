import type { HelpTexts } from '../../help-article.ts';
import { change } from './change.ts';
import { lists } from './lists.ts';
import { privacyAndThanks } from './privacy-and-thanks.ts';
import { reserve } from './reserve.ts';
import { together } from './together.ts';

/** The words around the questions; the questions and their answers stand in the files beside. */
export const help: HelpTexts = {
  words: {
    title: 'Hilfe',
    lead: 'Kurze Antworten, Schritt für Schritt, mit Bildern.',
    audiences: {
      parent: { title: 'Ich bereite meine Liste vor', lead: 'Liste anlegen, füllen und teilen.' },
      visitor: { title: 'Ich möchte etwas schenken', lead: 'Auf der Liste reservieren, die Sie bekommen haben.' },
    },
    question: 'Frage',
    questions: 'Fragen',
    search: 'In der Hilfe suchen',
    searchExample: 'teilen, danken, Adresse\u00A0…',
    searchButton: 'Suchen',
    found: 'mögliche Antworten',
    foundOne: 'mögliche Antwort',
    noneFound: 'Darauf haben wir keine Antwort',
    noneFoundText: 'Versuchen Sie ein anderes Wort.',
    backToHelp: 'Zurück zur Hilfe',
    backToQuestions: 'Zu den anderen Fragen',
    backToFound: 'Zurück zur Suche',
    step: 'Schritt',
    moreTitle: 'Noch eine Frage?',
    moreText: 'Schreiben Sie uns: Ein Mensch antwortet Ihnen.',
    contact: 'Uns schreiben',
  },
  articles: {
    parent: { ...lists, ...privacyAndThanks, ...change, ...together },
    visitor: { reserve },
  },
};
