import type { ErrorName, RequestIssue } from '@partyline/contract';

/** What may accompany a failure: each part is optional. */
export interface FailureDetails {
  /** The refusal's code from the rules, so that the client can explain it. [PLUS-7] */
  readonly reason?: string;
  /** Replaces the general sentence of this failure, for failures with several causes. */
  readonly message?: string;
  /** What is wrong with the request, field by field. */
  readonly issues?: readonly RequestIssue[];
  /** When what is in the way is expected to be over. */
  readonly expectedEnd?: Date;
  /** Seconds after which the caller may come back. */
  readonly retryAfterS?: number;
}

/**
 * A call that failed in a way the contract names. Thrown anywhere below a route; the error table answers it. A cause is for
 * the log alone.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly failure: ErrorName;
  readonly details: FailureDetails;

  constructor(failure: ErrorName, details: FailureDetails = {}, options?: ErrorOptions) {
    super(details.message ?? failure, options);
    this.failure = failure;
    this.details = details;
  }
}
