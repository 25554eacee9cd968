import type { Backend } from '../balancer.ts';
import { freePort, startApiProcess, type ApiProcessWish, type RunningProgram } from '../processes.ts';

/** A place for a node behind the balancer: its process comes and goes. */
export interface NodePlace {
  readonly backend: Backend;
  start(): Promise<void>;
  /** Restarts the node as an update does; gives back the exit code, and how long the end took. */
  restart(): Promise<{ readonly code: number | null; readonly tookMs: number }>;
  /** Kills the node as a power cut does, and starts another one. */
  killAndStart(): Promise<void>;
  kill(): Promise<void>;
}

/** Makes a place whose nodes are all started with these settings; none runs yet. */
export function nodePlace(wish: Omit<ApiProcessWish, 'port' | 'monitoringPort'>): NodePlace {
  const backend: Backend = { port: 0, readyUrl: '' };
  let program: RunningProgram | null = null;
  return {
    backend,
    start,
    async restart() {
      const since = Date.now();
      const code = (await program?.stop()) ?? null;
      const tookMs = Date.now() - since;
      await start();
      return { code, tookMs };
    },
    async killAndStart() {
      await program?.kill();
      await start();
    },
    async kill() {
      await program?.kill();
    },
  };

  async function start(): Promise<void> {
    // Others every time: while a node is away, any program may be given its ports.
    const [port, monitoringPort] = [await freePort(), await freePort()];
    program = await startApiProcess({ ...wish, port, monitoringPort });
    Object.assign(backend, { port, readyUrl: `http://127.0.0.1:${monitoringPort}/ready` });
  }
}
