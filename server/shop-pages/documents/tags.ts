import { Known } from './known.ts';

/** Which open elements a tag closes implicitly; the search for them stops at the elements of `within`. */
interface Rule {
  ends: Set<string>;
  within: Set<string>;
}

export interface Tag {
  name: string;
  /** Has no content. */
  isVoid: boolean;
  /** What it contains is invisible. */
  isUnread: boolean;
  rule: Rule | null;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const UNREAD = new Set(['style', 'noscript', 'template', 'svg', 'iframe', 'textarea']);
const RULES = new Map<string, Rule>(
  Object.entries({
    li: { ends: new Set(['li']), within: new Set(['ul', 'ol', 'menu']) },
    p: { ends: new Set(['p']), within: new Set(['div', 'td', 'section', 'article', 'li']) },
    tr: { ends: new Set(['tr', 'td', 'th']), within: new Set(['table']) },
    td: { ends: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
    th: { ends: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
    dt: { ends: new Set(['dt', 'dd']), within: new Set(['dl']) },
    dd: { ends: new Set(['dt', 'dd']), within: new Set(['dl']) },
    option: { ends: new Set(['option']), within: new Set(['select']) },
  }),
);

function tagOf(name: string): Tag {
  return { name, isVoid: VOID.has(name), isUnread: UNREAD.has(name), rule: RULES.get(name) ?? null };
}

/** What contains the whole page. */
export const ROOT = tagOf('');
export const tags = new Known((name) => tagOf(name.toLowerCase()));
