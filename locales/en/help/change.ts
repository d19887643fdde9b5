import type { HelpArticle } from '../../help-article.ts';
import { myRegistries } from '../registries/mine.ts';
import { ownerRegistry } from '../registries/owner.ts';
import { named } from './named.ts';

export const change = {
  change: {
    title: 'How do I change or delete a gift, or the whole list?',
    lead: 'Everything can be changed at any time. Before you delete, we say what goes with it.',
    words: 'edit correct remove erase mistake rename category arrange move sort order title photo cover close',
    steps: [
      {
        title: 'Open the gift’s actions',
        text: `On your list, tap the gift’s three dots, then ${named(ownerRegistry.editWish)} or ${named(ownerRegistry.deleteWish)}.`,
        picture: 'gift-menu',
      },
      {
        title: 'Deleting a gift that is reserved',
        text: 'You can: we tell the person who had chosen it by email.',
        picture: 'delete-gift',
      },
      {
        title: 'Changing the list itself',
        text: `Its name, date, address or baby: tap ${named(ownerRegistry.edit)}. ${named(ownerRegistry.arrange)} moves gifts and renames categories.`,
        picture: 'edit-list',
      },
      {
        title: 'Deleting the list',
        text: `In ${named(myRegistries.title)}, tap ${named(myRegistries.delete)}. Its gifts, its reservations and its link go with it.`,
        picture: 'delete-list',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
