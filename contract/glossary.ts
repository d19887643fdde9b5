import { FEATURES } from './features.ts';
import { DAYS_TO_UNDO, LIMITS, MAIL_DAYS, MESSAGE_DAYS } from './limits.ts';

/** What the documentation says about a field. */
export interface Note {
  description?: string;
  /** A believable value; the examples of requests and answers are assembled from these. */
  example?: unknown;
}

const REGISTRY_ID = 5210644318213;
const WISH_ID = 7093318820145;
const BOOKING_ID = 318;

const PICTURE = 'A picture of the store, behind what GET /s3_url answers; null, or a path that an upload answered.';
const SECOND_OWNER_MAIL =
  'Invites whoever has this address to manage the list too; another address or null ends that. Only the word of the owner (or a superuser) counts, and only while the secondOwner feature is on. Answers hold the address that was invited, then that of the second owner’s account.';
const THUMBNAIL = 'Its small version, at most 480 px; null, or a path that an upload answered.';

/**
 * The API's vocabulary. A field means the same thing everywhere, so it is explained once; `Booking.first_name` is an
 * exception for that schema only. A test checks that each example is valid wherever its field appears. Deliberately
 * one long object: a duplicate key then does not compile, whereas with several merged objects one entry would
 * silently replace another.
 */
