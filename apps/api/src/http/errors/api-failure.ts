import type { ErrorName, RequestIssue } from '@partyline/contract';

export interface FailureDetails {
  /** The refusal's code from the rules, explained by the client. [PLUS-7] */
  readonly reason?: string;
  readonly message?: string;
  readonly issues?: readonly RequestIssue[];
  /** When the cause is expected to be over. */
  readonly expectedEnd?: Date;
  readonly retryAfterS?: number;
}

/** A failure named in the contract, thrown anywhere below a route. The cause is only logged. */
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
