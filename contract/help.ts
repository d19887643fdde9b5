/** The questions the help answers, by who asks. The names appear in addresses. */
export const HELP_QUESTIONS = {
  parent: ['create', 'add', 'share', 'secrets', 'givers', 'thanks', 'change', 'together', 'cash-pool'],
  visitor: ['reserve'],
} as const;

export type HelpAudience = keyof typeof HELP_QUESTIONS;
export type HelpQuestionName<Audience extends HelpAudience = HelpAudience> = (typeof HELP_QUESTIONS)[Audience][number];

export const HELP_AUDIENCES = Object.keys(HELP_QUESTIONS) as HelpAudience[];
