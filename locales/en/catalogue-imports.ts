import type { catalogueImports as french } from '../fr/catalogue-imports.ts';

export const catalogueImports: typeof french = {
  failures: {
    UNREACHABLE: 'The feed could not be read: the shop does not answer, or not properly.',
    TOO_LARGE: 'The feed is too large.',
    NO_FEED: 'What came is not a feed.',
    NO_COLUMNS: 'No column has a known name.',
    BROKEN_OFF: 'The feed broke off partway through.',
    ENDLESS: 'A line of the feed has no end.',
    MOSTLY_REFUSED: 'Hardly any line is an item.',
    EMPTY: 'No line is an item.',
    SHRUNK: 'Over half of the items are missing: the feed is probably incomplete.',
    RUNNING: 'This feed was already being imported.',
    FAILED: 'The import failed. The logs of the service say why.',
  },
  unchanged: 'The catalogue stayed as it was.',
  showRefusals: (count, shown) => (count === 1 ? 'See the refused line' : `See ${shown} refused lines`),
  refusals: 'Refused lines',
  firstOf: (shown, total) => `The first ${shown} of ${total}`,
  line: (line) => `Line ${line}`,
  reasons: {
    COLUMNS: 'not as many columns as column names',
    NO_TITLE: 'no title',
    NO_LINK: 'no link',
    BAD_LINK: 'a link that cannot be used',
    DUPLICATE: 'already further up in the feed',
    BROKEN: 'unreadable',
    BAD_PRICE: 'impossible price',
  },
};
