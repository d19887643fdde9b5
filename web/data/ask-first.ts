/** The answers to calls made in the head, by path, and the session they belong to. */
interface FirstCalls {
  token: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  var cigogneFirstCalls: FirstCalls | undefined;
}

type Subject = Record<string, string | null>;
type Answer = Subject[] | Registry;
type Registry = Subject & { categories: { wishes: Subject[] }[] };

/**
 * Immediately asks who is logged in and makes the call named in the page's `meta` (first-calls.ts), like api.ts
 * would, and fills in the page's placeholders for its result (ui/first-call/first-elements.tsx). The function's
 * source is inlined in every page's head, after the `meta`, so it may not refer to anything outside itself.
 */
export function askFirst(): void {
  const token = readToken();
  if (!token) return;
  const answers: FirstCalls['answers'] = {};
  window.cigogneFirstCalls = { token, answers };
  const call = document.querySelector<HTMLMetaElement>('meta[name=first-call]');
  if (call)
    ask(call.content)
      .then(show)
      .finally(askForLateScripts)
      .catch(() => {});
  ask('/api/v1/user/me').catch(() => {});

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
      const { first = '', of, base } = element.dataset;
      const value = findSubject(answer, of)?.[first];
      if (value && base) (element as HTMLImageElement).src = base + smallestOf(value);
      else if (value) element.textContent = value;
    }
  }

  /** Of a stored picture (contract/everywhere/picture-names.ts); the page later picks the size that fits. */
  function smallestOf(path: string): string {
    return path.replace(/(-\d+x\d+(?:-\w{12})?)\.webp$/, '$1-480.webp');
  }

  /** The gift with this id, otherwise the registry, otherwise the first of the registries. */
  function findSubject(answer: Answer, wishId: string | undefined): Subject | undefined {
    if (Array.isArray(answer)) return answer[0];
    if (!wishId) return answer;
    return answer.categories.flatMap(({ wishes }) => wishes).find(({ id }) => String(id) === wishId);
  }
}
