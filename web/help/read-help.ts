import type { Features } from '#contract/features.ts';
import { HELP_AUDIENCES, HELP_QUESTIONS, type HelpAudience } from '#contract/help.ts';
import { helpPicturePath } from '#contract/help-pictures.ts';
import { helpTexts } from '#locales/help.ts';
import type { HelpArticle, HelpStep, HelpWords } from '#locales/help-article.ts';
import type { Language } from '#locales/languages.ts';
import { helpPath } from './help-path.ts';

/** What a help page shows. The texts come from the server, so that they add nothing to other pages. */
export interface HelpPage {
  words: HelpWords;
  path: string;
  title: string;
  lead: string;
  /** Who is asking; null until chosen. */
  audience: HelpAudience | null;
  /** This audience's questions, or everybody's; none beside an answer. */
  questions: HelpQuestion[];
  /** The answer. */
  steps: { title: string; text: string; picture: string }[] | null;
}

export interface HelpQuestion {
  audience: HelpAudience;
  path: string;
  title: string;
  lead: string;
  /** Other words a search finds it by. */
  words: string;
}

interface Asked {
  audience?: string | undefined;
  question?: string | undefined;
}

/** The help page at an address; null if there is none. */
export function readHelp(lang: Language, asked: Asked, features: Features): HelpPage | null {
  const { words, articles } = helpTexts(lang);
  const audience = HELP_AUDIENCES.find((each) => each === asked.audience?.toLowerCase()) ?? null;
  const name = asked.question?.toLowerCase();
  if ((asked.audience && !audience) || (name && !HELP_QUESTIONS[audience ?? 'parent'].some((each) => each === name))) {
    return null;
  }
  const path = helpPath({ audience, question: name });
  if (audience && name) {
    const article = (articles[audience] as Record<string, HelpArticle>)[name] as HelpArticle;
    const { title, lead, steps: shown } = articleWith(article, features);
    const steps = shown.map((step) => ({
      title: step.title,
      text: step.text,
      picture: helpPicturePath(lang, step.picture),
    }));
    return { words, path, title, lead, audience, questions: [], steps };
  }
  const questions = (audience ? [audience] : HELP_AUDIENCES).flatMap((each) =>
    Object.entries<HelpArticle>(articles[each]).map(([question, article]) =>
      questionOf(each, question, articleWith(article, features)),
    ),
  );
  const { title, lead } = audience ? words.audiences[audience] : words;
  return { words, path, title, lead, audience, questions, steps: null };
}

function questionOf(audience: HelpAudience, question: string, { title, lead, words, steps }: HelpArticle) {
  const path = helpPath({ audience, question });
  return { audience, path, title, lead, words: [words, ...steps.map((step) => step.title)].join(' ') };
}

/** What stands with these features. */
function articleWith(article: HelpArticle, features: Features): HelpArticle {
  const stands = ({ where = {} }: Pick<HelpStep, 'where'>) =>
    Object.entries(where).every(([feature, isOn]) => features[feature as keyof Features] === isOn);
  const { otherwise } = article;
  return { ...article, ...(otherwise && stands(otherwise) && otherwise), steps: article.steps.filter(stands) };
}
