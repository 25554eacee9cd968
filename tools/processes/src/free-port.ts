import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ephemeral ports, which an outgoing connection could take before the program listens. */
const PORTS = { from: 20_000, to: 32_000 } as const;

/** Holds a file for each port that any process has drawn, because it is free for others until its program listens. */
const DRAWN_DIR = join(tmpdir(), 'partyline-ports');
/** No program takes longer to listen. */
const KEPT_MS = 3_600_000;

/** Returns a port of 127.0.0.1 that no program listens on, and that no process of this machine has drawn in the last hour. */
export async function freePort(): Promise<number> {
  await mkdir(DRAWN_DIR, { recursive: true });
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if ((await drawPort(port)) && (await isFree(port))) return port;
  }
}

/** Takes a port's file; false if another draw has it. The draw that removes an old file leaves the port to a later one. */
async function drawPort(port: number): Promise<boolean> {
  const file = join(DRAWN_DIR, String(port));
  try {
    const drawn = await open(file, 'wx');
    await drawn.close();
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const drawn = await stat(file).catch(() => null);
    if (drawn !== null && Date.now() - drawn.mtimeMs > KEPT_MS) await rm(file, { force: true });
    return false;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isListening) return false;
  server.close();
  await once(server, 'close');
  return true;
}
