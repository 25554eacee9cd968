import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPostgres, startProgram, startService } from '@partyline/tools-processes';

/** An API process. */
export interface BenchNode {
  readonly portalUrl: string;
  readonly metricsUrl: string;
  /** API, and health checks with metrics. */
  readonly ports: readonly [number, number];
  stop(): Promise<void>;
}

/** API nodes on one database, with the sandbox for sign-ins. */
export interface NodeStack {
  readonly sandboxUrl: string;
  readonly databaseUrl: string;
  readonly nodes: readonly BenchNode[];
  stop(): Promise<void>;
}

const SECRET = 'a-secret-for-benchmarks-of-nodes-only';
const COLLECTS_GARBAGE = new URL('reference/collect-garbage.ts', import.meta.url).href;

/** Starts so many API nodes. To compare memory, each collects its garbage twice a second. */
export async function startNodeStack(count: number, compares: 'memory' | 'speed'): Promise<NodeStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'partyline-bench-nodes-'));
  const postgres = await startPostgres(join(dataDir, 'pg'), { env: process.env });
  const settings = {
    SANDBOX_PORT: '0',
    SMTP_PORT: '0',
    SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
    INSTANCE_HOST_SECRET: SECRET,
  };
  const env = { ...process.env, ...settings };
  const sandbox = await startService('apps/sandbox/src/main.ts', 'url', { env });
  const nodes: BenchNode[] = [];
  for (let node = 0; node < count; node += 1) {
    nodes.push(await startNode(postgres.url, sandbox.url, compares));
  }
  return {
    sandboxUrl: sandbox.url,
    databaseUrl: postgres.url,
    nodes,
    async stop() {
      for (const node of nodes) await node.stop();
      await sandbox.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startNode(
  databaseUrl: string,
  sandboxUrl: string,
  compares: 'memory' | 'speed',
): Promise<BenchNode> {
  const [port, monitoringPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_OPTIONS: compares === 'memory' ? `--import ${COLLECTS_GARBAGE}` : '',
    PARTYLINE_MODE: 'sandbox',
    PORT: String(port),
    MONITORING_PORT: String(monitoringPort),
    DATABASE_URL: databaseUrl,
    IDENTITY_PROJECT_ID: 'demo-partyline',
    IDENTITY_API_KEY: 'demo-key',
    IDENTITY_EMULATOR_URL: sandboxUrl,
    INSTANCE_HOST_URL: `${sandboxUrl}/instance-host/v1`,
    INSTANCE_HOST_SECRET: SECRET,
    INVITATION_SECRET: SECRET,
    LOG_LEVEL: 'info',
  };
  const api = startProgram('apps/api/src/main.ts', [], { env });
  await api.waitForOutput(/Server listening/);
  return {
    portalUrl: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${monitoringPort}/metrics`,
    ports: [port, monitoringPort],
    stop: async () => void (await api.stop()),
  };
}
