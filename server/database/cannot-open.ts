/** The database cannot be opened; the message is one line for whoever starts Cigogne. */
export class CannotOpenDatabase extends Error {}
