import type { TableLaw } from '@partyline/kernel/law';
import { classifyFailure, isShutOut, type CallFailure, type FailureKind } from '../failures/failure.ts';
import { nextStepAfter401, nextStepAfterFailure } from '../failures/retry.ts';

const MESSAGES = [undefined, null, '', ' \n', 'Please do it otherwise.', ' padded ', 7];
const CODES = [undefined, 0, 401, '401', 2401, 'err_maintenance', 1001, 2000];
const STATUSES = [null, ...Array.from({ length: 500 }, (_, index) => 100 + index)];

function* everyFailure(): Generator<CallFailure> {
  for (const status of STATUSES)
    for (const errorCode of CODES)
      for (const message of MESSAGES)
        for (const isOffline of [false, true])
          yield {
            status,
            isOffline,
            ...(errorCode === undefined ? {} : { errorCode }),
            ...(message === undefined ? {} : { message }),
          };
}

/** Returns what is said of a failure, by its status, as the specification lists it. */
function decided({ status, errorCode, message, isOffline = false }: CallFailure): FailureKind {
  if (status === 401 || errorCode === 401 || errorCode === '401') return { kind: 'unauthenticated' };
  if (status === 503 && errorCode === 'err_maintenance') return { kind: 'maintenance' };
  if (status === null) return isOffline ? { kind: 'offline' } : { kind: 'general' };
  if (status === 408) return { kind: 'timeout' };
  const text = typeof message === 'string' ? message.trim() : '';
  return (status === 400 || status === 403) && text !== ''
    ? { kind: 'server-message', message: text }
    : { kind: 'general' };
}

export const failureKinds: TableLaw<CallFailure> = {
  kind: 'table',
  name: 'failure-kinds',
  sentence:
    'A failed call is told by its status: 401 renews the session, 408 is a timeout, 400 and 403 show the server’s text, 503 is maintenance with its code alone, and every other is the general error.',
  ids: ['ERR-5', 'ERR-6', 'ERR-7', 'ERR-12', 'ERR-13', 'ERR-14', 'GX-5', 'GX-6', 'GU-17', 'AUTH-33'],
  universe: [
    'no answer, and every status from 100 to 599',
    '8 response codes, 7 messages, online or offline',
  ],
  bound: 501 * 8 * 7 * 2,
  isQuick: true,
  questions: everyFailure,
  faultOf(failure) {
    const [kind, wanted] = [JSON.stringify(classifyFailure(failure)), JSON.stringify(decided(failure))];
    if (kind !== wanted) return `It is told as ${kind}, and decided is ${wanted}.`;
    return isShutOut(failure) === (failure.errorCode === 2401) ? null : 'The user is shut out, or is not.';
  },
  tell: (failure) => [`A call fails with ${JSON.stringify(failure)}.`],
};

interface RetryQuestion {
  readonly method: string;
  readonly attempt: number;
  readonly failure: CallFailure;
}

export const retries: TableLaw<RetryQuestion> = {
  kind: 'table',
  name: 'retries',
  sentence:
    'A call is sent again at most three times: reads after a short outage 2 s apart, every call after a 401 with a new token, at once and then 2 s apart; nothing that writes is sent twice otherwise.',
  ids: ['AUTH-15', 'AUTH-16', 'ERR-6', 'CONST-6', 'CONST-7', 'GA-15', 'GA-16'],
  universe: [
    '5 methods',
    'attempts from -1 to 6, 1.5 and no number',
    'no answer, and every status from 100 to 599, with and without the code of maintenance',
  ],
  bound: 5 * 10 * 501 * 2,
  isQuick: true,
  *questions() {
    for (const method of ['GET', 'get', 'POST', 'PUT', 'DELETE'])
      for (const attempt of [1, 2, 3, 4, 5, 6, 0, -1, 1.5, 1e9])
        for (const status of STATUSES)
          for (const errorCode of [undefined, 'err_maintenance'])
            yield { method, attempt, failure: { status, ...(errorCode === undefined ? {} : { errorCode }) } };
  },
  faultOf({ method, attempt, failure }) {
    const isWithin = attempt >= 1 && attempt <= 3;
    const { status, errorCode } = failure;
    const isOutage =
      status === null || [408, 502, 504].includes(status) || (status === 503 && errorCode === undefined);
    const step = nextStepAfterFailure(method, failure, attempt);
    const isRetried = isWithin && isOutage && method.toUpperCase() === 'GET';
    if ((step.kind === 'retry') !== isRetried) return isRetried ? 'It is given up.' : 'It is sent again.';
    if (step.kind === 'retry' && step.delayMs !== 2_000) return `It is sent again after ${step.delayMs} ms.`;
    const after401 = nextStepAfter401(attempt);
    if ((after401.kind === 'logout') === isWithin) return 'After a 401 it is sent again, or is not.';
    if (nextStepAfter401(attempt, true).kind !== 'logout') return 'A session that is over is renewed.';
    return after401.kind === 'logout' || after401.delayMs === (attempt === 1 ? 0 : 2_000)
      ? null
      : `After a 401 it waits ${after401.delayMs} ms.`;
  },
  tell: ({ method, attempt, failure }) => [
    `Attempt ${attempt} of a ${method} fails with ${JSON.stringify(failure)}.`,
  ],
};
