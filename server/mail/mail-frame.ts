/** What stands around every mail's own words. */
export interface MailFrame {
  siteUrl: string;
  tagline: string;
  /** Why one gets this mail, and from whom. */
  footer: string[];
}
