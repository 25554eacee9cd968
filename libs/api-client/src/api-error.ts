import type { FailureData, RequestIssue } from '@partyline/contract';
import { classifyFailure, type FailureKind } from '@partyline/session';

/** What is known of a call that failed. */
export interface FailureFacts {
  /** The HTTP status; null when no answer came, or one that could not be read. */
  readonly status: number | null;
  readonly errorCode: number | string | null;
  /** The server's sentence; the empty text when there is none. */
  readonly message: string;
  readonly data: FailureData;
}

/** A call that failed: what it means to the person, and what the server said. [ERR-5, ERR-7 … ERR-14, PLUS-7] */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** What it means to the person; the server's sentence is in it where it may be shown. */
  readonly failure: FailureKind;
  readonly kind: FailureKind['kind'];
  readonly status: number | null;
  readonly errorCode: number | string | null;
  /** Why a rule refused it, as a code; null when no rule did. */
  readonly reason: string | null;
  /** What is wrong with the request, field by field. */
  readonly issues: readonly RequestIssue[];
  /** What the server said, word for word. */
  readonly facts: FailureFacts;

  constructor(facts: FailureFacts, cause?: unknown) {
    const failure = classifyFailure(facts);
    super(`${failure.kind} (${facts.status ?? 'no answer'}): ${facts.message}`, { cause });
    this.failure = failure;
    this.kind = failure.kind;
    this.status = facts.status;
    this.errorCode = facts.errorCode;
    this.reason = facts.data?.reason ?? null;
    this.issues = facts.data?.issues ?? [];
    this.facts = facts;
  }
}
