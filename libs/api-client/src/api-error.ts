import type { FailureData, RefusedAct, RequestIssue } from '@partyline/contract';
import { classifyFailure, type FailureKind } from '@partyline/session';

/** What is known of a call that failed. */
export interface FailureFacts {
  /** HTTP status; null without a readable answer. */
  readonly status: number | null;
  readonly errorCode: number | string | null;
  /** The server's sentence, or the empty text. */
  readonly message: string;
  readonly data: FailureData;
  /** Whether the browser was offline then. */
  readonly isOffline?: boolean;
}

/** A failed call: its meaning for the user and the server's answer. [ERR-5, ERR-7 … ERR-14, PLUS-7] */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Meaning for the user; includes the server's sentence where it may be shown. */
  readonly failure: FailureKind;
  readonly kind: FailureKind['kind'];
  readonly status: number | null;
  readonly errorCode: number | string | null;
  /** Code of the refusing rule, or null. */
  readonly reason: string | null;
  /** What a right refused, or null. [PLUS-35] */
  readonly refused: RefusedAct | null;
  /** Problems of the request by field. */
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
    this.refused = facts.data?.refused ?? null;
    this.issues = facts.data?.issues ?? [];
    this.facts = facts;
  }
}
