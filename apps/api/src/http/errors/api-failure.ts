import type { ErrorName, RefusedAct, RequestIssue } from '@partyline/contract';
import { textsFor, type Texts } from '@partyline/texts/by-language';

/** Takes a sentence from the catalogue of the reader's language, who is known only when the failure is answered. [PLUS-30] */
export type Sentence = (texts: Texts) => string;

/** A problem of a field, whose sentence has no language yet. */
export interface FailureIssue extends Omit<RequestIssue, 'message'> {
  readonly message: Sentence;
}

export interface FailureDetails {
  /** The refusal's code from the rules, explained by the client. [PLUS-7] */
  readonly reason?: string;
  readonly message?: Sentence;
  /** What a right refused. [PLUS-35] */
  readonly refused?: RefusedAct;
  readonly issues?: readonly FailureIssue[];
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
    // Logs are in the default language.
    super(details.message?.(textsFor(null)) ?? failure, options);
    this.failure = failure;
    this.details = details;
  }
}
