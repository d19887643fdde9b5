import { UNSEEN } from '#contract/everywhere/unseen.ts';

/** What somebody searches for, with spaces for what the service refuses (contract/texts.ts): it stands in no word. */
export function unseenAsSpaces(query: string): string {
  return query.replaceAll(new RegExp(`[${UNSEEN}]+`, 'gu'), ' ').trim();
}
