/** A page of information, as data: the same for a dialog and a page of its own. */
export interface InfoArticle {
  title: string;
  intro?: string;
  sections: InfoSection[];
  /** When the text came into force. */
  updated?: string;
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
