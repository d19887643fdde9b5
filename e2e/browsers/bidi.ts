import { once } from 'node:events';

/**
 * A WebDriver BiDi session (https://w3c.github.io/webdriver-bidi); none of our client libraries supports all we need.
 */
export interface Bidi {
  // biome-ignore lint/suspicious/noExplicitAny: each command answers something else, which who sends it knows.
  send(method: string, params: object): Promise<any>;
  close(): void;
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message }: Answer = JSON.parse(String(data));
    const one = waiting.get(id ?? -1);
    if (error) one?.reject(new Error(`${error}: ${message}`));
    else one?.resolve(result);
  });
  await once(socket, 'open');
  let sent = 0;
  function send(method: string, params: object): Promise<unknown> {
    sent += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(sent, answer);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return answer.promise;
  }
  await send('session.new', { capabilities: {} });
  return { send, close: () => socket.close() };
}
