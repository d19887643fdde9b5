import type { publicRegistry as fr } from '../../fr/registries/public.ts';
import { plural } from '../../languages.ts';

export const publicRegistry: typeof fr = {
  shareText: (owner, free) =>
    free > 0
      ? `${owner}’s baby gift list: ${free} ${plural(free, 'gift', 'gifts')} still available. Choose and reserve, no account needed.`
      : `${owner}’s baby gift list.`,
  youManage: 'You manage this list',
  gifts: 'The gifts',
  promise: 'No account, no payment: reserve here, then buy wherever you like.',
  emptyTitle: 'The list is being prepared',
  emptyText: 'The parents have not added any gifts yet. Come back in a few days!',
  allBookedTitle: 'Everything is reserved!',
  allBookedText: 'Every gift on this list has found somebody to give it.',
  report: 'Report this list',
  reportSubject: (title) => `Report the list “${title}”`,
  reportBody: (address) => `Hello,\n\nI would like to report this list: ${address}\n\nBecause: `,
  printHint: 'To see what is still available, scan this code or open this address:',
  cannotLoad: 'The list could not be loaded',
  notFoundTitle: 'This list cannot be found',
  notFoundText:
    'There may be a mistake in the address, or the parents have closed their list. Check the link you got, or look for the list by its name.',
  searchList: 'Find a list',
};
