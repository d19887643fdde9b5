import { PAGE_SIZE, SEARCH_MAX, SEARCH_MIN } from './page-limits.ts';

/** Every number that forms, server and documentation share. Lengths count code points. */
export const LIMITS = {
  title: 255,
  listDescription: 5000,
  addressLine: 255,
  zipCode: 20,
  link: 5000,
  brand: 100,
  wishTitle: 255,
  wishDescription: 5000,
  shortLinkName: 255,
  categoryLabel: 255,
  shareField: 255,
  sharesPerDay: 30,
  deactivationReason: 500,
  mailSubject: 255,
  mailText: 5000,
  contactMessage: 5000,
  name: 255,
  email: 255,
  bookingMessage: 5000,
  /** Of all messages on a list, each copy counted; beyond that, only those of at most `shortBookingMessage` are taken. */
  messageBytesPerList: 1024 * 1024,
  shortBookingMessage: 200,
  thanksMessage: 500,
  passwordMin: 8,
  passwordMax: 64,
  priceMax: 10_000,
  priceStep: 0.1,
  quantityMax: 20,
  searchMin: SEARCH_MIN,
  searchMax: SEARCH_MAX,
  pageSize: PAGE_SIZE,
  listsPerAccount: 20,
  wishesPerList: 500,
  categoriesPerList: 50,
  babiesPerList: 10,
  shortLinksPerList: 5,
  /** Present and former: none of them is given to another registry. */
  shortLinkNamesPerList: 50,
  wishesPerBooking: 100,
  summariesAgainPerDay: 3,
  /** A session ends after so many days without use, and after so many in all. */
  sessionIdleDays: 30,
  sessionDays: 180,
  /** One more ends the one that was not used for the longest time. */
  sessionsPerAccount: 50,
  invitationsPerDay: 10,
  invitationDays: 14,
  uploadBytes: 10 * 1024 * 1024,
  /** A shop's page, as it is fetched or sent by a browser. */
  shopPageBytes: 5 * 1024 * 1024,
  /** A picture of a shop's. */
  importBytes: 5 * 1024 * 1024,
  uploadsAtOnce: 2,
  /** Articles of the blog that are kept, and what is told of each. */
  blogArticles: 90,
  blogSnippet: 300,
  /** Of all that an account keeps, as it is stored. */
  pictureMegabytes: 500,
} as const;

export const COUNTRIES = ['FR', 'BE', 'LU'] as const;
export const GENDERS = ['M', 'F', 'NA'] as const;
export const IMAGE_BUCKETS = ['list-header', 'item', 'booking', 'thumbnail', 'help'] as const;
/** Those that only superusers fill. */
export const CLOSED_BUCKETS = ['booking', 'thumbnail', 'help'] as const;

/** What a person deletes by mistake (a gift, a registry, an account) can come back for so long. */
export const DAYS_TO_UNDO = 30;

/** Until then it counts, too: with it an account or a registry holds so many times what is there at most. */
export const TIMES_WITH_DELETED = 4;

/**
 * How many mails leave to one address in a day; beyond it one more leaves after each pause, so that whoever asks for a
 * link has one that works, be it one that a stranger asked for: the pause of those is shorter than a reset link's hour.
 * What people ask for with a form is counted by kind, so that nobody uses up another's resets with something else.
 * Summaries tell of bookings that exist, and people may book for many registries in a day.
 */
export const MAILS_TO_ONE_ADDRESS = {
  unrequested: { aDay: 5, pauseMinutes: null },
  'asked-for': { aDay: 5, pauseMinutes: 50 },
  summaries: { aDay: 10, pauseMinutes: 180 },
} as const;
