/** The ids each of the product's mails is written from. The words stand beside the feature that causes the mail. */
interface MailIds {
  activation: { user: number; version: number };
  'password-reset': OfAccount;
  'password-changed': OfAccount;
  'account-deleted': OfAccount;
  'account-deactivated': OfAccount;
  'account-reactivated': OfAccount;
  'email-confirmation': OfAddress;
  'email-change-asked': OfAddress;
  'email-changed': OfAddress;
  'booking-summary': { requestId: number };
  /** For one request, or a digest of a clock hour. */
  'somebody-booked': ToParent & ({ requestId: number } | { hour: number });
  /** For a quarter of an hour; jobs of an older release name a single booking. */
  'booking-cancelled': (ToParent & { quarter: number }) | { bookingId: number; userId?: number };
  'booking-deleted': { requestId: number; bookingIds: number[] };
  thanks: { bookingId: number; bookingIds: number[] };
  'list-removed': OfPeople;
  'list-deleted': OfRequest;
  'list-closed': OfRequest;
  'list-back': OfRequest;
  'second-owner-invitation': { invitationId: number };
  'second-owner-accepted': OfPeople;
  'second-owner-removed': OfPeople;
  'second-owner-left': OfPeople;
  'second-owner-back': OfPeople;
  share: { shareId: number };
  'superuser-mail': { id: number };
  discovery: { id: number };
  contact: { messageId: number };
}

interface OfAccount {
  user: number;
}

interface OfAddress {
  change: number;
}

interface OfRequest {
  registryId: number;
  requestId: number;
}

interface OfPeople {
  registryId: number;
  userId: number;
}

/** Jobs of an older release name no parent: they are for the owner. */
interface ToParent {
  registryId: number;
  userId?: number;
}

export type MailKind = keyof MailIds;

export type IdsOf<Kind extends MailKind> = MailIds[Kind];

/** What is queued: ids only. */
export type MailJob<Kind extends MailKind = MailKind> = {
  [One in Kind]: {
    kind: One;
    ids: IdsOf<One>;
    /**
     * Makes the Message-ID and the outbox file's name, so that a repeated job is recognised as the same mail:
     * `booking-summary-42`.
     */
    cause: string;
  };
}[Kind];
