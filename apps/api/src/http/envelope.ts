import { ERRORS, SUCCESS_CODE, type Envelope, type FailureData } from '@partyline/contract';
import type { ApiFailure } from './api-failure.ts';
import { textOf } from './error-table.ts';

const SUCCESS_HEAD = `{"errorCode":${SUCCESS_CODE},"message":"","data":`;
const SUCCESS_TAIL = ',"statusCode":200}';

/** Wraps data that is JSON text already, so that a hot list is not parsed again. [API-6] */
export function successText(dataJson: string): string {
  return SUCCESS_HEAD + dataJson + SUCCESS_TAIL;
}

/** Returns the envelope of a failure: code, status, sentence and details. [API-6, GX-2] */
export function failureEnvelope(failure: ApiFailure): Envelope<FailureData> {
  const { errorCode, statusCode } = ERRORS[failure.failure];
  return {
    errorCode,
    message: failure.details.message ?? textOf(failure.failure),
    data: failureData(failure),
    statusCode,
  };
}

function failureData({ details: { reason, issues, expectedEnd } }: ApiFailure): FailureData {
  if (reason === undefined && issues === undefined && expectedEnd === undefined) return null;
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(issues === undefined ? {} : { issues: [...issues] }),
    ...(expectedEnd === undefined ? {} : { expectedEnd: expectedEnd.toISOString() }),
  };
}
