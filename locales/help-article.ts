import type { FeatureName } from '#contract/features.ts';
import type { HelpAudience, HelpQuestionName } from '#contract/help.ts';
import type { HelpPicture } from '#contract/help-pictures.ts';

/** A help answer: what to do, step by step. */
export interface HelpArticle {
  /** The question, as a person would ask it. */
  title: string;
  /** The answer in one sentence. */
  lead: string;
  /** Other words people may search for it by. */
  words: string;
  steps: HelpStep[];
  /** Where these features are on, or off, another question with another answer. */
  otherwise?: Pick<HelpArticle, 'title' | 'lead'> & { where: Where };
}

type Where = Partial<Record<FeatureName, boolean>>;

export interface HelpStep {
  title: string;
  text: string;
  picture: HelpPicture;
  /** Shown only if these features are on, or off. */
  where?: Where;
}

/** What the help pages say around the answers. */
export interface HelpWords {
  title: string;
  lead: string;
  audiences: Record<HelpAudience, { title: string; lead: string }>;
  /** Follows the number of answers. */
  question: string;
  questions: string;
  search: string;
  searchExample: string;
  searchButton: string;
  found: string;
  foundOne: string;
  noneFound: string;
  noneFoundText: string;
  backToHelp: string;
  backToQuestions: string;
  backToFound: string;
  step: string;
  moreTitle: string;
  moreText: string;
  contact: string;
}

export interface HelpTexts {
  words: HelpWords;
  articles: { [Audience in HelpAudience]: Record<HelpQuestionName<Audience>, HelpArticle> };
}
