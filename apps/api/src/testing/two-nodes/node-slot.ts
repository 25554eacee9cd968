import { type ExitStatus, freePort, type RunningService } from '@partyline/tools-processes';
import type { Backend } from '../processes/balancer.ts';
import { startApiProcess, type ApiProcessOptions } from '../processes/processes.ts';

/** A slot for a node behind the balancer. */
export interface NodeSlot {
  readonly backend: Backend;
  start(): Promise<void>;
  /** Restarts the node as an update does; returns its exit status and the duration of the end. */
  restart(): Promise<{ readonly code: ExitStatus | null; readonly tookMs: number }>;
  /** Kills the node like a power cut, and starts another one. */
  killAndStart(): Promise<void>;
  kill(): Promise<void>;
}

/** Makes a slot whose nodes start with these settings; none runs yet. */
export function nodeSlot(options: Omit<ApiProcessOptions, 'port' | 'monitoringPort'>): NodeSlot {
  const backend: Backend = { port: 0, readyUrl: '' };
  let program: RunningService | null = null;
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
    // New ports each time: other programs may take those of a stopped node.
    const [port, monitoringPort] = [await freePort(), await freePort()];
    program = await startApiProcess({ ...options, port, monitoringPort });
    Object.assign(backend, { port, readyUrl: `http://127.0.0.1:${monitoringPort}/ready` });
  }
}
