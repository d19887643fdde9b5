import type { ui as french } from '../fr/ui.ts';

export const ui: typeof french = {
  close: 'Close',
  closeNotice: 'Close this message',
  notices: 'Messages',
  cancel: 'Cancel',
  notCopied: 'Copying did not work. Select the address and copy it by hand.',
  error: 'Error',
  loading: 'Loading…',
  notShown: 'This page could not open in full, but nothing is lost. Check your connection, then try again.',
  noPrice: 'No price given',
  noAnswer: 'The service isn’t responding. Check your connection and try again: nothing is lost.',
  offline: 'You are offline.',
  errorTitle: 'Something went wrong',
  errorText: 'Something went wrong on our side. Try again in a moment.',
  retry: 'Try again',
  backHome: 'Back to the home page',
};
