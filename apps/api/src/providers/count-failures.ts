import { HostFailure, type HostFailureKind } from './instance-host/host-failure.ts';
import { PaymentFailure } from './payments/payment-failure.ts';
import { ProviderCause, type FailureClass, type Provider } from './failures/provider-cause.ts';

/** Receives each failed call of an outside service. */
export type NoteProviderFailure = (provider: Provider, failureClass: FailureClass) => void;

const HOST_CLASSES: Readonly<Record<HostFailureKind, FailureClass>> = {
  unreachable: 'unavailable',
  'unknown-instance': 'not-found',
  refused: 'refused',
  improper: 'improper',
};

/** Returns the class of a failed call; null for errors that are not the provider's. */
function failureClassOf(error: unknown): FailureClass | null {
  // An answer about a customer, as a declined card is one.
  if (error instanceof PaymentFailure) return error.kind === 'no-tax-location' ? 'declined' : error.kind;
  if (error instanceof HostFailure) return HOST_CLASSES[error.kind];
  const cause = error instanceof Error && !(error instanceof ProviderCause) ? error.cause : error;
  return cause instanceof ProviderCause ? cause.failureClass : null;
}

type Answer = Promise<unknown> | AsyncGenerator;
type AnyCall = (...args: readonly never[]) => Answer;

/** Returns the same port, which notes each failed call. */
export function countFailures<Port extends object>(
  provider: Provider,
  port: Port,
  note: NoteProviderFailure,
): Port {
  const fail = (error: unknown): never => {
    const failureClass = failureClassOf(error);
    if (failureClass !== null) note(provider, failureClass);
    throw error;
  };
  const calls = Object.entries(port).map(([name, call]: [string, AnyCall]) => [
    name,
    (...args: readonly never[]): Answer => {
      const answer = call(...args);
      return answer instanceof Promise ? answer.catch(fail) : countedPages(answer, fail);
    },
  ]);
  return Object.fromEntries(calls) as Port; // the same calls under the same names
}

async function* countedPages(pages: AsyncGenerator, fail: (error: unknown) => never): AsyncGenerator {
  try {
    yield* pages;
  } catch (error) {
    fail(error);
  }
}
