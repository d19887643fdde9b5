import pg from 'pg';

export const RECONNECT_MS = 1000;

/**
 * @param heard called with the writer's name; without one when the connection was opened or lost, since a signal may
 * have been missed
 */
export function keepConnection(settings: pg.ClientConfig, channel: string, heard: (teller?: string) => void) {
  let client: pg.Client | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client(settings);
    fresh.on('error', () => lose(fresh)).on('end', () => lose(fresh));
    fresh.on('notification', ({ payload }) => heard(payload));
    try {
      await fresh.connect();
      // A signal lost in a crash is no loss: the crash also ends the connections of everyone listening.
      await fresh.query(`set synchronous_commit = off; listen ${channel}`);
      client = fresh;
      heard();
    } catch {
      fresh.end().catch(() => undefined);
      tryAgain();
    }
  }

  function lose(lost: pg.Client): void {
    if (lost !== client) return;
    client = null;
    heard();
    lost.end().catch(() => undefined);
    tryAgain();
  }

  function tryAgain(): void {
    if (!isClosed) setTimeout(connect, RECONNECT_MS).unref();
  }

  const connecting = connect();
  return {
    client: () => client,
    lose,
    async openNoMore() {
      isClosed = true;
      await connecting;
    },
  };
}
