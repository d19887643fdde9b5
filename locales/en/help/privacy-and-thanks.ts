import type { HelpArticle } from '../../help-article.ts';
import { parentsBookings } from '../bookings/parents.ts';
import { ownerRegistry } from '../registries/owner.ts';
import { named } from './named.ts';

/** What others see, who gives what, and what parents answer. */
export const privacyAndThanks = {
  secrets: {
    title: 'How do I keep a name, a date or the address secret?',
    lead: 'With a checkbox for each. You always see them, your visitors do not.',
    words: 'hide private privacy confidential sex surprise public visible search data',
    steps: [
      {
        title: 'Edit your list',
        text: `On your list, tap ${named(ownerRegistry.edit)}.`,
        picture: 'edit-list',
      },
      {
        title: 'The date',
        text: 'On the first page, tick the box under the date. Further down, you also choose whether the site’s search finds your list.',
        picture: 'secret-date',
      },
      {
        title: 'The address',
        text: 'On the second page: it is then given only to people who have reserved a gift. The others see the recipient, the town and the country.',
        picture: 'secret-address',
      },
      {
        title: 'Name and sex',
        text: 'On the third page, tick what is to remain a surprise, then save.',
        picture: 'secret-baby',
      },
      {
        title: 'Check at a glance',
        text: 'A line at the top of your list says what you keep secret. Only you can see it.',
        picture: 'kept-secret',
      },
    ],
  },

  givers: {
    title: 'How do I know who gives what?',
    lead: 'Each reservation is shown on your list, and we tell you by email.',
    words: 'reserved reservation booked who name message anonymous bought see cancel delete twice',
    steps: [
      {
        title: 'Look at your list',
        text: 'Under a reserved gift you see the name of the person who gives it.',
        picture: 'booked-gift',
      },
      {
        title: 'Open the gift',
        text: 'You find the message, the date, and whether it has been bought. You always see the name, even when other visitors do not.',
        picture: 'bookings',
      },
      {
        title: 'A reservation too many?',
        text: 'Tap the bin under the message: the gift is available again and we tell the person.',
        picture: 'delete-booking',
      },
    ],
  },

  thanks: {
    title: 'How do I say thank you, and note that a gift has arrived?',
    lead: 'Open the reserved gift: everything is done from its page.',
    words: 'thanks thank received arrived delivered delivery message reply',
    otherwise: {
      where: { thanksFeature: false },
      title: 'How do I note that a gift has arrived?',
      lead: 'From the page of the reserved gift.',
    },
    steps: [
      {
        title: 'Open a reserved gift',
        text: 'Tap it on your list. Its reservations are under the description.',
        picture: 'booked-gift',
      },
      {
        title: 'Say thank you',
        text: `Tap ${named(parentsBookings.thank)} and write a few words. Somebody who gives several gifts can be thanked once for all.`,
        picture: 'thank',
        where: { thanksFeature: true },
      },
      {
        title: 'Note that it has arrived',
        text: `Once the thanks are sent, tap ${named(parentsBookings.markReceived)}.`,
        picture: 'received',
        where: { thanksFeature: true },
      },
      {
        title: 'Note that it has arrived',
        text: `Tap ${named(parentsBookings.markReceived)}. To say thank you, write to the person as you usually do.`,
        picture: 'received',
        where: { thanksFeature: false },
      },
      {
        title: 'Confirm',
        text: 'This cannot be undone: whoever gave it can no longer cancel the reservation.',
        picture: 'confirm-received',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
