import { caller, type Call } from '../call.ts';
import { startApiProcess, type ApiProcessOptions } from './processes.ts';
import { freePort, type RunningService } from '@partyline/tools-processes';
import { oncePerFile } from '../fixtures.ts';
import { createTestDatabase } from '../test-database.ts';
import { startTestIssuer } from '../test-issuer.ts';

/** The API as a process that a test kills and starts again at the same address. */
export interface RestartableApi {
  readonly url: string;
  readonly call: Call;
  start(): Promise<RunningService>;
  /** Kills the process started last, with SIGKILL. */
  kill(): Promise<void>;
  /** The same, at the end of a fixture. */
  stop(): Promise<void>;
}

/** Reserves an address; no process runs yet. */
export async function restartableApi(options: Omit<ApiProcessOptions, 'port'>): Promise<RestartableApi> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: RunningService | undefined;
  const kill = async (): Promise<void> => void (await running?.kill());
  return {
    url,
    call: caller(url),
    start: async () => (running = await startApiProcess({ ...options, port })),
    kill,
    stop: kill,
  };
}

type ApiOptions = Omit<ApiProcessOptions, 'port' | 'databaseUrl' | 'issuer'>;

/** Declares the fixtures of a test file that starts and restarts an API: its database, identity service and process. */
export function apiProcess(options: () => ApiOptions) {
  const test = oncePerFile(createTestDatabase);
  const issuer = oncePerFile(startTestIssuer);
  const node = oncePerFile(() => restartableApi({ databaseUrl: test.url, issuer, ...options() }));
  return { test, issuer, node };
}

/** Returns the settings of an API whose instances run in a sandbox. */
export function behindSandbox({ url }: { readonly url: string }): ApiOptions {
  return { hostUrl: `${url}/instance-host/v1`, instanceOrigins: url };
}
