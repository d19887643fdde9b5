/** A page of information, as data: the same for a dialog and a page of its own. */
export interface InfoArticle {
  title: string;
  intro?: string;
  sections: InfoSection[];
  /** The texts of the contact form, where the page has one. */
  form?: ContactFormTexts;
  /** When the text came into force. */
  updated?: string;
}

export interface ContactFormTexts {
  open: string;
  name: string;
  email: string;
  emailHelp: string;
  message: string;
  send: string;
  kept: string;
  sentTitle: string;
  sent: string;
  failure: string;
}

export interface InfoSection {
  title: string;
  blocks: (string | { list: string[] } | { mail: string })[];
}

/** With its place in a text of numbered sections. */
export function numbered(place: number, section: InfoSection): InfoSection {
  return { ...section, title: `${place}. ${section.title}` };
}

/** Who runs this instance, and from where. */
export interface InfoOperator {
  name: string;
  address: string;
  email: string;
  host: string;
  publicUrl: string;
}

/** As browsers keep it: over https its name begins with what no other host may set (web/layout/cookies). */
export function cookieName(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}
