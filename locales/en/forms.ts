import type { forms as french } from '../fr/forms.ts';
import { plural } from '../languages.ts';

export const forms: typeof french = {
  optional: 'optional',
  charactersLeft: (count: number) =>
    count >= 0
      ? `${count} ${plural(count, 'character', 'characters')} left`
      : `${-count} ${plural(-count, 'character', 'characters')} too many`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  choose: 'Choose…',
  euros: 'in euros',
  invalidForm: 'This form is not valid',
  likelyEmail: (email) => `Did you mean ${email}?`,
  correct: 'Correct it',
  remainingErrors: (count: number) => `${count} ${plural(count, 'field needs', 'fields need')} correcting.`,
  draftRestored: 'We found what you had started to write.',
  startAgain: 'Start again',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you have entered will be lost.',
  leave: 'Leave without saving',
  stay: 'Keep writing',
};
