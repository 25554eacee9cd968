import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy that a test can cut and restore. */
export interface CutLine {
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again on the same port. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a wire to a TCP server: `target` chooses each connection's server. */
export async function startCutLine(target: {
  readonly host: string;
  readonly port: number;
}): Promise<CutLine> {
  const open = new Set<Socket>();
  let server = await listen(0);
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return { port, cut, mend, close: cut };

  async function listen(wanted: number): Promise<Server> {
    const listening = createServer((near) => {
      const far = connect(target);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one);
        one.pipe(other);
        one
          .on('error', () => other.destroy())
          .on('close', () => {
            open.delete(one);
            other.destroy();
          });
      }
    });
    await new Promise<void>((done) => listening.listen(wanted, '127.0.0.1', done));
    return listening;
  }

  async function cut(): Promise<void> {
    const closed = new Promise((done) => server.close(done));
    for (const socket of open) socket.destroy();
    await closed;
  }

  async function mend(): Promise<void> {
    server = await listen(port);
  }
}
