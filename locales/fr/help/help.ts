import type { HelpTexts } from '../../help-article.ts';
import { change } from './change.ts';
import { lists } from './lists.ts';
import { privacyAndThanks } from './privacy-and-thanks.ts';
import { reserve } from './reserve.ts';
import { together } from './together.ts';

/**
 * The words around the questions; the questions and their answers stand in the files beside. How one is added:
 * docs/architecture.md.
 */
export const help: HelpTexts = {
  words: {
    title: 'Aide',
    lead: 'Des réponses courtes, pas à pas, avec les écrans tels que vous les verrez.',
    audiences: {
      parent: { title: 'Je prépare ma liste', lead: 'Créer, remplir et partager une liste.' },
      visitor: { title: 'J’offre un cadeau', lead: 'Réserver sur la liste que l’on vous a envoyée.' },
    },
    question: 'question',
    questions: 'questions',
    search: 'Rechercher dans l’aide',
    searchExample: 'partager, remercier, adresse…',
    searchButton: 'Rechercher',
    found: 'réponses possibles',
    foundOne: 'réponse possible',
    noneFound: 'Nous n’avons pas de réponse à cela',
    noneFoundText: 'Essayez un autre mot.',
    backToHelp: 'Toute l’aide',
    backToQuestions: 'Les autres questions',
    backToFound: 'Revenir à la recherche',
    step: 'Étape',
    moreTitle: 'Une autre question\u00A0?',
    moreText: 'Écrivez-nous\u00A0: une personne vous répondra.',
    contact: 'Nous écrire',
  },
  articles: {
    parent: { ...lists, ...privacyAndThanks, ...change, ...together },
    visitor: { reserve },
  },
};
