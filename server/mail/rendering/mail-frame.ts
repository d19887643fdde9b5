/** What stands around every mail's own words. */
export interface MailFrame {
  siteUrl: string;
  tagline: string;
  /** Why one gets this mail, and from whom. */
  footer: string[];
  /** How to get no such mails any more, where that is offered. */
  refusal: { label: string; url: string } | null;
}
