import * as v from 'valibot';
import type { LinkOptions } from '../codes/action-link.ts';
import { ToolkitError } from '../users/toolkit-error.ts';

/** API key and language of a request, for links in mails. */
export type Caller = Pick<LinkOptions, 'apiKey' | 'locale'>;

/** One operation: request body or query in, response body out. */
export type Operation = (body: unknown, caller: Caller) => Promise<object>;

/** Validates a body; throws INVALID_REQ_TYPE. Unknown fields are ignored. */
export function readBody<const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  if (Array.isArray(body)) throw new ToolkitError('INVALID_REQ_TYPE', 'body: an object is expected.');
  const parsed = v.safeParse(schema, body ?? {});
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new ToolkitError('INVALID_REQ_TYPE', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
