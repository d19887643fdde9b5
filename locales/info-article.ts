/** A page of information, as data: the same for a dialog and a page of its own. */
export interface InfoArticle {
  title: string;
  intro?: string;
  sections: InfoSection[];
  /** What the form says by which one writes to the operator, where there is one. */
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
  cancel: string;
  kept: string;
  sentTitle: string;
  sent: string;
  failure: string;
}

export interface InfoSection {
  title: string;
  blocks: (string | { list: string[] } | { mail: string })[];
}

/** Who runs this instance, and where it is. */
export interface InfoOperator {
  name: string;
  address: string;
  email: string;
  host: string;
  publicUrl: string;
}
