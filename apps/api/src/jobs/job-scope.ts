import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';
import { requestScope } from '../http/authorization/request-scope.ts';

const storage = new AsyncLocalStorage<string | null>();

const originSchema = v.object({ requestId: v.string() });

/** Returns the id of a job's originating call; null for cron jobs. */
export function originOf(payload: unknown): string | null {
  const parsed = v.safeParse(originSchema, payload);
  return parsed.success ? parsed.output.requestId : null;
}

/** Runs a job's work in the scope of the call that queued it, which the job's own jobs inherit. */
export function inJobScope<Result>(payload: unknown, work: () => Promise<Result>): Promise<Result> {
  return storage.run(originOf(payload), work);
}

/** Returns the id of the current or the job's originating call, or null. */
export function currentOrigin(): string | null {
  return requestScope()?.requestId ?? storage.getStore() ?? null;
}
