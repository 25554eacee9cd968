import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPostgres, startProgram } from '@partyline/tools-processes';
import { countingProxy, type CountingProxy } from './counting-proxy.ts';

export interface Stack {
  readonly portalUrl: string;
  readonly sandboxUrl: string;
  /** Not the proxy's. */
  readonly databaseUrl: string;
  readonly proxy: CountingProxy | null;
  stop(): Promise<void>;
}

/** Of a start that also builds the portal. */
const READY_WITHIN_MS = 240_000;

/** Starts the product; with `countQueries`, the API reaches PostgreSQL through a counting proxy. */
export async function startStack({ countQueries = false } = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'partyline-bench-'));
  const postgres = await startPostgres(join(dataDir, 'pg'), { env: process.env });
  const proxy = countQueries ? await countingProxy(postgres.url) : null;
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const portalUrl = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: join(dataDir, 'app'),
    DATABASE_URL: proxy?.databaseUrl ?? postgres.url,
  };
  const product = startProgram('tools/start/src/main.ts', [], { env });
  await product.waitForOutput(new RegExp(`localhost:${port}`), READY_WITHIN_MS);
  const stop = async () => {
    await product.stop();
    await proxy?.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    portalUrl,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    databaseUrl: postgres.url,
    proxy,
    stop,
  };
}