export const GLOSSARY: Record<string, Note> = {
  // People
  first_name: { example: 'Camille' },
  last_name: { example: 'Martin' },
  email: { example: 'camille.martin@example.org' },
  username: { description: 'The account’s email address.', example: 'camille.martin@example.org' },
  password: {
    description: `${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters, with a capital and a symbol; taken as it is, spaces and all.`,
    example: 'Berceau!lune7',
  },
  new_password: {
    description: 'By the same rules as at registration. It ends every earlier session.',
    example: 'Poussette?2',
  },
  current_password: {
    description: 'Asked again before what cannot be undone by whoever finds an open screen.',
    example: 'Berceau!lune7',
  },
  new_email: {
    description: 'An address that waits for its confirmation from its own mailbox; null when none does.',
    example: 'camille@example.org',
  },
  export_is_partial: {
    description:
      'The download of all data leaves out what only the address tells: `invitations`, `bookings_made`, `letters`, `contact_messages` and `mails` are empty. So it is after an activation elsewhere than in the browser that registered, or when a superuser chose the password, until a new password is chosen by email (POST /password-reset/request-reset) or a new address confirmed.',
    example: false,
  },
  restored: { description: 'This login undid a deletion of the account; absent otherwise.', example: true },
  'OwnUser.id': { example: 8150277614301 },
  // What the service knows about a person
  ...notesOn(['AccountData'], { id: { example: 8150277614301 } }),
  'BirthRegistryData.id': { example: REGISTRY_ID },
  ...notesOn(['BookingData'], {
    id: { example: BOOKING_ID },
    email: {
      description: 'The address that reserved it, in upper and lower case as it was typed.',
      example: 'camille.martin@example.org',
    },
  }),
  export_date: { description: 'When the file was made.', example: '2026-11-21T09:30:00.000Z' },
  account: { description: 'The account itself.' },
  activation_date: { description: 'When its email was confirmed.', example: '2026-11-02T08:20:00.000Z' },
  email_changes: { description: 'New addresses of the last week, confirmed or not.' },
  confirmation_date: { description: 'Null while it waits.', example: '2026-11-20T18:00:00.000Z' },
  birth_registries: { description: 'The lists that the account owns, deleted ones too while they are kept.' },
  deleted_date: { description: 'Null while it is not deleted.', example: null },
  shortlink_names: {
    description: 'Every name that a short link of the list has or had.',
    example: ['leonie-k7qm3tx9'],
  },
  deleted_wishes: { description: `Gifts deleted within the last ${DAYS_TO_UNDO} days.`, example: [] },
  shared_registries: { description: 'Lists of others that the account manages as their second owner.' },
  invitations: { description: 'To manage a list of somebody else, sent to the account’s address.' },
  closed_date: { description: 'When it was accepted or withdrawn; null while it is open.', example: null },
  sessions: { description: 'Logins of the account that have not ended.' },
  browser: { description: 'As the device called itself; null where it said nothing.', example: 'Firefox' },
  system: { description: 'As the device called itself; null where it said nothing.', example: 'Windows' },
  'Session.id': { example: 6120334418827 },
  session_id: { description: 'A session.', example: 6120334418827 },
  device: { description: 'Browser and system, as the device called itself.', example: 'Firefox sur Windows' },
  place: {
    description:
      'Whether it was opened over the internet connection from which it is looked at now: nothing more is known.',
    example: 'Depuis la connexion internet que vous utilisez en ce moment',
  },
  first_use_date: { description: 'When it was opened.', example: '2026-11-02T18:00:00.000Z' },
  last_use_date: { description: 'When it was used last, to the hour.', example: '2026-11-20T18:00:00.000Z' },
  is_current: { description: 'Whether it is the one that asks.', example: true },
  known_places: {
    description: 'Places from where the account was used, of which only a keyed hash is kept.',
  },
  used_date: { description: 'When it was used last.', example: '2026-11-20T18:00:00.000Z' },
  pictures: { description: 'What the account uploaded.' },
  image_url: { example: 'https://cigogne.example/images/item/9b1d77aa02.webp' },
  bookings_made: { description: 'What the account’s address reserved as a giver, on anybody’s list.' },
  wish_title: { example: 'Doudou lapin' },
  registry_title: { example: 'Liste de naissance de Léonie' },
  cancelled_date: { description: 'Null while the gift is reserved.', example: null },
  shares: { description: 'Lists that the account sent by email.' },
  letters: { description: 'What superusers wrote to the address.' },
  contact_messages: {
    description: `What was written to the operator in the name of the address, within ${MESSAGE_DAYS} days.`,
  },
  superuser_acts: { description: 'What superusers did to the account within a year, and that they looked at it.' },
  mails: { description: `Emails of the last ${MAIL_DAYS} days to the address.` },
  kind: { example: 'booking-summary' },
  sent_date: { description: 'Null while it waits.', example: '2026-11-20T18:00:02.000Z' },
  links_in_mails: { description: 'Links that still wait in the account’s mailbox.' },
  purpose: { description: 'activation or password-reset.', example: 'password-reset' },
  expiration_moment: { description: 'When the link stops working.', example: '2026-11-21T10:30:00.000Z' },

  grant_type: { description: 'OAuth2 clients send it; it decides nothing.', example: 'password' },
  scope: { description: 'OAuth2 clients send it; it decides nothing.', example: '' },
  client_id: { description: 'OAuth2 clients send it; it decides nothing.', example: '' },
  client_secret: { description: 'OAuth2 clients send it; it decides nothing.', example: '' },
  access_token: {
    description: 'For `Authorization: Bearer …`; holds until its session ends.',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI4MTUwMjc3NjE0MzAxIn0.Qm9uam91cg',
  },
  is_superuser: { description: 'Sees and manages everything.', example: false },
  user_id: { description: 'An account; of a list, its owner.', example: 8150277614301 },
  registration_token: {
    description: 'What X-Registration-Token said where the account was registered.',
    example: 'q7Jm0cW3dVt1oXk9Zb2LrA',
  },
  token: { description: 'A secret from an email or from a header of ours.', example: 'q7Jm0cW3dVt1oXk9Zb2LrA' },
  'User.id': { example: 8150277614301 },

  // Registries
  'BirthRegistry.id': { description: 'Random, so that nobody walks through lists by counting.', example: REGISTRY_ID },
  'ListedBirthRegistry.id': { example: REGISTRY_ID },
  'MyBirthRegistry.id': { example: REGISTRY_ID },
  'PublicBirthRegistry.id': { example: REGISTRY_ID },
  'FoundBirthRegistry.id': { example: REGISTRY_ID },
  'BirthRegistryAddress.id': { example: REGISTRY_ID },
  birthregistry_id: { description: 'The list that it belongs to.', example: REGISTRY_ID },
  birth_registry_id: { description: 'A list.', example: REGISTRY_ID },
  title: { example: 'Liste de naissance de Léonie' },
  type: { description: 'Always BIRTH.' },
  description: { example: 'Merci de tout cœur, chaque attention nous touche.' },
  is_private: { description: 'Not found by the search; the short link works all the same.' },
  is_online: {
    description:
      'Whether visitors can see the list: while it has an active short link that has not expired. Sent, it is ignored.',
    example: true,
  },
  image_path: { description: PICTURE, example: 'list-header/3f2a9c10d4.webp' },
  thumbnail_path: { description: THUMBNAIL, example: 'list-header/3f2a9c10d4-480.webp' },
  ...notesOn(['BirthRegistryCreate', 'BirthRegistryUpdate'], {
    image_path: { description: PICTURE, example: null },
    thumbnail_path: { description: THUMBNAIL, example: null },
  }),
  address_owner: {
    description: 'Who receives the parcels, and who the list is of.',
    example: 'Camille et Sacha Martin',
  },
  address_first_line: { example: '12 rue des Lilas' },
  address_second_line: { example: 'Bâtiment B' },
  address_city: { example: 'Nantes' },
  address_zip_code: { example: '44000' },
  address_region: { example: 'Pays de la Loire' },
  address_country: { example: 'FR' },
  address_is_private: {
    description:
      'Visitors see owner, city and country only; givers get the whole address by email. True unless said otherwise.',
    example: true,
  },
  event_date: {
    description: 'The day when the baby is expected, or came. Null to visitors where the parents keep it secret.',
    example: '2027-03-14',
  },
  event_date_is_private: { description: 'Visitors do not see the day.' },
  creation_date: { description: 'When it was made.', example: '2026-11-02T08:15:00.000Z' },
  owner_name: { description: 'The account’s name of whoever made the list.', example: 'Camille Martin' },
  second_owner_mail: { description: SECOND_OWNER_MAIL, example: 'sacha.petit@example.org' },
  ...notesOn(['BirthRegistryCreate', 'BirthRegistry', 'ListedBirthRegistry', 'MyBirthRegistry'], {
    second_owner_mail: { description: SECOND_OWNER_MAIL, example: null },
  }),
  second_owner: { description: 'Who manages the list beside its owner; a name once the invitation is accepted.' },
  state: { description: 'Whether somebody is invited to manage the list too, and accepted.', example: 'none' },
  ...notesOn(['SecondOwner'], {
    user_id: { description: 'Their account; null until it accepts.', example: null },
    first_name: { example: null },
    last_name: { example: null },
  }),
  invited_until: { description: 'Until when the invitation can be accepted; null where there is none.', example: null },
  wish_count: { description: 'How many gifts it has.', example: 16 },
  booked_count: { description: 'How many of them have no copy left to book.', example: 4 },
  to_thank_count: { description: 'How many of them have a booking that waits for thanks.', example: 2 },
  cash_pool: { description: 'Whether the list announces a cash pool; shown while the feature is on.' },
  babies: {
    description:
      'In an update: with an `id` changes a baby, without one adds, with `_delete: true` removes; absent changes nothing.',
  },
  shortlinks: { description: 'The list’s short links.' },
  categories: { description: 'In `order`, each with its wishes in `order`.' },
  query: { description: `What to look for, at least ${LIMITS.searchMin} characters.`, example: 'Léonie Martin' },

  // Babies
  'Baby.id': { example: 27 },
  'ListedBaby.id': { example: 27 },
  'PublicBaby.id': { example: 27 },
  'BabyChange.id': { description: 'Which baby changes; without it one is added.', example: 27 },
  baby_id: { description: 'A baby.', example: 27 },
  firstname: { description: 'Empty while it is not chosen. Null to visitors where it is a secret.', example: 'Léonie' },
  firstname_is_private: { description: 'Visitors do not see the name, and the search does not know it.' },
  gender: { description: 'NA: not known or not said. Null to visitors where it is a secret.', example: 'F' },
  gender_is_private: { description: 'Visitors do not see it.' },
  _delete: { description: 'Removes this baby.' },

  // Short links
  'ShortLink.id': { example: 12 },
  shortlink_id: { description: 'A short link.', example: 12 },
  shortlink: { description: 'The name of a short link, in any case of letters.', example: 'leonie-k7qm3tx9' },
  name: {
    description: 'What stands behind /my-list/. Unique in the whole service, without regard to case.',
    example: 'leonie-k7qm3tx9',
  },
  is_active: { description: 'An inactive link leads nowhere.', example: true },
  expiration_date: {
    description:
      'The last day on which the link works; null: for ever. A day not later than one day after the call means “never” too.',
    example: null,
  },
  unless_online: {
    description: 'Makes none where the list is online: answers its working link, which may have another name.',
    example: true,
  },

  // Categories
  'Category.id': { example: 41 },
  'PublicCategory.id': { example: 41 },
  category_id: { description: 'A category of the same list.', example: 41 },
  label: { description: 'Unique in its list, without regard to case.', example: 'Chambre' },
  order: { description: 'The smallest comes first. Left out at creation: to the end.', example: 0 },
  wishes: { description: 'In `order`.' },

  // Wishes
  'Wish.id': { description: 'Random, so that nobody walks through gifts by counting.', example: WISH_ID },
  'PublicWish.id': { example: WISH_ID },
  wish_id: { description: 'A wish.', example: WISH_ID },
  link: { description: 'The shop’s page, http or https, or null.', example: 'https://boutique.example/doudou-lapin' },
  affiliate_link: {
    description: 'What to open instead of `link` where it is not null: the service may earn from it.',
    example: null,
  },
  brand: { example: 'Moulin Bleu' },
  price: { description: 'Euros with at most two decimals; 0 means “no price”.', example: 24.9 },
  quantity: { description: 'How many are wished for.', example: 2 },
  is_favorite: { description: 'Dear to the parents.', example: true },
  new_price: {
    description:
      'What the wish’s article costs in the catalogue now, in euros, where that changed since it was added; null where it did not, or the parents know.',
    example: null,
  },
  known_price: {
    description: 'The `new_price` that the parents have seen, whether they took it or not: it is not told again.',
    example: 44.9,
  },
  img_path: { description: PICTURE, example: 'item/9b1d77aa02.webp' },
  ...notesOn(['WishCreate', 'WishUpdate'], { img_path: { description: PICTURE, example: null } }),
  booked: { description: 'At least one booking.', example: true },
  available: { description: 'Fewer bookings than `quantity`.', example: true },
  bookings: { description: 'Who gives it.' },
  ...notesOn(['Wish', 'PublicWish', 'WishCreate', 'WishUpdate', 'WishOfBooking'], {
    title: { example: 'Doudou lapin' },
    description: { example: 'En coton biologique, couleur crème.' },
  }),

  // Shop pages
  url: { description: 'A shop’s page, as it was pasted.', example: 'https://boutique.example/doudou-lapin' },
  html: {
    description: `The page’s HTML, as the browser shows it, at most ${LIMITS.shopPageBytes / 1024 / 1024} MB.`,
    example: '<!doctype html><title>Doudou lapin</title><h1>Doudou lapin</h1><p class="price">24,90 €</p>',
  },
  currency: { description: 'ISO 4217. Where it is not EUR, there is no `price`.', example: 'EUR' },
  img: {
    description: 'The address of its picture at the shop: to be imported into the store before it is shown.',
    example: 'https://boutique.example/doudou-lapin.jpg',
  },
  ean: { description: 'A GTIN with a valid check digit.', example: '3700000000013' },
  shop: { description: 'The name of a shop.', example: 'Aubert' },
  'ShopPage.shop': { description: 'The name of a shop that the service knows.', example: null },
  known_shop: { description: 'Whether it is one of them.', example: false },
  ...notesOn(['ShopPage'], {
    link: { description: 'Where the page was found.', example: 'https://boutique.example/doudou-lapin' },
    affiliate_link: {
      description: 'What to open instead; `link` itself where there is nothing to earn.',
      example: 'https://boutique.example/doudou-lapin',
    },
    title: { example: 'Doudou lapin' },
    description: { example: 'En coton biologique, couleur crème.' },
    price: { description: 'Euros with at most two decimals.', example: 24.9 },
  }),

  // Affiliate links
  domain: { description: 'A shop’s; all hosts below it are meant.', example: 'fnac.com' },
  network: { description: 'An affiliate network that the service can build links of.', example: 'awin' },
  merchant_id: { description: 'The shop’s number in its network.', example: '12665' },
  extra_id: { description: 'The number of a promotion or material, where the network wants one.', example: null },
  is_enabled: { description: 'Off: links stay plain.', example: true },
  is_seeded: {
    description:
      'It is there for a shop that the service knows, and comes back at each start: it is switched off, not deleted.',
    example: false,
  },
  rule: { description: 'A rule to try that is not kept; null: the rules as they are.' },
  ...notesOn(['AffiliateRule', 'AffiliateRuleCreate', 'AffiliateRuleUpdate'], {
    template: {
      description:
        'How a link is built: `{url}` or `{url_enc}` is the shop’s page, `{sep}` the sign before one more parameter, `{publisher_id}` the credential, `{merchant_id}` and `{extra_id}` the rule’s numbers, `{ref}` the reference of a click. Null: the network’s own.',
      example: null,
    },
  }),
  ...notesOn(['AffiliateRule', 'TriedLink'], {
    state: { description: 'WORKS, or why links stay plain.', example: 'WORKS' },
  }),
  ...notesOn(['AffiliateUpdate'], {
    state: { description: 'Whether it goes on; `none` where there was none yet.', example: 'running' },
    total: { description: 'How many wishes there were when it began; null until they are counted.', example: 120_000 },
    done: { description: 'How many were looked at.', example: 48_000 },
    changed: { description: 'Of how many the links changed.', example: 9200 },
    started_date: { example: '2027-01-10T09:00:00.000Z' },
    finished_date: { example: null },
  }),
  'AffiliateRule.id': { example: 12 },
  rule_id: { description: 'A rule.', example: 12 },
  variable: { description: 'The variable that the credential stands in.', example: 'AFFILIATE_AWIN' },
  has_credential: { description: 'Whether it is set.', example: true },
  needs: { description: 'The numbers that a rule must have.', example: ['merchant_id'] },
  ...notesOn(['AffiliateNetwork'], {
    template: {
      description: 'How its links are built.',
      example:
        'https://www.awin1.com/cread.php?awinmid={merchant_id}&awinaffid={publisher_id}&clickref={ref}&ued={url_enc}',
    },
  }),
  ...notesOn(['AffiliateLink', 'TriedLink'], {
    link: { description: 'The shop’s own address.', example: 'https://www.fnac.com/a1/doudou-lapin' },
    affiliate_link: {
      description: 'What to open instead; `link` itself where there is nothing to earn.',
      example:
        'https://www.awin1.com/cread.php?awinmid=12665&awinaffid=99&clickref=5f0c2a&ued=https%3A%2F%2Fwww.fnac.com%2Fa1',
    },
    shop: { description: 'The name of a shop that the service knows.', example: 'Fnac' },
    known_shop: { description: 'Whether it is one of them.', example: true },
    domain: { description: 'Of the rule that was found.', example: 'fnac.com' },
  }),

  // Bookings
  ...notesOn(['Booking', 'PublicBooking', 'Booked', 'BookingCreate', 'BookingUpdate'], {
    first_name: { description: 'The giver’s.', example: 'Jeanne' },
    last_name: { description: 'The giver’s.', example: 'Petit' },
    email: { description: 'The giver’s: for the summary email, shown to nobody.', example: 'jeanne.petit@example.org' },
  }),
  'PublicBooking.first_name': { description: 'Null where the giver asked for it.', example: 'Jeanne' },
  'PublicBooking.last_name': { description: 'Null where the giver asked for it.', example: 'Petit' },
  'WishOfBooking.id': { example: WISH_ID },
  'Booking.id': { example: BOOKING_ID },
  'Booked.id': { example: BOOKING_ID },
  'GiverBooking.id': { example: BOOKING_ID },
  booking_id: { description: 'A booking.', example: BOOKING_ID },
  giver_id: {
    description: 'The same for all bookings of one giver on the list, whose email address nobody is shown.',
    example: 96,
  },
  anonymous: { description: 'Other visitors do not see who gives; the parents do, to thank.' },
  message: { description: 'For the parents only.', example: 'Hâte de la rencontrer !' },
  wishes_ids: { description: 'One copy of each is booked, unless `copies` says more.', example: [WISH_ID] },
  copies: {
    description: 'Of which wishes more than one copy is booked. Each copy becomes a booking of its own.',
    example: [],
  },
  count: { description: 'Never more than are free: ALREADY_BOOKED.', example: 2 },
  'ArrangedCategory.wishes_ids': { description: 'From now on in this category, in this order.', example: [WISH_ID] },
  'WishesChange.wishes_ids': { description: 'All of one list.', example: [WISH_ID] },
  categories_ids: { description: 'In their new order.', example: [12] },
  'Arrangement.categories': { description: 'Those whose wishes are put into a new order.' },
  seen: {
    description:
      'What the new order was made from, of the same categories: if somebody else has put that into another order since, nothing is changed. What was added or deleted since does not count.',
  },
  newest_booking: {
    description:
      'Of the wishes to delete, the newest booking that the caller has seen, or 0: if there is a newer one, nothing is deleted.',
    example: BOOKING_ID,
  },
  deleted: { description: 'True deletes them; false brings back what was deleted.', example: false },
  wish: { description: 'What was booked.' },
  address: { description: 'The whole address: whoever has booked may know where to send it.' },
  booking_date: { description: 'When it was booked.' },
  bought: { description: 'The giver said so.' },
  bought_date: { example: null },
  thanked: { description: 'The parents have thanked.' },
  thanked_date: { example: null },
  received: { description: 'The parents have the gift.' },
  received_date: { example: null },
  acknowledgment_msg: { description: 'Goes to the giver by email.', example: 'Merci Jeanne, Léonie l’adore déjà !' },
  all_gifts: {
    description: 'Thanks for all gifts of this giver on the list that wait for thanks: one message, one email.',
    example: true,
  },

  // Email
  to_mail: { description: 'One address.', example: 'mamie@example.org' },
  to_name: { description: 'How the email greets; cut at 60 characters.', example: 'Mamie Jeanne' },
  shortlink_name: { description: 'A short link of that list, one that works.', example: 'leonie-k7qm3tx9' },
  language: { description: 'Of the email; that of Accept-Language unless named.', example: 'fr' },
  subject: { example: 'Votre question sur la liste' },
  text: {
    description: 'An empty line begins a new paragraph. What looks like a link is not made one.',
    example: 'Nous avons regardé, et tout est en ordre.',
  },
  template: {
    description:
      '`discovery` invites anybody to try the service; the others send an email of the product’s again, to the account or giver of that address only.',
    example: 'discovery',
  },
  ...notesOn(['ContactMessage', 'ContactMessageData'], {
    name: { description: 'Whoever writes.', example: 'Camille Martin' },
    message: { description: 'For the operator.', example: 'Je ne retrouve plus ma réservation. Où regarder ?' },
  }),
  'ContactMessage.email': { description: 'Where the answer goes.', example: 'camille.martin@example.org' },
  ...notesOn(['FailedMail'], {
    id: { example: 7 },
    kind: { description: 'Which of the product’s emails.', example: 'booking-summary' },
    cause: { description: 'What caused it; its Message-ID is made of this.', example: 'booking-summary-96' },
    ids: { description: 'What it is about: accounts, lists, requests, bookings.', example: { requestId: 96 } },
    user_id: {
      description: 'Whose account it is about, who manages the list or shares it; null when none, or gone.',
      example: null,
    },
    first_name: { description: 'Of that account.', example: null },
    last_name: { description: 'Of that account.', example: null },
    birthregistry_id: { description: 'Which list it is about; null when none, or gone.', example: REGISTRY_ID },
    birthregistry_title: { description: 'The title of that list, or null.', example: 'La liste de Léonie' },
    reason: {
      description: 'Why the last try failed: codes of the mail server, never its words.',
      example: 'SMTP EENVELOPE 550 RCPT TO',
    },
    tries: { example: 1 },
    queued_date: { description: 'When it was first asked for.' },
    failed_date: { description: 'When it was given up.' },
  }),
  mail_id: { description: 'A failed email.', example: 7 },
  ...notesOn(['ShownMail'], {
    language: { description: 'Its reader’s.', example: 'fr' },
    subject: { example: 'Choisissez un nouveau mot de passe' },
    text: {
      description: 'Its plain text; of each link only the page, and no email address.',
      example: 'Choisir un mot de passe\nhttps://cigogne.example/reset-password/…',
    },
  }),

  // The catalogue
  line: { description: 'Of a feed.', example: 17 },
  catalog_id: { description: 'An article of the catalogue.', example: 4120558203117 },
  ...notesOn(['Article'], {
    id: { example: 4120558203117 },
    ean: { description: 'The GTIN on the box, null where the shop tells none.', example: '3380743047898' },
    price: { description: 'Euros; 0 where the shop tells none in euros.', example: 24.9 },
    img: {
      description: 'The shop’s own picture, for POST /s3/upload_dist; pages show only `img_path`.',
      example: 'https://boutique.example/doudou-lapin.jpg',
    },
    shop: { example: 'Aubert' },
    category: { description: 'What kind of thing it is.', example: 'sleep' },
    available: { description: 'Whether its shop still has it in its feed.', example: true },
  }),
  ...notesOn(['CategoryCount', 'ShopCount', 'CatalogCounts'], { articles: { example: 1280 } }),
  'CategoryCount.category': { example: 'sleep' },
  'ShopCount.shop': { example: 'Aubert' },
  ...notesOn(['CatalogCounts'], {
    categories: { description: 'The larger ones first.' },
    shops: { description: 'The larger ones first.' },
  }),
  ...notesOn(['CatalogImport'], {
    id: { example: 31 },
    feed: { description: 'The name that the feed has in the configuration.', example: 'aubert' },
    state: { description: '`stopped`: its process ended before it did.', example: 'done' },
    reason: { description: 'Why it failed, and nothing changed; null where it did not.', example: null },
    details: { description: 'What there is to say of that.', example: null },
    rows_read: { description: 'Lines, or articles of an XML feed.', example: 1204 },
    added: { example: 12 },
    changed: { example: 40 },
    unchanged: { example: 1150 },
    vanished: { description: 'Articles that the feed no longer has.', example: 3 },
    refused: { description: 'Lines that are no articles.', example: 2 },
    refusals: { description: 'The first hundred of them.' },
  }),
  ...notesOn(['CatalogLinking'], {
    state: { example: 'running' },
    done: { description: 'Wishes that were looked at.', example: 4200 },
    linked: { description: 'Wishes that were found to be an article.', example: 610 },
  }),
  q: { description: 'Words, or the beginnings of words, of what is looked for.', example: 'gigoteuse' },
  // Administration
  ...notesOn(['ManagedAccount', 'InspectedAccount'], {
    id: { example: 8150277614301 },
    state: {
      description: '`waiting`: its email was not opened yet; `deactivated`: a superuser closed it.',
      example: 'active',
    },
    creation_date: { example: '2026-11-02T08:15:00.000Z' },
  }),
  deactivated_date: { description: 'When a superuser closed it; null while it is open.', example: null },
  deactivation_reason: { description: 'What its person was told; null while it is open.', example: null },
  'Deactivation.reason': {
    description: 'Why; the person reads it in the email.',
    example: 'Des messages déplacés ont été envoyés.',
  },
  'BirthRegistryRemoval.reason': {
    description: 'Why a superuser deletes the list; its parents read it in the email.',
    example: 'Cette liste vendait des articles.',
  },
  registries: { description: 'Its lists, the newest first.' },
  ...notesOn(['AccountRegistry'], { id: { example: REGISTRY_ID } }),
  'InspectedAccount.bookings': { description: 'Gifts that are reserved on its lists.', example: 12 },
  ...notesOn(['ActOnAccount'], {
    call: { description: 'Which call it was.', example: 'GET /admin/accounts/{user_id}' },
    reason: { description: 'What its person was told; null where none was asked for.', example: null },
    act_date: { example: '2026-11-21T09:30:00.000Z' },
  }),
  ...notesOn(['SuperuserAct'], {
    id: { example: 4711 },
    user_id: { description: 'The superuser.', example: 8150277614301 },
    email: { description: 'Of the superuser; null once the account is gone.', example: 'admin@example.org' },
    birthregistry_title: { description: 'The title of that list.', example: null },
    name: { description: 'Of the account that it was about; null when none, or gone.', example: 'Camille Martin' },
    call: { description: 'Which call it was.', example: 'POST /admin/accounts/{user_id}/deactivate' },
    about: {
      description: 'The ids in its path, and of the list that it made or deleted something in.',
      example: { user_id: 8150277614301 },
    },
    reason: {
      description: 'What the people concerned were told; null where none was asked for.',
      example: 'Des messages déplacés ont été envoyés.',
    },
    birth_registry_id: {
      description: 'The list that it was about, or that has what it was about; null once it is gone.',
      example: null,
    },
    act_date: { example: '2026-11-21T09:30:00.000Z' },
  }),
  ...notesOn(['Figures', 'DayFigures'], {
    accounts: { description: 'Accounts.', example: 1204 },
    registries: { description: 'Lists.', example: 980 },
    wishes: { description: 'Wishes.', example: 24500 },
    bookings: { description: 'Bookings.', example: 6120 },
    articles: { description: 'Articles of the catalogue.', example: 301250 },
    mails: { description: 'Emails that left.', example: 85 },
    failed_mails: { description: 'Emails that were given up.', example: 2 },
    day: { example: '2026-11-21' },
    days: { description: 'The last 90 days, the earliest first.' },
    readings: { description: 'How often pages of shops were read.' },
  }),
  ...notesOn(['ShopReadings'], {
    day: { example: '2026-11-21' },
    shop: { description: 'A shop that we know; null for all others together.', example: 'Aubert' },
    read: { description: 'Pages that were read.', example: 41 },
    unread: { description: 'Pages that could not be read.', example: 3 },
  }),
  birthregistry_title: { description: 'The title of its list.', example: 'La liste de Léonie' },
  category: { description: 'What kind of thing it is.', example: 'sleep' },

  // Pictures and the service itself
  bucket_name: { description: 'Which shelf of the store; help and thumbnail are a superuser’s.', example: 'item' },
  'Picture.image_path': { example: 'item/9b1d77aa02.webp' },
  'PicturePreview.picture': {
    description: 'A `data:` address, at most 480 px.',
    example: 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=',
  },
  'Picture.thumbnail_path': { example: 'item/9b1d77aa02-480.webp' },
  object_name: {
    description: 'The last part of a picture’s path; of a superuser’s own, without its ending.',
    example: 'guide-1',
  },
  blog_url: { description: 'Where the blog is; null where there is none.', example: 'https://blog.cigogne.example' },
  'BlogArticle.title': { example: 'Préparer la valise de maternité' },
  guid: { description: 'What the feed calls it, or its link.', example: 'https://blog.cigogne.example/valise' },
  creator: { description: 'Who wrote it.', example: 'Camille Martin' },
  contentSnippet: {
    description: 'How it begins, as plain text.',
    example: 'Que mettre dedans, et quand la préparer ?',
  },
  featured_image: {
    description: 'Its picture, in our store, behind what GET /s3_url answers; null where it has none.',
    example: 'blog/9b1d77aa02.webp',
  },
  'BlogArticle.link': { example: 'https://blog.cigogne.example/valise' },
  'BlogArticle.categories': { description: 'Words that it stands under.', example: ['Grossesse'] },
  img_url: { description: 'A shop’s picture.', example: 'https://boutique.example/doudou-lapin.jpg' },
  file: { description: 'JPEG, PNG, WebP, AVIF or GIF, recognised by its content.' },
  'BaseAddress.url': { description: 'Without a slash at the end.', example: 'https://cigogne.example' },
  status: { description: 'That the service answers.' },
  ok: { description: 'Done.' },
  token_type: { description: 'How the token is sent.' },
  features: {
    description: 'What this instance offers; the calls of a feature that is off answer 404.',
    example: FEATURES,
  },
  lang: { description: 'The language of whoever asks for none.', example: 'fr' },
  limits: { description: 'Every number that forms need.', example: LIMITS },
  skip: { description: 'How many to leave out at the start.', example: 0 },
  limit: { description: 'How many to answer at most.', example: 20 },
};

/** Notes on fields of these schemas alone, where others have fields of the same name. */
function notesOn(schemas: readonly string[], notes: Record<string, Note>): Record<string, Note> {
  return Object.fromEntries(
    schemas.flatMap((schema) => Object.entries(notes).map(([field, note]) => [`${schema}.${field}`, note])),
  );
}
