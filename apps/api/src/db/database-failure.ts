/** SQLSTATEs and socket errors that mean the database is unavailable. */
const UNAVAILABLE = new Set([
  '25006', // read-only transaction: the server has become a standby
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '57P05', // idle session timeout
  '25P03', // idle in transaction timeout
  '40001', // serialization failure after the last retry
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

/** SQLSTATE classes: connection failed; out of disk, memory or connections. */
const UNAVAILABLE_CLASSES = ['08', '53'];

/** Driver messages without a code: lost connection or exhausted pool. */
const UNAVAILABLE_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
];

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNAVAILABLE.has(code) || isMissingSocketFile(error, code)) return true;
  if (code.length === 5 && UNAVAILABLE_CLASSES.some((start) => code.startsWith(start))) return true;
  return UNAVAILABLE_MESSAGES.some((start) => error.message.startsWith(start));
}

/** Statement timeout and lock timeout. */
const TIMEOUTS = new Set<unknown>(['57014', '55P03']);

export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TIMEOUTS.has(error.code);
}

/** Returns whether the socket file of a local server is missing because it is stopped; other missing files are our bugs. */
function isMissingSocketFile(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

/** Constraints that reject writes by or for an erased user. */
const ERASED = new Set<unknown>(['user_not_erased', 'memberships_person_there']);

/** Returns whether the user was erased during the call. [GX-20] */
export function isUserErased(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && ERASED.has(error.constraint);
}
