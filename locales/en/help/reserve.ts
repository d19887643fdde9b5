import type { HelpArticle } from '../../help-article.ts';
import { basketOnLists } from '../basket-on-lists.ts';
import { bookings } from '../bookings.ts';
import { named } from './named.ts';

export const reserve: HelpArticle = {
  title: 'How do I reserve a gift?',
  lead: 'Without an account and without paying here: you say what you give, then buy it wherever you like.',
  words:
    'give book buy basket choose cancel reservation change mind delivery address pay account list find search link paste anonymous',
  steps: [
    {
      title: 'Open the list',
      text: 'Tap the link you were sent, or paste it into the search on the home page. Lost it? Search there for the parents’ name or the list’s.',
      picture: 'search',
    },
    {
      title: 'Choose a gift',
      text: `Tap ${named(basketOnLists.reserve)} under the one you like. You can choose several.`,
      picture: 'public-gift',
    },
    {
      title: 'Go on',
      text: `Nothing is reserved yet. Tap ${named(basketOnLists.goOn)} at the bottom of the screen. Your choices wait in the basket.`,
      picture: 'basket-bar',
    },
    {
      title: 'Say who you are',
      text: `So that the parents know whom to thank. Your name can be hidden from other visitors, and a few words are always welcome. Then tap ${named(bookings.reserve)}.`,
      picture: 'summary',
    },
    {
      title: 'It is reserved',
      text: 'Nobody else will choose this gift. An email gives you the parents’ address and a link to keep.',
      picture: 'confirmation',
    },
    {
      title: 'Buy it, or change your mind',
      text: `The email’s link opens your page: say there that you have bought the gift, or tap ${named(bookings.cancelBooking)}.`,
      picture: 'giver',
    },
  ],
};
