import { createServer, connect, type Socket } from 'node:net';

export interface CountingProxy {
  readonly databaseUrl: string;
  /** Returns the statements since the last call. */
  take(): number;
  stop(): Promise<void>;
}

const QUERY = 'Q'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);

/** The API's connections for calls; those of jobs and streams are not counted. */
const CALLS = 'application_name\0partyline-api\0';

/** Starts a proxy to PostgreSQL that counts simple queries and executions of prepared ones. */
export async function countingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  let statements = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let isForCalls = false;
    const frames = frameReader({
      onStartup: (parameters) => (isForCalls = parameters.includes(CALLS)),
      onMessage: (type) => {
        if (isForCalls && (type === QUERY || type === EXECUTE)) statements += 1;
      },
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => {
        if (from === client) frames(chunk);
        to.write(chunk);
      });
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = typeof address === 'object' && address ? String(address.port) : '';
  return {
    databaseUrl: url.href,
    take: () => {
      const counted = statements;
      statements = 0;
      return counted;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Splits a client's bytes into messages; only the first has no type byte. */
function frameReader(hear: {
  onStartup: (parameters: Buffer) => void;
  onMessage: (type: number) => void;
}): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const header = started ? 1 : 0;
      if (pending.length < header + 4) return;
      const length = header + pending.readInt32BE(header);
      if (pending.length < length) return;
      if (started) hear.onMessage(pending[0] ?? 0);
      else hear.onStartup(pending.subarray(0, length));
      started = true;
      pending = pending.subarray(length);
    }
  };
}
