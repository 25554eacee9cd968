/** SQLSTATEs and socket errors that say "the database is not there right now", not "the statement is wrong". */
const UNAVAILABLE = new Set([
  '25006', // read-only transaction: this connection leads to a server that is a standby now
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '57P05', // idle session timeout
  '25P03', // idle in transaction timeout
  '40001', // serialization failure that outlasted its repeats
  '40P01', // deadlock
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whole classes of SQLSTATEs: the connection failed; the server has no disk, memory or connection left. */
const UNAVAILABLE_CLASSES = ['08', '53'];

/** What the driver says without a code when a connection is lost or none can be had in time. */
const UNAVAILABLE_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
];

/** Whether an exception says that the database cannot be reached right now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNAVAILABLE.has(code) || isMissingSocketFile(error, code)) return true;
  if (code.length === 5 && UNAVAILABLE_CLASSES.some((start) => code.startsWith(start))) return true;
  return UNAVAILABLE_MESSAGES.some((start) => error.message.startsWith(start));
}

/** What the database says when it gave up after a time limit: of the statement, or of waiting for a lock. */
const TIMEOUTS = new Set<unknown>(['57014', '55P03']);

/** Whether an exception says that the database gave a statement up after its time limit. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TIMEOUTS.has(error.code);
}

/** A local server that is stopped has no socket file; any other missing file is a fault of ours. */
function isMissingSocketFile(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

/** Names of the checks that refuse what an erased user would write, or be given. */
const ERASED = new Set<unknown>(['user_not_erased', 'memberships_person_there']);

/** Whether an exception says that the user of a write has had themselves erased meanwhile. [GX-20] */
export function isUserErased(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && ERASED.has(error.constraint);
}
