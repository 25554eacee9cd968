import { ERRORS, SUCCESS_CODE, type Envelope, type FailureData } from '@partyline/contract';
import { DEFAULT_LANGUAGE, type Language } from '@partyline/display';
import { sentenceIn } from '@partyline/texts/by-language';
import type { ApiFailure } from '../errors/api-failure.ts';
import { textOf } from '../errors/error-table.ts';

const SUCCESS_HEAD = `{"errorCode":${SUCCESS_CODE},"message":"","data":`;
const SUCCESS_TAIL = ',"statusCode":200}';

/** Wraps JSON text without parsing it. [API-6] */
export function successText(dataJson: string): string {
  return SUCCESS_HEAD + dataJson + SUCCESS_TAIL;
}

/** Builds a failed answer: code, status, the reader's sentence and details. [API-6, GX-2, PLUS-30] */
export function failureEnvelope(
  failure: ApiFailure,
  language: Language = DEFAULT_LANGUAGE,
): Envelope<FailureData> {
  const { errorCode, statusCode } = ERRORS[failure.failure];
  return {
    errorCode,
    message: sentenceIn(language, failure.details.message ?? textOf(failure.failure)),
    data: failureData(failure, language),
    statusCode,
  };
}

function failureData(
  { details: { reason, issues, expectedEnd } }: ApiFailure,
  language: Language,
): FailureData {
  if (reason === undefined && issues === undefined && expectedEnd === undefined) return null;
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(issues === undefined
      ? {}
      : { issues: issues.map((issue) => ({ ...issue, message: sentenceIn(language, issue.message) })) }),
    ...(expectedEnd === undefined ? {} : { expectedEnd: expectedEnd.toISOString() }),
  };
}
