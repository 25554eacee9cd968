import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that a caller cannot take back: it may only happen once its right was asked. */
export type Effect = 'commit' | 'job request' | 'provider call';

/** Refuses an effect by throwing. */
export type EffectCheck = (effect: Effect) => void;

/** Writes that no right precedes: stored answers of repeated calls, refusals in the audit log, the last activity of a session. */
export type UncheckedWrite = 'idempotency' | 'refusal' | 'last-activity';

const storage = new AsyncLocalStorage<EffectCheck | null>();

/** Runs `work`; each commit, job request and provider call below it passes `check` first. Outside of it nothing is checked. */
export function withEffectCheck<Result>(
  check: EffectCheck | null,
  work: () => Promise<Result>,
): Promise<Result> {
  return storage.run(check, work);
}

/** Runs a named exception without the check. */
export function withoutEffectCheck<Result>(
  _exception: UncheckedWrite,
  work: () => Promise<Result>,
): Promise<Result> {
  return storage.run(null, work);
}

/** Throws what the check of the current call throws, if it has one. */
export function checkEffect(effect: Effect): void {
  storage.getStore()?.(effect);
}

/** Text of a statement that writes. SQL keywords are upper case here. */
const WRITES = /\b(?:INSERT|UPDATE|DELETE|MERGE|add_jobs?)\b/;

/** Checks a statement outside of a transaction: one that writes commits by itself. */
export function checkStatement(statement: string | { readonly text: string }): void {
  if ((storage.getStore() ?? null) === null) return;
  if (WRITES.test(typeof statement === 'string' ? statement : statement.text)) checkEffect('commit');
}

/** Returns the port with the check before each of its methods. */
export function checkedPort<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        checkEffect('provider call');
        return Reflect.apply(member, target, args);
      };
    },
  });
}
