import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface ListenOptions {
  readonly databaseUrl: string;
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, payload: string) => void;
  /** Called on every connect: messages may have been missed before. */
  readonly onConnected: () => void;
  readonly onLost: (error: Error) => void;
}

export interface Listener {
  close(): Promise<void>;
}

const RECONNECT_MS = 250;
const CONNECT_TIMEOUT_MS = 3_000;
/** Keep-alive, to detect a silently broken connection. */
const ASK_EVERY_MS = 10_000;

/** Listens on one connection per process and reconnects until closed. */
export function listen(options: ListenOptions): Listener {
  const closing = new AbortController();
  const isClosing = (): boolean => closing.signal.aborted;
  let client: pg.Client | undefined;
  const loop = keepListening();
  return {
    async close() {
      closing.abort();
      await client?.end().catch(() => undefined);
      await loop;
    },
  };

  async function keepListening(): Promise<void> {
    while (!isClosing()) {
      try {
        client = newClient(options);
        const lost = untilLost(client);
        await client.connect();
        for (const channel of options.channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
        options.onConnected();
        await Promise.race([lost, keepAsking(client, closing.signal)]);
      } catch (error) {
        if (!closing.signal.aborted)
          options.onLost(error instanceof Error ? error : new Error(String(error)));
      }
      await client?.end().catch(() => undefined);
      await wait(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
}

function newClient({ databaseUrl, onMessage }: ListenOptions): pg.Client {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'partyline-listen',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  client.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
  return client;
}

function untilLost(client: pg.Client): Promise<never> {
  const lost = new Promise<never>((_resolve, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(new Error('The listening connection has ended.')));
  });
  // Awaited where it is raced.
  lost.catch(() => undefined);
  client.on('error', () => undefined);
  return lost;
}

async function keepAsking(client: pg.Client, closing: AbortSignal): Promise<void> {
  const timer = { signal: closing, ref: false };
  for (;;) {
    const isTime = await wait(ASK_EVERY_MS, true, timer).catch(() => false);
    if (!isTime) return;
    await client.query('SELECT 1');
  }
}
