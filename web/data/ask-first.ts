/** The answers to calls made in the head, by path, and the session they belong to. */
interface FirstCalls {
  token: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  var cigogneFirstCalls: FirstCalls | undefined;
}

/** A registry, a wish. */
type Subject = Record<string, string | null>;
type Answer = Subject[] | Subject;

/**
 * Immediately asks who is logged in and makes the calls named in the page's `meta` (first-calls.ts), like api.ts
 * would, and fills in the page's placeholders for the result of the first (ui/first-call/first-elements.tsx). The
 * function's source is inlined in every page's head, after the `meta`, so it may not refer to anything outside itself.
 */
export function askFirst(): void {
  const token = readToken();
  if (!token) return;
  const answers: FirstCalls['answers'] = {};
  window.cigogneFirstCalls = { token, answers };
  const calls = document.querySelectorAll<HTMLMetaElement>('meta[name=first-call]');
  const [first, ...others] = Array.from(calls, ({ content }) => ask(content));
  first
    ?.then(show)
    .finally(askForLateScripts)
    .catch(() => {});
  for (const other of [...others, ask('/api/v1/user/me')]) other.catch(() => {});

  function readToken(): string | undefined {
    try {
      return JSON.parse(localStorage.getItem('cigogne') ?? '{}').token;
    } catch {
      return undefined;
    }
  }

  /** Its JSON; the response itself is left unread for the loader. */
  async function ask(path: string): Promise<Answer | null> {
    const headers = {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      Authorization: `Bearer ${token}`,
    };
    answers[path] = fetch(path, { headers });
    const answer = await answers[path];
    return answer.ok ? answer.clone().json() : null;
  }

  function show(answer: Answer | null): void {
    if (Array.isArray(answer) && answer.length === 0) swapElements();
    else if (answer) fillElements(answer);
  }

  /** Pages that keep a connection free for the picture (document/quick-head.ts). */
  function askForLateScripts(): void {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-late]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }

  function swapElements(): void {
    for (const element of document.querySelectorAll<HTMLElement>('[data-first-swap]')) element.hidden = !element.hidden;
  }

  function fillElements(answer: Answer): void {
    for (const element of document.querySelectorAll<HTMLElement>('[data-first]')) {
      const { first: field = '', base } = element.dataset;
      const value = (Array.isArray(answer) ? answer[0] : answer)?.[field];
      if (value && base) (element as HTMLImageElement).src = base + smallestOf(value);
      else if (value) element.textContent = value;
    }
  }

  /** Of a stored picture (contract/everywhere/picture-names.ts); the page later picks the size that fits. */
  function smallestOf(path: string): string {
    return path.replace(/(-\d+x\d+(?:-\w{12})?)\.webp$/, '$1-480.webp');
  }
}
