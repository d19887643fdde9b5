import type { myRegistries as french } from '../../fr/registries/mine.ts';
import { plural } from '../../languages.ts';

export const myRegistries: typeof french = {
  title: 'My lists',
  lead: (count) => `${count} ${plural(count, 'baby gift list', 'baby gift lists')}`,
  create: 'Create a list',
  emptyTitle: 'Your first list is waiting for you',
  emptyText:
    'Give it a name, say where gifts go, add what would please you: three short pages are enough. You can start from the third month.',
  online: 'Online',
  offline: 'Not online yet',
  private: 'Private',
  dueOn: 'Due on',
  gifts: (count) => `${count} ${plural(count, 'gift', 'gifts')}`,
  booked: (count) => `${count} reserved`,
  toThank: (count) => `${count} to thank for`,
  createdOn: 'Created on',
  addGifts: 'Add gifts',
  addGiftsTo: (title) => `Add gifts to the list “${title}”`,
  edit: 'Edit',
  delete: 'Delete',
  editList: (title) => `Edit the list “${title}”`,
  deleteList: (title) => `Delete the list “${title}”`,
  deleteTitle: 'Delete this list?',
  deleteText: (title) => `The list “${title}” will no longer be there, for you or for your family and friends.`,
  deleteConsequence:
    'Its gifts and its link go with it. If gifts are reserved, everybody who reserved one is told by email.',
  deleteConfirm: 'Delete the list',
  deleted: 'List deleted',
  cannotDelete: 'The list could not be deleted',
  cannotLoad: 'The lists could not be loaded',
  loadMore: 'Show more lists',
  shown: (count, total) => `${count} of ${total} lists shown`,
};
