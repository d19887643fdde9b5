/** The database cannot be opened; the message is one line for the person who starts Cigogne. */
export class CannotOpenDatabase extends Error {}
