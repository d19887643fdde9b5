/**
 * For a pattern's class: control characters, and the marks that change the reading direction. Nobody sees them; they
 * come along with what is copied from a page, a contact or a table.
 */
export const UNSEEN = String.raw`\p{Cc}\u202A-\u202E\u2066-\u2069`;
