import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports, which an outgoing connection could take before the program listens. */
const PORTS = { from: 20_000, to: 32_000 } as const;

/** Each process draws from ports of its own, because one that was drawn is free for others until its program listens. */
const PER_PROCESS = 100;

const drawn = new Set<number>();

/** Returns a port of 127.0.0.1 that no program listens on, and that this process did not draw before. */
export async function freePort(): Promise<number> {
  const slices = (PORTS.to - PORTS.from) / PER_PROCESS;
  const from = PORTS.from + (process.pid % slices) * PER_PROCESS;
  for (;;) {
    if (drawn.size === PER_PROCESS) drawn.clear();
    const port = randomInt(from, from + PER_PROCESS);
    if (drawn.has(port)) continue;
    drawn.add(port);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
