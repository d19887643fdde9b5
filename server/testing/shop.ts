import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Shop {
  /** http://127.0.0.1:port */
  origin: string;
  /** As FETCH_ALLOW_HOSTS names it. */
  host: string;
  /** The paths that were asked for, robots.txt too. */
  visits: string[];
  close(): Promise<void>;
}

/** A shop on this machine. It has no robots.txt unless `answer` gives it one. */
export async function startShop(
  answer: (path: string, response: ServerResponse) => void,
  address = '127.0.0.1',
): Promise<Shop> {
  const visits: string[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '';
    visits.push(path);
    answer(path, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  const host = `${address}:${port}`;
  return {
    origin: `http://${host}`,
    host,
    visits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
