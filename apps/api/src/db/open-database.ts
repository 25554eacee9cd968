import pg from 'pg';
import { parseInt8 } from './parse-int8.ts';

/** Where the database is and how patient to be with it. */
export interface DatabaseOptions {
  readonly url: string;
  /** Shown by PostgreSQL beside each connection. */
  readonly applicationName?: string;
  /** Most connections at once. */
  readonly maxConnections?: number;
  /** How long one statement may run, in milliseconds; 0 for no limit. */
  readonly statementTimeoutMs?: number;
  /** Told of every connection that was lost while nobody used it; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** Whatever can run one statement: the pool, or a transaction. Repositories take this and nothing else. */
export type Db = Pick<pg.Pool, 'query'>;

/** A pool of connections. */
export type Database = pg.Pool;

const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** The driver gives up this much later than the server would: for a connection that is cut without a word. */
const SILENCE_MS = 5_000;

/**
 * A pool of connections to PostgreSQL. Opens none yet. A connection that is lost, idle or in use, never ends the process:
 * whoever uses it gets an exception, everybody else a new connection. All sessions count time in UTC.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName ?? 'partyline-api',
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    ...(statementTimeoutMs > 0
      ? { statement_timeout: statementTimeoutMs, query_timeout: statementTimeoutMs + SILENCE_MS }
      : {}),
    keepAlive: true,
    // Compiling a statement costs more than every statement of ours takes.
    options: '-c TimeZone=UTC -c jit=off',
    types: typeParsers(),
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // A connection in use has no listener of the pool's: without this one, losing it would be an uncaught exception.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

function ignore(): void {
  // Whoever awaits a statement on this connection is told by that statement.
}

/** The driver's parsers, but int8 comes as a number. */
function typeParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(pg.types.builtins.INT8, parseInt8);
  return parsers;
}
