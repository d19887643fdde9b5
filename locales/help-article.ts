import type { FeatureName } from '#contract/features.ts';
import type { HelpAudience, HelpQuestionName } from '#contract/help.ts';
import type { HelpPicture } from '#contract/help-pictures.ts';

/** An answer of the help: what to do, one step after the other. */
export interface HelpArticle {
  /** The question, as somebody asks it. */
  title: string;
  /** The answer in a sentence. */
  lead: string;
  /** What else people type who look for it. */
  words: string;
  steps: HelpStep[];
}

export interface HelpStep {
  title: string;
  text: string;
  picture: HelpPicture;
  /** Only where these features are on, or off. */
  where?: Partial<Record<FeatureName, boolean>>;
}

/** What the pages of the help say around the answers. */
export interface HelpWords {
  title: string;
  lead: string;
  audiences: Record<HelpAudience, { title: string; lead: string }>;
  /** Behind their number. */
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
