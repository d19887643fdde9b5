import type { HelpTexts } from '../../help-article.ts';
import { change } from './change.ts';
import { lists } from './lists.ts';
import { privacyAndThanks } from './privacy-and-thanks.ts';
import { reserve } from './reserve.ts';
import { together } from './together.ts';

/** The words around the questions; the questions and their answers stand in the files beside. */
export const help: HelpTexts = {
  words: {
    title: 'Help',
    lead: 'Short answers, step by step, with the screens as you will see them.',
    audiences: {
      parent: { title: 'I’m making my list', lead: 'Create, fill and share a list.' },
      visitor: { title: 'I’m giving a gift', lead: 'Reserve from the list you were sent.' },
    },
    question: 'question',
    questions: 'questions',
    search: 'Search the help',
    searchExample: 'share, thank, address…',
    searchButton: 'Search',
    found: 'possible answers',
    foundOne: 'possible answer',
    noneFound: 'We have no answer to that',
    noneFoundText: 'Try another word.',
    backToHelp: 'Back to the help',
    backToQuestions: 'Other questions',
    backToFound: 'Back to the search',
    step: 'Step',
    moreTitle: 'Another question?',
    moreText: 'Write to us: a person will answer.',
    contact: 'Contact us',
  },
  articles: {
    parent: { ...lists, ...privacyAndThanks, ...change, ...together },
    visitor: { reserve },
  },
};
