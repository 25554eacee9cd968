/** Describes an error as it is logged. */
interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** Fields of errors and their causes that are logged. Texts must read like codes. */
const FIELDS = ['provider', 'failureClass', 'code', 'reason', 'reasonDetail', 'param', 'requestId'] as const;
const STATUS_FIELDS = ['status', 'statusCode', 'responseCode'] as const;
const CODE = /^(?:[A-Za-z][\w/[\]-]{0,79}|[0-9A-Z]{5})$/;
/** Keys and tokens read like codes too. */
const KEY = /^(?:sk|rk|pk|whsec|ghp|eyJ|AIza|ya29)[\w.-]/;
const CAUSES_AT_MOST = 3;
const MESSAGE_AT_MOST = 500;

/** Database errors quote the row, so only the code is logged; of causes only what reads like a code. [GX-16] */
export const LOG_SERIALIZERS = {
  err: (error: unknown): LoggedError => {
    if (isLogged(error)) return error;
    if (!(error instanceof Error)) return { type: 'unknown', message: '', stack: '' };
    const fields = databaseFieldsOf(error);
    const message = fields === null ? error.message.slice(0, MESSAGE_AT_MOST) : `SQLSTATE ${fields.code}`;
    return {
      ...safeFieldsOf(error),
      type: typeOf(error),
      message,
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n'),
      ...fields,
      ...causeOf(error, CAUSES_AT_MOST),
    };
  },
};

/** Describes a cause without its message, which may quote anything. */
function causeOf(error: Error, left: number): { readonly cause?: object } {
  const { cause } = error;
  if (left === 0 || !(cause instanceof Error)) return {};
  return { cause: { type: typeOf(cause), ...safeFieldsOf(cause), ...causeOf(cause, left - 1) } };
}

function typeOf(error: Error): string {
  const own = valueOf(error, 'type');
  if (isCode(own)) return own;
  return isCode(error.name) ? error.name : 'Error';
}

function safeFieldsOf(error: Error): Readonly<Record<string, unknown>> {
  const texts = FIELDS.map((name) => [name, valueOf(error, name)] as const);
  const status = STATUS_FIELDS.map((name) => valueOf(error, name)).find(isStatus);
  const safe = Object.fromEntries(texts.filter(([, value]) => isCode(value)));
  return status === undefined ? safe : { ...safe, status };
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && CODE.test(value) && !KEY.test(value);
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 599;
}

function valueOf(error: Error, name: string): unknown {
  return Object.entries(error).find(([key]) => key === name)?.[1];
}

/** Returns whether an error was serialized by the worker thread, and so has lost its class. */
function isLogged(error: unknown): error is LoggedError {
  if (typeof error !== 'object' || error === null || error instanceof Error) return false;
  return 'type' in error && 'message' in error && 'stack' in error;
}

interface DatabaseFields {
  readonly code: string;
  readonly constraint: unknown;
  readonly table: unknown;
  readonly routine: unknown;
}

function databaseFieldsOf(error: Error): DatabaseFields | null {
  if (!('severity' in error) || !('code' in error) || typeof error.code !== 'string') return null;
  return {
    code: error.code,
    constraint: 'constraint' in error ? error.constraint : undefined,
    table: 'table' in error ? error.table : undefined,
    routine: 'routine' in error ? error.routine : undefined,
  };
}
