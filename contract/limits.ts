import { PAGE_SIZE, SEARCH_MAX, SEARCH_MIN } from './everywhere/page-limits.ts';

// Lengths, maxima, lifetimes, and what one may do a day. How often within minutes or hours: rate-limits.ts. What
// visitors' pages need too (page sizes, how long an activation link works): everywhere/page-limits.ts. A number that
// one rule of the server alone knows stands beside that rule.

/** Every number shared by forms, server and documentation. Lengths count code points. */
export const LIMITS = {
  /** A list's title. Clients read these names from GET /config, so they stay. */
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
  /** Within any 24 hours. */
  sharesPerDay: 30,
  deactivationReason: 500,
  mailSubject: 255,
  mailText: 5000,
  contactMessage: 5000,
  name: 255,
  email: 255,
  bookingMessage: 5000,
  /**
   * Total for all messages on a list, counted once per copy; beyond it only messages up to `shortBookingMessage` are
   * accepted.
   */
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
  /** Current and former ones; none is ever given to another registry. */
  shortLinkNamesPerList: 50,
  wishesPerBooking: 100,
  /** In a calendar day. */
  summariesAgainPerDay: 3,
  /** A session ends after this many days without use, and after this many in total. */
  sessionIdleDays: 30,
  sessionDays: 180,
  /** One login more ends the session that has gone unused longest. */
  sessionsPerAccount: 50,
  /** Within any 24 hours. */
  invitationsPerDay: 10,
  invitationDays: 14,
  uploadBytes: 10 * 1024 * 1024,
  /** A shop's page, fetched by us or sent by a browser. */
  shopPageBytes: 5 * 1024 * 1024,
  /** A picture of a shop's. */
  importBytes: 5 * 1024 * 1024,
  uploadsAtOnce: 2,
  /** How many blog articles are kept, and how much of each. */
  blogArticles: 90,
  blogSnippet: 300,
  /** Storage used by everything an account keeps. */
  pictureMegabytes: 500,
} as const;

/** In characters. */
export const PICTURE_PATH_MAX = 255;
export const SEARCH_QUERY_MAX = 255;

export const COUNTRIES = ['FR', 'BE', 'LU'] as const;
export const GENDERS = ['M', 'F', 'NA'] as const;
export const IMAGE_BUCKETS = ['list-header', 'item', 'booking', 'thumbnail', 'help'] as const;
/** The buckets only superusers fill. */
export const CLOSED_BUCKETS = ['booking', 'thumbnail', 'help'] as const;

/**
 * Days during which a deleted gift can be brought back, and a deleted account with its registries. A registry deleted
 * alone cannot; it is gone for good after as many.
 */
export const DAYS_TO_UNDO = 30;

/** Months for which a giver's page opens, after the event or, if it is later, the booking. */
export const GIVER_PAGE_MONTHS = 6;

/** Hours for which a request with an Idempotency-Key can be repeated. */
export const IDEMPOTENCY_HOURS = 24;

/** Hours within which a new e-mail address must be confirmed, by the link in its mail. */
export const NEW_EMAIL_HOURS = 24;

/** Hours for which a link to choose a new password works. */
export const RESET_LINK_HOURS = 1;

/** Days for which mails are remembered: those sent, and those that failed and can be sent again. */
export const MAIL_DAYS = 30;

/** Days for which messages sent by mail are kept: longer than sending them is retried. */
export const MESSAGE_DAYS = 35;

/**
 * Deleted things still count until then: an account or a registry may hold this many times its normal maximum,
 * deleted ones included.
 */
export const TIMES_WITH_DELETED = 4;

/**
 * Mails to one address per day. Past the limit, one more leaves after each pause, so that someone asking for a link
 * always gets one that works; the pause for links strangers can trigger is shorter than RESET_LINK_HOURS. Mails
 * requested by form are counted per kind, so nobody can exhaust another person's resets with something else.
 * Summaries are about real bookings, and people may book on many registries in a day.
 */
export const MAILS_TO_ONE_ADDRESS = {
  unrequested: { aDay: 5, pauseMinutes: null },
  'asked-for': { aDay: 5, pauseMinutes: 50 },
  summaries: { aDay: 10, pauseMinutes: 180 },
} as const;
