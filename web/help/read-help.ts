import type { Features } from '#contract/features.ts';
import { HELP_AUDIENCES, HELP_QUESTIONS, type HelpAudience } from '#contract/help.ts';
import { helpPicturePath } from '#contract/help-pictures.ts';
import { helpTexts } from '#locales/help.ts';
import type { HelpArticle, HelpStep, HelpWords } from '#locales/help-article.ts';
import type { Language } from '#locales/languages.ts';
import { helpPath } from './help-path.ts';

/** What a page of the help shows. The texts come from the server: they weigh nothing in other pages. */
export interface HelpPage {
  words: HelpWords;
  path: string;
  title: string;
  lead: string;
  /** Who asks; null where that is to be chosen yet. */
  audience: HelpAudience | null;
  /** Of this audience, or of everybody; none beside an answer. */
  questions: HelpQuestion[];
  /** The answer. */
  steps: { title: string; text: string; picture: string }[] | null;
}

export interface HelpQuestion {
  audience: HelpAudience;
  path: string;
  title: string;
  lead: string;
  /** What else a search finds it by. */
  words: string;
}

interface Asked {
  audience?: string | undefined;
  question?: string | undefined;
}

/** The page of the help under an address; null where there is none. */
export function readHelp(lang: Language, asked: Asked, features: Features): HelpPage | null {
  const { words, articles } = helpTexts(lang);
  const audience = HELP_AUDIENCES.find((each) => each === asked.audience?.toLowerCase()) ?? null;
  const name = asked.question?.toLowerCase();
  if ((asked.audience && !audience) || (name && !HELP_QUESTIONS[audience ?? 'parent'].some((each) => each === name))) {
    return null;
  }
  const path = helpPath({ audience, question: name });
  if (audience && name) {
    const article: HelpArticle = (articles[audience] as Record<string, HelpArticle>)[name] as HelpArticle;
    const steps = shownSteps(article, features).map((step) => ({
      title: step.title,
      text: step.text,
      picture: helpPicturePath(lang, step.picture),
    }));
    return { words, path, title: article.title, lead: article.lead, audience, questions: [], steps };
  }
  const questions = (audience ? [audience] : HELP_AUDIENCES).flatMap((each) =>
    Object.entries<HelpArticle>(articles[each]).map(([question, article]) => questionOf(each, question, article)),
  );
  const { title, lead } = audience ? words.audiences[audience] : words;
  return { words, path, title, lead, audience, questions, steps: null };
}

function questionOf(audience: HelpAudience, question: string, { title, lead, words, steps }: HelpArticle) {
  const path = helpPath({ audience, question });
  return { audience, path, title, lead, words: [words, ...steps.map((step) => step.title)].join(' ') };
}

function shownSteps({ steps }: HelpArticle, features: Features): HelpStep[] {
  return steps.filter(({ where = {} }) =>
    Object.entries(where).every(([feature, isOn]) => features[feature as keyof Features] === isOn),
  );
}
