import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller, type Call } from '../call.ts';
import { startApiProcess, type ApiProcessWish } from './processes.ts';
import { freePort, type RunningService } from '@partyline/tools-processes';

/** The API as a process that a test kills and starts again at the same address. */
export interface RestartableApi {
  readonly url: string;
  readonly call: Call;
  start(): Promise<RunningService>;
  /** Kills the process started last, with SIGKILL. */
  kill(): Promise<void>;
  /** Kills it and removes its compile cache. */
  stop(): Promise<void>;
}

/** Reserves an address and a compile cache; no process runs yet. */
export async function restartableApi(
  wish: Omit<ApiProcessWish, 'port' | 'cacheDir'>,
): Promise<RestartableApi> {
  const folder = await mkdtemp(join(tmpdir(), 'partyline-api-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: RunningService | undefined;
  const kill = async (): Promise<void> => void (await running?.kill());
  return {
    url,
    call: caller(url),
    start: async () => (running = await startApiProcess({ ...wish, port, cacheDir: join(folder, 'cache') })),
    kill,
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
