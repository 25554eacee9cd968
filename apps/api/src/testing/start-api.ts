import { parseConfig, type Config } from '../config.ts';
import { createMetrics, type Metrics } from '../monitoring/metrics.ts';
import { NodeState } from '../monitoring/node-state.ts';
import { startServer, type ServerOptions } from '../server.ts';
import { startJobWorker as startJobWorkerHere } from '../wiring/start-job-worker.ts';
import { caller, type Call } from './call.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startTestIssuer, type TestIssuer } from './test-issuer.ts';

/** The whole API, listening, with its own database and identity service. */
export interface TestApi extends Pick<TestIssuer, 'tokenFor'> {
  readonly baseUrl: string;
  readonly issuer: TestIssuer;
  readonly db: TestDatabase['database'];
  readonly databaseUrl: string;
  readonly config: Config;
  readonly call: Call;
  /** The node's metrics. */
  readonly metrics: Metrics;
  /** All so far. */
  readonly logLines: readonly string[];
  /** Stops only the server. */
  stopServer(): Promise<void>;
  stop(): Promise<void>;
}

/** Shared with the test's instance host. */
export const TEST_HOST_SECRET = 'a-secret-for-tests-only';
/** Keys of mailed invitations are derived from it in tests. */
export const TEST_INVITATION_SECRET = 'a-secret-of-invitations-for-tests-only';

/** Starts the API like `main.ts` on a free port, by default with the job worker in this process. */
export async function startApi(
  settings: Readonly<Record<string, string>> = {},
  {
    startJobWorker = startJobWorkerHere,
    ...options
  }: Pick<ServerOptions, 'startJobWorker' | 'changeHandlers'> = {},
): Promise<TestApi> {
  const [testDatabase, issuer] = await Promise.all([createTestDatabase(), startTestIssuer()]);
  const config = testConfig(testDatabase, issuer, settings);
  const logLines: string[] = [];
  const logStream = { write: (line: string) => logLines.push(line) };
  const state = new NodeState();
  const metrics = createMetrics('0.0.0', state);
  const server = await startServer(config, { ...options, logStream, startJobWorker, state, metrics });
  const baseUrl = `http://127.0.0.1:${server.port}`;
  return {
    baseUrl,
    issuer,
    tokenFor: (token) => issuer.tokenFor(token),
    db: testDatabase.database,
    databaseUrl: testDatabase.url,
    config,
    call: caller(baseUrl),
    metrics,
    logLines,
    stopServer: () => server.stop(),
    stop: async () => {
      await server.stop();
      await issuer.stop();
      await testDatabase.stop();
    },
  };
}

/** A second node of the product, in the same process. */
export type OtherNode = Pick<TestApi, 'baseUrl' | 'call' | 'stop'>;

/** Starts a second node beside an API. */
export async function startOtherNode({ config }: Pick<TestApi, 'config'>): Promise<OtherNode> {
  const server = await startServer(config, {
    logStream: { write: () => undefined },
    startJobWorker: startJobWorkerHere,
  });
  const baseUrl = `http://127.0.0.1:${server.port}`;
  return { baseUrl, call: caller(baseUrl), stop: () => server.stop() };
}

export function testConfig(
  { url }: Pick<TestDatabase, 'url'>,
  issuer: Pick<TestIssuer, 'projectId' | 'url'>,
  settings: Readonly<Record<string, string>> = {},
): Config {
  const parsed = parseConfig({
    PARTYLINE_MODE: 'sandbox',
    PORT: '0',
    DATABASE_URL: url,
    PUBLIC_URL: 'http://localhost:4200',
    IDENTITY_PROJECT_ID: issuer.projectId,
    IDENTITY_API_KEY: 'demo-key',
    IDENTITY_EMULATOR_URL: issuer.url,
    INSTANCE_HOST_URL: 'http://127.0.0.1:9/instance-host/v1',
    INSTANCE_HOST_SECRET: TEST_HOST_SECRET,
    INVITATION_SECRET: TEST_INVITATION_SECRET,
    STOP_HOLD_SECONDS: '0',
    LOG_LEVEL: 'info',
    RATE_LIMIT_LOGIN: '1000000',
    RATE_LIMIT_CONTACT: '1000000',
    RATE_LIMIT_REFUSED_TOKENS: '1000000',
    RATE_LIMIT_INVITATIONS: '1000000',
    RATE_LIMIT_IMPORTS: '1000000',
    RATE_LIMIT_API_TOKENS: '1000000',
    MAILS_PER_MINUTE: '1000000',
    ...settings,
  });
  if (!parsed.ok) throw new Error(parsed.mistakes.join('\n'));
  return parsed.config;
}
