import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countingProxy, type CountingProxy } from './counting-proxy.ts';
import { freePort, startScript } from './processes.ts';

/** The whole product on its own ports and data. */
export interface Stack {
  readonly portalUrl: string;
  readonly sandboxUrl: string;
  /** The database itself, not the proxy. */
  readonly databaseUrl: string;
  /** Counts the API's queries, if requested. */
  readonly proxy: CountingProxy | null;
  stop(): Promise<void>;
}

/** Starts the product; with `countQueries`, the API connects to PostgreSQL through a counting proxy. */
export async function startStack({ countQueries = false } = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'partyline-bench-'));
  const postgres = await startScript(
    'tools/start/src/postgres.ts',
    ['--data-dir', join(dataDir, 'pg'), '--port', '0'],
    {},
    /"databaseUrl"/,
  );
  const { databaseUrl } = JSON.parse(/\{.*"databaseUrl".*\}/.exec(postgres.output)?.[0] ?? '{}') as {
    databaseUrl: string;
  }; // one line of our own tool
  const proxy = countQueries ? await countingProxy(databaseUrl) : null;
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const portalUrl = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: join(dataDir, 'app'),
    DATABASE_URL: proxy?.databaseUrl ?? databaseUrl,
  };
  const product = await startScript(
    'tools/start/src/main.ts',
    [],
    env,
    new RegExp(`localhost:${port}`),
    240_000,
  );
  const stop = async () => {
    await product.stop();
    await proxy?.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { portalUrl, sandboxUrl: `http://localhost:${sandboxPort}`, databaseUrl, proxy, stop };
}
