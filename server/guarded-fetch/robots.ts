/** What robots.txt (RFC 9309) says of a path: the longest pattern that fits; allowed where two are as long. */

interface Rule {
  pattern: string;
  isAllowed: boolean;
}

/** A robots.txt is read as far as shops go; no pattern of theirs is longer. */
const MOST_RULES = 5000;
const LONGEST_PATTERN = 500;
const LONGEST_PATH = 2000;

/** Rules for whoever is named above them. */
interface Group {
  agents: string[];
  rules: Rule[];
}

/**
 * The rules for a robot: its own groups', else those for everybody.
 * @param name in lower case
 */
export function rulesFor(name: string, text: string): Rule[] {
  const groups = groupsOf(text);
  const own = groups.filter(({ agents }) => agents.includes(name));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  return chosen.flatMap(({ rules }) => rules).slice(0, MOST_RULES);
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  for (const { key, value } of linesOf(text)) {
    const last = groups.at(-1);
    if (key === 'user-agent') {
      const agent = value.toLowerCase().split('/', 1)[0]?.trim() ?? '';
      if (last?.rules.length === 0) last.agents.push(agent);
      else groups.push({ agents: [agent], rules: [] });
    } else if (key === 'allow' || key === 'disallow') {
      last?.rules.push({ pattern: value.length > LONGEST_PATTERN ? '' : encoded(value), isAllowed: key === 'allow' });
    }
  }
  return groups;
}

/** @param path with its query */
export function isAllowed(rules: Rule[], path: string): boolean {
  const written = encoded(path).slice(0, LONGEST_PATH);
  let longest: Rule = { pattern: '', isAllowed: true };
  for (const rule of rules) {
    const isLonger = rule.pattern.length - longest.pattern.length;
    if (isLonger < 0 || (isLonger === 0 && !rule.isAllowed)) continue;
    if (fits(rule.pattern, written)) longest = rule;
  }
  return longest.isAllowed;
}

function* linesOf(text: string): Generator<{ key: string; value: string }> {
  for (const line of text.split(/[\r\n]+/)) {
    const said = line.split('#', 1)[0] ?? '';
    const colon = said.indexOf(':');
    if (colon > 0) yield { key: said.slice(0, colon).trim().toLowerCase(), value: said.slice(colon + 1).trim() };
  }
}

/** `*` is anything, `$` at the end is the end. Each part is looked for behind the one before: no way back. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? parts.pop() : undefined;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  if (last === undefined) return at === path.length;
  return path.length - last.length >= at && path.endsWith(last);
}

/** One spelling: letters beyond ASCII as %C3%A9, and that in capitals. */
function encoded(path: string): string {
  return encodeURI(path.toWellFormed())
    .replaceAll('%25', '%')
    .replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}
