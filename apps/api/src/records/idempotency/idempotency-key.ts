import { ApiFailure, type FailureIssue } from '../../http/errors/api-failure.ts';
import { isStorableText } from '../../http/requests/parse-json.ts';
import type { IncomingHttpHeaders } from 'node:http';

const AT_MOST = 255;

/** Reads a call's idempotency key; refuses invalid ones. [GX-14] */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > AT_MOST || !isStorableText(key)) {
    throw keyFailure('malformed');
  }
  return key;
}

export function keyFailure(code: 'malformed' | 'not-allowed'): ApiFailure {
  const issue: FailureIssue = {
    path: 'headers.idempotency-key',
    code,
    message: (texts) => texts.REQUEST_ISSUE_TEXTS[code],
  };
  return new ApiFailure('request-not-proper', { issues: [issue] });
}
