/** Outside services whose failures are counted and logged. */
export const PROVIDERS = ['payments', 'identity', 'firestore', 'instance-host', 'mail'] as const;
export type Provider = (typeof PROVIDERS)[number];

/**
 * Classes of failed calls: `unavailable` may succeed later; `refused` needs an operator; `not-found` and `declined` are answers about
 * an object or a card; `improper` violates the protocol.
 */
export const FAILURE_CLASSES = ['unavailable', 'refused', 'not-found', 'declined', 'improper'] as const;
export type FailureClass = (typeof FAILURE_CLASSES)[number];

/** What a provider said of a failed call: its codes, never its sentences, which may quote keys, addresses or cards. */
export interface ProviderFacts {
  readonly type?: string | undefined;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly reason?: string | undefined;
  readonly reasonDetail?: string | undefined;
  readonly param?: string | undefined;
}

/** A failed call as the provider explained it, for the log and the metrics. */
export class ProviderCause extends Error implements ProviderFacts {
  override readonly name = 'ProviderCause';
  readonly provider: Provider;
  readonly failureClass: FailureClass;
  declare readonly type: string | undefined;
  declare readonly code: string | undefined;
  declare readonly status: number | undefined;
  declare readonly requestId: string | undefined;
  declare readonly reason: string | undefined;
  declare readonly reasonDetail: string | undefined;
  declare readonly param: string | undefined;

  constructor(provider: Provider, failureClass: FailureClass, facts: ProviderFacts = {}) {
    super(`A call of ${provider} failed: ${failureClass}.`);
    this.provider = provider;
    this.failureClass = failureClass;
    Object.assign(this, facts);
  }
}

/** Returns whether a failure, or what caused it, is a provider's final refusal: only an operator can mend it. */
export function isRefusedByProvider(error: unknown): boolean {
  const cause = error instanceof Error && !(error instanceof ProviderCause) ? error.cause : error;
  return cause instanceof ProviderCause && cause.failureClass === 'refused';
}
