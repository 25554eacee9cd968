import * as v from 'valibot';
import type { LinkWishes } from './action-link.ts';
import { ToolkitError } from './toolkit-error.ts';

/** What an operation knows of its request beside the body: the API key and the language, for links in mails. */
export type Caller = Pick<LinkWishes, 'apiKey' | 'locale'>;

/** One operation of the toolkit: the request's body or query in, the answer's body out. */
export type Operation = (body: unknown, caller: Caller) => Promise<object>;

/** Reads a body; refuses with INVALID_REQ_TYPE one that does not fit. Fields the sandbox does not know are ignored. */
export function readBody<const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  if (Array.isArray(body)) throw new ToolkitError('INVALID_REQ_TYPE', 'body: an object is expected.');
  const parsed = v.safeParse(schema, body ?? {});
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new ToolkitError('INVALID_REQ_TYPE', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
