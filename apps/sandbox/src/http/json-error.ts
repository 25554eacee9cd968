import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** A refusal of the sandbox: `{error: {code, message}}`. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** Validates a body or query; throws 400 with the first issue. */
export function readInput<const S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  if (Array.isArray(input)) throw new RefusedRequest(400, 'invalid-request', 'An object is expected.');
  const parsed = v.safeParse(schema, input ?? {});
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  const where = v.getDotPath(issue);
  throw new RefusedRequest(
    400,
    'invalid-request',
    where === null ? issue.message : `${where}: ${issue.message}`,
  );
}

/** Sends an error; internal errors are answered without details. */
export function answerJsonError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RefusedRequest) {
    return reply.code(error.statusCode).send({ error: { code: error.code, message: error.message } });
  }
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  if (status >= 500)
    process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`);
  return reply.code(status).send({
    error: {
      code: status >= 500 ? 'internal' : 'invalid-request',
      message: status >= 500 || !(error instanceof Error) ? 'The sandbox failed.' : error.message,
    },
  });
}
