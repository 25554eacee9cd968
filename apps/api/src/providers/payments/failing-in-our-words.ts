import { paymentFailureOf } from './payment-failure.ts';
import type { PaymentProvider } from './payment-provider.ts';

type Answer = Promise<unknown> | AsyncGenerator;
type AnyCall = (...args: readonly never[]) => Answer;

/** Returns the same calls, which throw the failures of the port instead of the package's. */
export function failingInOurWords(provider: PaymentProvider): PaymentProvider {
  const wrapped = Object.entries(provider).map(([name, call]: [string, AnyCall]) => [
    name,
    (...args: readonly never[]): Answer => {
      const answer = call(...args);
      return answer instanceof Promise ? answer.catch(fail) : pages(answer);
    },
  ]);
  return Object.fromEntries(wrapped) as PaymentProvider; // the same calls under the same names
}

async function* pages(answer: AsyncGenerator): AsyncGenerator {
  try {
    yield* answer;
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  throw paymentFailureOf(error);
}
