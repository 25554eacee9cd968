import type { ErrorName } from '@partyline/contract';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/open-database.ts';
import type { NoteProviderFailure } from '../providers/count-failures.ts';
import type { FinishedJob } from '../worker/job-worker.ts';
import { NODE_PHASES, type NodeState } from './node-state.ts';
import { readFromDatabase } from './read-from-database.ts';

export interface FinishedCall {
  readonly method: string;
  /** The route's pattern, never the address; `none` for unknown routes. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** null for a success. */
  readonly failure: ErrorName | null;
}

export interface MetricSources {
  readonly database: Database;
  readonly countStreams: () => number;
}

export interface Metrics {
  readonly noteCall: (call: FinishedCall) => void;
  readonly noteJob: (job: FinishedJob) => void;
  readonly noteProviderFailure: NoteProviderFailure;
  readonly noteNotification: () => void;
  readonly noteWorkerStart: () => void;
  watch(sources: MetricSources): void;
  read(): Promise<{ readonly type: string; readonly body: string }>;
}

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30];

/**
 * Creates a node's metrics. Labels come from closed lists, never users, accounts or addresses, so they are bounded and anonymous.
 * [GX-16]
 */
export function createMetrics(
  version: string,
  state: NodeState,
  { withProcess = false }: { readonly withProcess?: boolean } = {},
): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const counted = createCounted(registry);
  const seen = createSeen(registry);
  let sources: MetricSources | null = null;
  createGauge(registry, 'build_info', 'Always 1, with the version of the API.', ['version']).set(
    { version },
    1,
  );
  return {
    noteCall({ method, route, status, seconds, failure }) {
      counted.calls.inc({ method, route, status });
      counted.callSeconds.observe({ method, route }, seconds);
      if (failure !== null) counted.failures.inc({ route, failure });
    },
    noteJob({ task, outcome, seconds }) {
      counted.jobs.inc({ task, outcome });
      counted.jobSeconds.observe({ task }, seconds);
    },
    noteProviderFailure: (provider, cause) => counted.providerFailures.inc({ provider, cause }),
    noteNotification: () => counted.notifications.inc(),
    noteWorkerStart: () => counted.workerStarts.inc(),
    watch(found) {
      sources = found;
    },
    async read() {
      for (const phase of NODE_PHASES) seen.phase.set({ phase }, Number(phase === state.phase));
      if (sources !== null) await look(seen, sources);
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}

/** Samples the sources; PostgreSQL's values are omitted while it is unavailable. */
async function look(seen: Seen, { database, countStreams }: MetricSources): Promise<void> {
  seen.streams.set(countStreams());
  seen.connections.set({ state: 'idle' }, database.idleCount);
  seen.connections.set({ state: 'busy' }, database.totalCount - database.idleCount);
  seen.waiting.set(database.waitingCount);
  seen.jobs.reset();
  seen.jobAge.reset();
  seen.mails.reset();
  seen.mailAge.reset();
  const found = await readFromDatabase(database).catch(() => null);
  seen.isDatabaseUp.set(Number(found !== null));
  if (found === null) return;
  seen.clockOffset.set(found.clockOffsetSeconds);
  for (const { task, state, count, oldestSeconds } of found.jobs) {
    seen.jobs.set({ task, state }, count);
    seen.jobAge.set({ task, state }, oldestSeconds);
  }
  for (const { class: mailClass, count, oldestSeconds } of found.mails) {
    seen.mails.set({ class: mailClass }, count);
    seen.mailAge.set({ class: mailClass }, oldestSeconds);
  }
}

type Seen = ReturnType<typeof createSeen>;

function createCounted(registry: Registry) {
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name: `partyline_${name}`, help, labelNames, registers: [registry] });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new Histogram({ name: `partyline_${name}`, help, labelNames, buckets, registers: [registry] });
  return {
    calls: counter('http_requests_total', 'Calls that are over.', ['method', 'route', 'status']),
    callSeconds: histogram(
      'http_request_duration_seconds',
      'How long calls took; of streams, how long they were open.',
      ['method', 'route'],
      CALL_SECONDS,
    ),
    failures: counter('http_failures_total', "Calls that failed, by the contract's name of the failure.", [
      'route',
      'failure',
    ]),
    providerFailures: counter(
      'provider_failures_total',
      'Failed calls of outside services by this node and its job worker.',
      ['provider', 'cause'],
    ),
    notifications: counter(
      'notifications_read_total',
      'Notifications written by any node, as read by this one for its streams.',
    ),
    jobs: counter('jobs_finished_total', 'Jobs that this node has run.', ['task', 'outcome']),
    jobSeconds: histogram('job_duration_seconds', 'How long jobs took.', ['task'], JOB_SECONDS),
    workerStarts: counter('worker_starts_total', 'Starts of the job worker; more than one: it had ended.'),
  };
}

function createSeen(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labels: readonly Label[] = []) =>
    createGauge(registry, name, help, labels);
  return {
    phase: gauge('node_phase', 'What the node is at: 1 for its phase.', ['phase']),
    streams: gauge('streams_open', 'Open streams of notifications.'),
    connections: gauge('database_connections', 'Connections of calls to PostgreSQL.', ['state']),
    waiting: gauge('database_waiting', 'Calls that wait for a connection.'),
    isDatabaseUp: gauge('database_up', '1 when PostgreSQL answered just now.'),
    clockOffset: gauge('clock_offset_seconds', "This node's clock minus PostgreSQL's."),
    jobs: gauge('jobs', 'Jobs in the queue of all nodes.', ['task', 'state']),
    jobAge: gauge('jobs_oldest_seconds', 'How long the oldest of these jobs has been due.', [
      'task',
      'state',
    ]),
    mails: gauge('mails_waiting', 'Mails that were not sent yet, of all nodes.', ['class']),
    mailAge: gauge('mails_oldest_seconds', 'How long ago the oldest of these mails was requested.', [
      'class',
    ]),
  };
}

function createGauge<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Gauge<Label> {
  return new Gauge({ name: `partyline_${name}`, help, labelNames, registers: [registry] });
}
