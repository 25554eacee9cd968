import { ERRORS, SUCCESS_CODE, type Envelope, type FailureData } from '@partyline/contract';
import { DEFAULT_LANGUAGE, type Language } from '@partyline/display';
import { textsFor, type Texts } from '@partyline/texts/by-language';
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
  const texts = textsFor(language);
  return {
    errorCode,
    message: failure.details.message?.(texts) ?? textOf(failure.failure, texts),
    data: failureData(failure, texts),
    statusCode,
  };
}

function failureData(
  { details: { reason, refused, issues, expectedEnd } }: ApiFailure,
  texts: Texts,
): FailureData {
  if (reason === undefined && issues === undefined && expectedEnd === undefined) return null;
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(refused === undefined ? {} : { refused }),
    ...(issues === undefined
      ? {}
      : { issues: issues.map((issue) => ({ ...issue, message: issue.message(texts) })) }),
    ...(expectedEnd === undefined ? {} : { expectedEnd: expectedEnd.toISOString() }),
  };
}
