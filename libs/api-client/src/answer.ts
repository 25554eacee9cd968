import { SUCCESS_CODE, type FailureData } from '@partyline/contract';
import type { FailureFacts } from './api-error.ts';

/** What came back of one request. */
export type Answer =
  | { readonly ok: true; readonly data: unknown; readonly etag: string | null; readonly unchanged: boolean }
  | { readonly ok: false; readonly facts: FailureFacts; readonly cause?: unknown };

interface Envelope {
  readonly errorCode: number | string;
  readonly message: string;
  readonly data: unknown;
}

function isEnvelope(body: unknown): body is Envelope {
  if (typeof body !== 'object' || body === null) return false;
  const { errorCode, message } = body as Partial<Envelope>; // checked in the next line
  return (typeof errorCode === 'number' || typeof errorCode === 'string') && typeof message === 'string';
}

/** Classifies an answer: success is a 2xx with errorCode 0, or a 304. [API-6, ERR-1, ERR-5] */
export function readAnswer(response: Response, body: unknown): Answer {
  if (response.status === 304) return { ok: true, data: undefined, etag: null, unchanged: true };
  const envelope = isEnvelope(body) ? body : null;
  if (response.ok && envelope?.errorCode === SUCCESS_CODE) {
    return { ok: true, data: envelope.data, etag: response.headers.get('etag'), unchanged: false };
  }
  return {
    ok: false,
    facts: {
      status: response.status,
      errorCode: envelope?.errorCode ?? null,
      message: envelope?.message.trim() ?? '',
      data: readFailureData(envelope?.data),
    },
  };
}

/** Returns the answer of a request without a readable response. [GX-7] */
export function noAnswer(cause: unknown): Answer {
  return {
    ok: false,
    facts: { status: null, errorCode: null, message: '', data: null },
    cause,
  };
}

function readFailureData(data: unknown): FailureData {
  if (typeof data !== 'object' || data === null) return null;
  return data;
}
