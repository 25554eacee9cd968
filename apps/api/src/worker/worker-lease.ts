import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { JobLog } from '../jobs/job-log.ts';

/** Any number: the class of advisory locks that say "this worker lives". */
const LOCK_CLASS = 0x6a6f_6273;
const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Says to all processes which workers live. Each worker is an advisory lock on one connection of this process: when the
 * process dies, however hard, PostgreSQL lets the locks go at once, and the jobs it was at are free for others.
 */
export interface WorkerLease {
  /** Says that a worker, or a pool of them under one name, of this process lives. */
  add(workerId: string): void;
  /** Says that it has ended: what it left behind is free. */
  remove(workerId: string): void;
  /** Frees the jobs of workers that no longer live; gives back how many workers those were. */
  freeJobsOfTheDead(): Promise<number>;
  release(): Promise<void>;
}

/** Opens the connection that holds the locks, now and again whenever it is lost. */
export function openWorkerLease(databaseUrl: string, log: JobLog): WorkerLease {
  const workers = new Set<string>();
  const released = new AbortController();
  let client: pg.Client | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const loop = keepConnected();
  return {
    add(workerId) {
      workers.add(workerId);
      // Held again with all the others if this connection is being lost.
      inTurn((current) => hold(current, [workerId])).catch(() => undefined);
    },
    remove(workerId) {
      workers.delete(workerId);
      // A connection that is lost lets it go as well.
      inTurn((current) => letGo(current, workerId)).catch(() => undefined);
    },
    freeJobsOfTheDead: async () => (await inTurn(freeJobsOfTheDead)) ?? 0,
    async release() {
      released.abort();
      await client?.end().catch(() => undefined);
      await loop;
    },
  };

  /** One statement after the other on the one connection; nothing while there is none. */
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
        // Lost while the locks are being taken, nobody is waiting for this yet: that must not end the process.
        ended.catch(() => undefined);
        await hold(fresh, [...workers]);
        client = fresh;
        // Released while it was being connected.
        if (isReleased()) await fresh.end();
        await ended;
      } catch (error) {
        log.warn({ err: error }, 'the connection that says which workers live cannot be had');
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
    // `end` follows, and the statement that is running says it.
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

/** A worker that has just been made may not hold its lock yet: what was locked a moment ago is left alone. */
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
