import {
  startPostgres as startPostgresAt,
  startProgram,
  startService,
  type RunningCommand,
  type RunningService,
} from '@partyline/tools-processes';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_HOST_SECRET, TEST_INVITATION_SECRET } from '../start-api.ts';
import type { TestIssuer } from '../test-issuer.ts';
import { until } from '../until.ts';

/** Errors of programs appear in the test's output. */
const showErrors = true;

/** Starts the sandbox at `speed` times real time, with data of its own that go when it stops. */
export async function startSandbox(
  speed: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'partyline-sandbox-'));
  const env = {
    SANDBOX_PORT: '0',
    SMTP_PORT: '0',
    SANDBOX_DATA_DIR: dataDir,
    SANDBOX_SPEED: String(speed),
    INSTANCE_HOST_SECRET: TEST_HOST_SECRET,
    ...settings,
  };
  const sandbox = await startService('apps/sandbox/src/main.ts', 'url', { env, showErrors });
  return {
    ...sandbox,
    stop: async () => {
      const code = await sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

export interface ApiProcessOptions {
  readonly port: number;
  readonly databaseUrl: string;
  readonly issuer: TestIssuer;
  readonly hostUrl: string;
  /** Default: none. */
  readonly instanceOrigins?: string;
  /** Default: none. */
  readonly payments?: { readonly url: string; readonly webhookSecrets: string };
  /** Default: no mail. */
  readonly smtpUrl?: string;
  /** Default: the identity service's origin. */
  readonly webhookLocalOrigin?: string;
  /** Default: none. */
  readonly monitoringPort?: number;
  /** Default: 0. */
  readonly drainSeconds?: number;
  /** Clock offset in milliseconds. */
  readonly clockOffsetMs?: number;
}

/** Limit for what never happens: a start takes five seconds of an idle processor. */
const START_WITHIN_MS = 120_000;
const SKEWED_CLOCK = new URL('skewed-clock.ts', import.meta.url).href;

/** Starts the API as a process and waits until it answers. */
export async function startApiProcess(options: ApiProcessOptions): Promise<RunningService> {
  const url = `http://127.0.0.1:${options.port}`;
  const env = {
    PARTYLINE_MODE: 'sandbox',
    PORT: String(options.port),
    PUBLIC_URL: url,
    DATABASE_URL: options.databaseUrl,
    IDENTITY_PROJECT_ID: options.issuer.projectId,
    IDENTITY_API_KEY: 'demo-key',
    IDENTITY_EMULATOR_URL: options.issuer.url,
    INSTANCE_HOST_URL: options.hostUrl,
    INSTANCE_HOST_SECRET: TEST_HOST_SECRET,
    INVITATION_SECRET: TEST_INVITATION_SECRET,
    INSTANCE_ORIGINS: options.instanceOrigins ?? '',
    SMTP_URL: options.smtpUrl ?? '',
    WEBHOOK_LOCAL_ORIGIN: options.webhookLocalOrigin ?? '',
    PAYMENTS_API_URL: options.payments?.url ?? '',
    PAYMENTS_WEBHOOK_SECRETS: options.payments?.webhookSecrets ?? '',
    MONITORING_PORT: options.monitoringPort === undefined ? '' : String(options.monitoringPort),
    DRAIN_SECONDS: String(options.drainSeconds ?? 0),
    STOP_HOLD_SECONDS: '0',
    ...skewed(options),
    MAILS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
  };
  const api = startProgram('apps/api/src/main.ts', [], { env, showErrors });
  const isThere = async (): Promise<boolean> => (await fetch(`${url}/api/ping`)).ok;
  const answers = until('the API answers', isThere, START_WITHIN_MS);
  await Promise.race([answers, rejectWhenEnded(api)]);
  return { ...api, url };
}

async function rejectWhenEnded({ ended, output }: RunningCommand): Promise<never> {
  throw new Error(`The program ended with ${await ended}: ${output()}`);
}

function skewed({ clockOffsetMs }: ApiProcessOptions): Record<string, string> {
  if (clockOffsetMs === undefined) return {};
  return { CLOCK_OFFSET_MS: String(clockOffsetMs), NODE_OPTIONS: `--import ${SKEWED_CLOCK}` };
}

/** Starts a test's own PostgreSQL at a fixed address, so that it can be stopped. */
export function startPostgres(dataDir: string, port: number): Promise<RunningService> {
  return startPostgresAt(dataDir, { port, isThrowaway: true, showErrors });
}
