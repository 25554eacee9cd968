import pg from 'pg';
import { checkStatement } from './effect-check.ts';

export interface DatabaseOptions {
  readonly url: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  readonly maxConnections?: number;
  /** Milliseconds; 0 for no limit. */
  readonly statementTimeoutMs?: number;
  /** Milliseconds; 3,000 by default, as callers of the API wait. */
  readonly connectTimeoutMs?: number;
  /** Called for lost idle connections; the pool replaces them. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** The pool or a transaction. */
export type Db = Pick<pg.Pool, 'query'>;

export type Database = pg.Pool;

const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Extra time of the driver over the server's time-out, for broken connections. */
const SILENCE_MS = 5_000;

/** Creates a pool, without connecting. A lost connection is an exception for its user only. Sessions use UTC. */
export function openDatabase(options: DatabaseOptions): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName ?? 'partyline-api',
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    ...(statementTimeoutMs > 0
      ? { statement_timeout: statementTimeoutMs, query_timeout: statementTimeoutMs + SILENCE_MS }
      : {}),
    keepAlive: true,
    // JIT compilation costs more than any of our statements.
    options: '-c TimeZone=UTC -c jit=off',
    types: typeParsers(),
  });
  checkSingleStatements(pool);
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // Without a listener, a lost connection would be an uncaught exception.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** Makes statements outside of a transaction pass the effect check of the call. */
function checkSingleStatements(pool: pg.Pool): void {
  const query = pool.query.bind(pool);
  const checked = (statement: string | pg.QueryConfig, ...rest: unknown[]): unknown => {
    checkStatement(statement);
    return Reflect.apply(query, pool, [statement, ...rest]);
  };
  pool.query = checked as typeof pool.query; // the same overloads
}

function ignore(): void {
  // Reported by the awaited statement.
}

/** Returns the driver's parsers, with int8 as a number. */
function typeParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(pg.types.builtins.INT8, parseInt8);
  return parsers;
}

/** Parses a bigint as number; as bigint beyond safe integers, so that such an id is a type error, never another row's id. */
export function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
