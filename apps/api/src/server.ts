import { DEFAULT_LANGUAGE } from '@partyline/display';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp, type LogStream } from './app.ts';
import type { Config } from './config.ts';
import { checkedPort } from './db/effect-check.ts';
import { openDatabase } from './db/open-database.ts';
import type { Handlers } from './http/routes/route-types.ts';
import { appPageReader, runtimeConfigOf } from './http/pages/app-page.ts';
import { createTokenVerifier } from './http/authentication/token-verifier.ts';
import { rememberVerified } from './http/authentication/verified-tokens.ts';
import type { JobLog } from './jobs/job-log.ts';
import { watchMaintenance } from './maintenance/watch-maintenance.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { NodeState } from './monitoring/node-state.ts';
import { createHandlers } from './wiring/handlers.ts';
import { createNoteUse } from './modules/sessions/session-use.ts';
import { formatCursor } from './records/notifications/cursor.ts';
import { NotificationHub } from './modules/notifications/stream/notification-hub.ts';
import { createPorts } from './providers/create-ports.ts';
import { withDeadline } from './providers/failures/with-deadline.ts';
import { readDueJobs } from './worker/due-jobs.ts';
import type { StartJobWorker } from './worker/job-worker.ts';
import { startWorkerThread } from './wiring/start-worker-thread.ts';
import { superviseWorker } from './worker/supervise-worker.ts';

export interface RunningServer {
  readonly port: number;
  /**
   * Drains for DRAIN_SECONDS, then refuses new calls, ends streams with goodbye, lets calls and jobs end within the bound, and
   * closes everything. A second call skips the drain.
   */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** Default: a worker thread. */
  readonly startJobWorker?: StartJobWorker;
  /** Replaces handlers, for tests of what surrounds them. */
  readonly changeHandlers?: (handlers: Handlers) => Handlers;
  readonly logStream?: LogStream;
  /** Receives the node's phase. */
  readonly state?: NodeState;
  readonly metrics?: Metrics;
}

const STOP_WITHIN_MS = 10_000;
const READY_WITHIN_MS = 2_000;
export const VERSION = readVersion();

/** Starts the API and the job worker's thread on a migrated schema. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const shutdown = new AbortController();
  const parts = buildParts(config, shutdown.signal, options);
  const { app, database, readiness, hub, maintenance, metrics, state, log } = parts;
  try {
    await maintenance.start();
    // A node that serves calls refuses no stream.
    await hub.begun;
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    // The caller gets the error at once; closing may wait for connecting parts.
    void closeParts(parts).catch(() => undefined);
    throw error;
  }
  const { startJobWorker = startWorkerThread } = options;
  const jobs = superviseWorker({
    start: () => {
      metrics.noteWorkerStart();
      return startJobWorker(config, log, metrics);
    },
    isStalled: async () => (await readDueJobs(database)).isStalled,
    log,
  });
  state.serving(() => readiness.query('SELECT 1'));
  const hurry = new AbortController();
  let stopping: Promise<void> | undefined;
  return {
    port: portOf(app.server.address()),
    stop: () => {
      if (stopping !== undefined) hurry.abort();
      return (stopping ??= stop());
    },
  };

  async function stop(): Promise<void> {
    state.draining();
    await wait(config.drainMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    shutdown.abort();
    const closing = Promise.all([app.close(), jobs.stop()]).then(() => closeParts(parts));
    try {
      await withDeadline(closing, STOP_WITHIN_MS);
    } catch (error) {
      log.warn({ err: error }, 'not everything could be closed in time');
      app.server.closeAllConnections();
    }
  }
}

type Parts = ReturnType<typeof buildParts>;

function buildParts(config: Config, shutdown: AbortSignal, options: ServerOptions) {
  const { databaseUrl } = config;
  const { state = new NodeState(), changeHandlers = (handlers) => handlers } = options;
  const { metrics = createMetrics(VERSION, state) } = options;
  const log: JobLog = {
    info: (data, message) => app.log.info(data, message),
    warn: (data, message) => app.log.warn(data, message),
    error: (data, message) => app.log.error(data, message),
  };
  const database = openDatabase({
    url: databaseUrl,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  // Not from the calls' pool: a busy node would report PostgreSQL as away, and a balancer would shift its calls to equally busy
  // nodes.
  const readiness = openDatabase({
    url: databaseUrl,
    applicationName: 'partyline-ready',
    maxConnections: 1,
    statementTimeoutMs: READY_WITHIN_MS,
  });
  const ports = createPorts(config, metrics.noteProviderFailure);
  const host = checkedPort(ports.host);
  const identity = checkedPort(ports.identity);
  const payments = checkedPort(ports.payments);
  const hub = new NotificationHub({ databaseUrl, log, onRow: metrics.noteNotification });
  metrics.watch({ database, countStreams: () => hub.subscriberCount });
  const readAppPage = appPageReader(config.portalDir, runtimeConfigOf(config, VERSION));
  const readAppVersion = async () => (await readAppPage(DEFAULT_LANGUAGE))?.appVersion ?? null;
  const served = createHandlers({
    config,
    database,
    identity,
    host,
    payments,
    hub,
    version: VERSION,
    isDraining: () => state.isDraining,
    readAppVersion,
  });
  const { issuer, projectId: audience, jwksUrl } = config.identity;
  const verifyToken = rememberVerified(createTokenVerifier({ issuer, audience, jwksUrl }));
  const noteUse = createNoteUse(database, log);
  const maintenance = watchMaintenance({ database, isForced: config.maintenance, shutdown, log });
  const app = buildApp({
    config,
    database,
    handlers: changeHandlers(served),
    verifyToken,
    noteUse,
    maintenance,
    shutdown,
    feedCursor: () => (hub.cursor === null ? null : formatCursor(hub.cursor)),
    version: VERSION,
    state,
    metrics,
    ...(options.logStream === undefined ? {} : { logStream: options.logStream }),
  });
  return { app, database, readiness, hub, maintenance, metrics, state, log };
}

async function closeParts({ app, hub, maintenance, database, readiness }: Parts): Promise<void> {
  maintenance.stop();
  await app.close();
  await hub.close();
  await Promise.all([database.end(), readiness.end()]);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { version: string }; // our own file
  return version;
}
