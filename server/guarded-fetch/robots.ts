/** What robots.txt (RFC 9309) says about a path: the longest matching pattern wins; on a tie it is allowed. */

interface Rule {
  pattern: string;
  isAllowed: boolean;
}

/** We read as much of a robots.txt as shops ever write; no pattern of theirs is longer. */
const MOST_RULES = 5000;
const LONGEST_PATTERN = 500;
const LONGEST_PATH = 2000;

/** Rules for the agents named above them. */
interface Group {
  agents: string[];
  rules: Rule[];
}

/**
 * The rules for a robot: its own groups', otherwise those for everybody.
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

/**
 * `*` matches anything, `$` at the end means the end. Each part is searched for after the previous one: no
 * backtracking.
 */
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

/** Normalises the spelling: letters beyond ASCII as %C3%A9, in capitals. */
function encoded(path: string): string {
  return encodeURI(path.toWellFormed())
    .replaceAll('%25', '%')
    .replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}
