import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between the service and a server that can fail the way networks do. */
export interface CuttableProxy {
  port: number;
  /** From now on traffic on existing connections vanishes silently: they look alive. */
  cutOld(): void;
  /** Like `cutOld`, and new connections are accepted but never answered. */
  cut(): void;
  /** Hangs up, and refuses new connections. */
  refuse(): void;
  /** New connections work again; those that were cut stay dead. */
  heal(): void;
  close(): Promise<void>;
}

/** A database's address by way of a proxy to its server. */
export async function openProxyTo(databaseUrl: string): Promise<{ proxy: CuttableProxy; url: string }> {
  const url = new URL(databaseUrl);
  const sockets = url.searchParams.get('host');
  const proxy = await openProxy(sockets ? `${sockets}/.s.PGSQL.5432` : Number(url.port || 5432));
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${proxy.port}`;
  return { proxy, url: url.href };
}

/** @param target where a server listens: its port on this machine, or the path of its socket */
async function openProxy(target: number | string): Promise<CuttableProxy> {
  let state: 'open' | 'cut' | 'refusing' = 'open';
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const server = createServer((client) => {
    track(client);
    if (state === 'refusing') client.resetAndDestroy();
    if (state === 'cut') client.pause();
    if (state !== 'open') return;
    const upstream = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1');
    track(upstream);
    client.pipe(upstream).pipe(client);
    client.once('close', () => silent.has(client) || upstream.destroy());
    upstream.once('close', () => silent.has(upstream) || client.destroy());
  });

  function track(socket: Socket): void {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
  }

  function silence(): void {
    for (const socket of open) {
      silent.add(socket);
      fallSilent(socket);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cutOld: silence,
    cut() {
      state = 'cut';
      silence();
    },
    refuse() {
      state = 'refusing';
      for (const socket of open) hangUp(socket);
    },
    heal() {
      state = 'open';
    },
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Neither reads nor closes any more, whatever the other side does. */
function fallSilent(socket: Socket): void {
  socket.unpipe();
  socket.pause();
}

/** A local socket cannot be reset. */
function hangUp(socket: Socket): void {
  if (socket.remoteAddress) socket.resetAndDestroy();
  else socket.destroy();
}
