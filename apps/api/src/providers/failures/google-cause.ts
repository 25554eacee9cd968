import * as v from 'valibot';
import { ProviderCause, type FailureClass, type Provider, type ProviderFacts } from './provider-cause.ts';

const text = v.fallback(v.optional(v.string()), undefined);
const statusOf = v.fallback(v.optional(v.number()), undefined);
/** The body of a refused call: Google's APIs, or its OAuth service. */
const bodySchema = v.looseObject({
  error: v.union([
    v.string(),
    v.looseObject({
      status: text,
      message: text,
      details: v.fallback(v.array(v.looseObject({ reason: text })), []),
    }),
  ]),
});
const responseSchema = v.looseObject({ status: statusOf, data: v.unknown() });
/** The admin SDK has `httpResponse`, Google's HTTP clients `response`. */
const errorSchema = v.looseObject({
  code: text,
  httpResponse: v.fallback(v.optional(responseSchema), undefined),
  response: v.fallback(v.optional(responseSchema), undefined),
  cause: v.optional(v.unknown()),
});

/** Statuses and reasons that a later call may not meet. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429]);
const PASSING_REASONS = /RESOURCE_EXHAUSTED|QUOTA_EXCEEDED|TOO_MANY_ATTEMPTS|RATE_?LIMIT|QUOTAEXCEEDED/i;
const CAUSES_AT_MOST = 3;

/** Returns what Google's answer to a failed call says, from an error of its packages. */
export function googleCause(provider: Provider, error: unknown): ProviderCause {
  let facts: ProviderFacts = {};
  let next: unknown = error;
  for (let depth = 0; depth < CAUSES_AT_MOST && next instanceof Error; depth += 1) {
    const { output, success } = v.safeParse(errorSchema, next);
    if (!success) break;
    facts = { ...factsOf(output.code, output.httpResponse ?? output.response), ...facts };
    next = output.cause;
  }
  return new ProviderCause(provider, classOf(facts), facts);
}

/** Returns the same from an answer read with fetch. */
export function googleCauseOfAnswer(provider: Provider, status: number, body: string): ProviderCause {
  const facts = factsOf(undefined, { status, data: parseJson(body) });
  return new ProviderCause(provider, classOf(facts), facts);
}

type Response = v.InferOutput<typeof responseSchema>;

function factsOf(code: string | undefined, response: Response | undefined): ProviderFacts {
  const facts = { code, status: response?.status, ...reasonsOf(response?.data) };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function reasonsOf(data: unknown): Pick<ProviderFacts, 'reason' | 'reasonDetail'> {
  const body = v.safeParse(bodySchema, typeof data === 'string' ? parseJson(data) : data);
  if (!body.success) return {};
  const { error } = body.output;
  if (typeof error === 'string') return { reason: error };
  // Identity Toolkit names no status, but begins its message with a code.
  const reason = error.status ?? /^[A-Z][A-Z_]+(?=$| :)/.exec(error.message ?? '')?.[0];
  return { reason, reasonDetail: error.details.find((one) => one.reason !== undefined)?.reason };
}

/** Classifies a failure; without an answer only an unusable key file is final. */
function classOf({ code, status, reason = '', reasonDetail = '' }: ProviderFacts): FailureClass {
  if (status === undefined) return code === 'app/invalid-credential' ? 'refused' : 'unavailable';
  if (status < 400 || status >= 500 || PASSING_STATUSES.has(status)) return 'unavailable';
  return PASSING_REASONS.test(`${reason} ${reasonDetail}`) ? 'unavailable' : 'refused';
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
