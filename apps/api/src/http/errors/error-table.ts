import type { ErrorName } from '@partyline/contract';
import type { Texts } from '@partyline/texts/by-language';
import { ApiFailure } from './api-failure.ts';
import { isDatabaseUnavailable, isUserErased, isStatementTimeout } from '../../db/database-failure.ts';

/** Retry-After while a required service is unavailable. */
export const RETRY_AFTER_S = 2;

/** Returns the sentence of a failure that gives none. */
export function textOf(failure: ErrorName, { ERROR_TEXTS }: Texts): string {
  // Typed as a full record: a missing sentence does not compile.
  const texts: Readonly<Record<ErrorName, string>> = ERROR_TEXTS;
  return texts[failure];
}

/** Of the framework, before a route runs. */
const FRAMEWORK_FAILURES: ReadonlyMap<string, ErrorName> = new Map([
  ['FST_ERR_NOT_FOUND', 'not-found'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'too-large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported-media-type'],
  ['FST_ERR_HANDLER_TIMEOUT', 'request-timeout'],
  ['HPE_HEADER_OVERFLOW', 'too-large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request-timeout'],
]);

/**
 * Maps an exception to a failure; unexpected ones become `internal` without their text, which may quote statements or files. [Q7]
 */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isDatabaseUnavailable(error)) return new ApiFailure('unavailable', { retryAfterS: RETRY_AFTER_S });
  if (isStatementTimeout(error)) return new ApiFailure('request-timeout');
  if (isUserErased(error)) return new ApiFailure('unauthenticated');
  const known = FRAMEWORK_FAILURES.get(codeOf(error) ?? '');
  if (known !== undefined) return new ApiFailure(known);
  return new ApiFailure(isRefusalOfTheFramework(error) ? 'request-not-proper' : 'internal');
}

export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function isRefusalOfTheFramework(error: unknown): boolean {
  if (codeOf(error)?.startsWith('FST_ERR_') !== true) return false;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}
