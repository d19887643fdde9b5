import type { ui as french } from '../fr/ui.ts';
import { plural } from '../languages.ts';

export const ui: typeof french = {
  close: 'Close',
  closeNotice: 'Close this message',
  notices: 'Messages',
  cancel: 'Cancel',
  copy: 'Copy',
  notCopied: 'Copying did not work. Select the address and copy it by hand.',
  error: 'Error',
  loading: 'Loading…',
  noPrice: 'No price given',
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
  remainingErrors: (count: number) => `${count} ${plural(count, 'field needs', 'fields need')} correcting.`,
  noAnswer: 'The service does not answer. Check your connection and try again: nothing you typed is lost.',
  draftRestored: 'We found what you had started to write.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you have entered will be lost.',
  leave: 'Leave without saving',
  stay: 'Keep writing',
  errorTitle: 'Something went wrong',
  errorText: 'Something went wrong on our side. It is not your fault: try again in a moment.',
  retry: 'Try again',
  backHome: 'Back to the home page',
};
