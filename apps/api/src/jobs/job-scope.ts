import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';
import { requestScope } from '../http/request-scope.ts';

const storage = new AsyncLocalStorage<string | null>();

/** What every job may carry besides its own payload. */
const originSchema = v.object({ requestId: v.string() });

/** The id of the call that a job goes back to, by its payload; null for a job of the clock. */
export function originOf(payload: unknown): string | null {
  const parsed = v.safeParse(originSchema, payload);
  return parsed.success ? parsed.output.requestId : null;
}

/** Does the work of a job on behalf of the call it goes back to: the jobs that it adds go back to that call too. */
export function inJobScope<Result>(payload: unknown, work: () => Promise<Result>): Promise<Result> {
  return storage.run(originOf(payload), work);
}

/** The id of the call that is being served, or that the running job goes back to; null for neither. */
export function currentOrigin(): string | null {
  return requestScope()?.requestId ?? storage.getStore() ?? null;
}
