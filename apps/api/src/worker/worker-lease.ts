import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { JobLog } from '../jobs/job-log.ts';

/** Arbitrary class of the advisory locks of live workers. */
const LOCK_CLASS = 0x6a6f_6273;
const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Publishes live workers as advisory locks on one connection: when the process dies, PostgreSQL releases them and the
 * jobs are free.
 */
export interface WorkerLease {
  /** Adds a worker, or a pool of them under one name. */
  add(workerId: string): void;
  /** Removes it; its remaining jobs are free. */
  remove(workerId: string): void;
  /** Frees the jobs of dead workers; returns how many workers. */
  freeJobsOfTheDead(): Promise<number>;
  release(): Promise<void>;
}

/** Opens the locks' connection, and reopens it when lost. */
export function openWorkerLease(databaseUrl: string, log: JobLog): WorkerLease {
  const workers = new Set<string>();
  const released = new AbortController();
  let client: pg.Client | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const loop = keepConnected();
  return {
    add(workerId) {
      workers.add(workerId);
      // On a lost connection it is locked again with all others.
      inTurn((current) => hold(current, [workerId])).catch(() => undefined);
    },
    remove(workerId) {
      workers.delete(workerId);
      // A lost connection releases it as well.
      inTurn((current) => letGo(current, workerId)).catch(() => undefined);
    },
    freeJobsOfTheDead: async () => (await inTurn(freeJobsOfTheDead)) ?? 0,
    async release() {
      released.abort();
      await client?.end().catch(() => undefined);
      await loop;
    },
  };

  /** Runs statements one at a time; skipped without a connection. */
  function inTurn<Result>(work: (current: pg.Client) => Promise<Result>): Promise<Result | null> {
    const turn = last.then(() => (client === null ? null : work(client)));
    last = turn.catch(() => undefined);
    return turn;
  }

  async function keepConnected(): Promise<void> {
    const isReleased = (): boolean => released.signal.aborted;
    while (!isReleased()) {
      try {
        const fresh = await connect(databaseUrl);
        const ended = once(fresh, 'end');
        // Handled here, because nothing awaits it while locks are being taken.
        ended.catch(() => undefined);
        await hold(fresh, [...workers]);
        client = fresh;
        // Released while connecting.
        if (isReleased()) await fresh.end();
        await ended;
      } catch (error) {
        log.warn({ err: error }, 'the connection of the worker lease failed');
      }
      client = null;
      await wait(RECONNECT_MS, undefined, { signal: released.signal }).catch(() => undefined);
    }
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'partyline-workers',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  client.on('error', () => {
    // `end` follows, and the running statement reports it.
  });
  await client.connect();
  return client;
}

async function hold(client: pg.Client, workerIds: readonly string[]): Promise<void> {
  if (workerIds.length === 0) return;
  await client.query('SELECT pg_advisory_lock($1, hashtext(id)) FROM unnest($2::text[]) id', [
    LOCK_CLASS,
    workerIds,
  ]);
}

async function letGo(client: pg.Client, workerId: string): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, workerId]);
}

/**
 * Frees the jobs of workers that have died; returns how many there are. A new worker may not hold its lock yet, so recent locks are
 * skipped.
 */
async function freeJobsOfTheDead(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ dead: number }>(
    `WITH at_work AS MATERIALIZED (
        SELECT DISTINCT locked_by FROM graphile_worker.jobs
        WHERE locked_by IS NOT NULL AND locked_at < now() - interval '250 milliseconds'
      ), dead AS MATERIALIZED (
        SELECT locked_by FROM at_work WHERE NOT EXISTS (
          SELECT FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted
            AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND l.classid = $1::bigint::oid AND l.objid = (hashtext(locked_by)::bigint & 4294967295)::oid)
      ), freed AS (
        SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM dead HAVING count(*) > 0
      )
      SELECT (SELECT count(*) FROM dead)::int AS dead, (SELECT count(*) FROM freed)`,
    [LOCK_CLASS],
  );
  return rows[0]?.dead ?? 0;
}
