import {
  envelopeOf,
  ERRORS,
  failureSchema,
  ROUTES,
  type ErrorName,
  type RefusedAct,
  type RequestIssue,
  type Route,
  type RouteName,
} from '@partyline/contract';
import * as v from 'valibot';
import type { DataOf } from '../http/routes/route-types.ts';

export interface CallOptions {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged instead of `body`. */
  readonly rawBody?: string;
  /** Sent as a form instead of `body`. */
  readonly form?: FormData;
}

/** An answer, checked against the contract. */
export interface Answer<Name extends RouteName> {
  readonly status: number;
  readonly errorCode: number | string;
  readonly message: string;
  /** null for a failure. */
  readonly data: DataOf<Name> | null;
  /** null for a success. */
  readonly failure: ErrorName | null;
  readonly reason: string | null;
  /** What a right refused; null for none. */
  readonly refused: RefusedAct | null;
  readonly issues: readonly RequestIssue[];
  readonly headers: Headers;
}

/** Calls a route; an answer outside the contract fails the test. */
export type Call = <Name extends RouteName>(name: Name, options?: CallOptions) => Promise<Answer<Name>>;

/** Failures of every route besides its own. */
const ALWAYS_POSSIBLE: readonly ErrorName[] = [
  'unauthenticated',
  'shut-out',
  'request-not-proper',
  'not-found',
  'forbidden',
  'email-not-verified',
  'scope-required',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'request-timeout',
  'maintenance',
  'unavailable',
  'internal',
];

/** Calls a server and checks envelope, status, data and failure. [Q11] */
export function caller(baseUrl: string): Call {
  return async (name, options = {}) => {
    const response = await send(baseUrl, ROUTES[name], options);
    const text = await response.text();
    if (response.status === 304) return unchanged(name, response, text);
    const body: unknown = JSON.parse(text);
    return response.ok ? readSuccess(name, response, body) : readFailure(name, response, body);
  };
}

/** Sends a request unchecked: for answers without an envelope. */
export async function send(baseUrl: string, route: Route, options: CallOptions): Promise<Response> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, key: string) =>
    encodeURIComponent(options.params?.[key] ?? ''),
  );
  const url = new URL(`/api/${path}`, baseUrl);
  for (const [key, value] of Object.entries(options.query ?? {})) url.searchParams.append(key, value);
  const body =
    options.form ??
    options.rawBody ??
    (options.body === undefined ? undefined : JSON.stringify(options.body));
  return fetch(url, {
    method: route.method,
    redirect: 'manual',
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(body === undefined || options.form !== undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

function readSuccess<Name extends RouteName>(name: Name, response: Response, body: unknown): Answer<Name> {
  const route: Route = ROUTES[name];
  if (route.data === 'stream') throw new Error(`${name} answers with a stream: read it with send().`);
  const envelope = v.parse(envelopeOf(route.data), body);
  if (envelope.errorCode !== 0 || envelope.statusCode !== response.status) {
    throw new Error(`${name}: a success with errorCode ${envelope.errorCode} and status ${response.status}.`);
  }
  return {
    ...plain(response, envelope),
    data: envelope.data as DataOf<Name>, // parsed with this very route's schema
    failure: null,
    reason: null,
    refused: null,
    issues: [],
  };
}

function readFailure<Name extends RouteName>(name: Name, response: Response, body: unknown): Answer<Name> {
  const route: Route = ROUTES[name];
  const envelope = v.parse(failureSchema, body);
  const failure = failureNamed(envelope.errorCode, response.status);
  if (failure === undefined || ![...route.errors, ...ALWAYS_POSSIBLE].includes(failure)) {
    throw new Error(`${name}: undocumented failure ${envelope.errorCode} with status ${response.status}.`);
  }
  return {
    ...plain(response, envelope),
    data: null,
    failure,
    reason: envelope.data?.reason ?? null,
    refused: envelope.data?.refused ?? null,
    issues: envelope.data?.issues ?? [],
  };
}

function unchanged<Name extends RouteName>(name: Name, response: Response, text: string): Answer<Name> {
  const route: Route = ROUTES[name];
  if (route.etag !== true || text !== '') throw new Error(`${name}: a 304 that the contract does not know.`);
  return {
    ...plain(response, { errorCode: 0, message: '' }),
    data: null,
    failure: null,
    reason: null,
    refused: null,
    issues: [],
  };
}

function plain(response: Response, { errorCode, message }: { errorCode: number | string; message: string }) {
  return { status: response.status, errorCode, message, headers: response.headers };
}

function failureNamed(errorCode: number | string, status: number): ErrorName | undefined {
  // Object.keys returns strings; the table's keys are exactly the names.
  return (Object.keys(ERRORS) as ErrorName[]).find(
    (name) => ERRORS[name].errorCode === errorCode && ERRORS[name].statusCode === status,
  );
}
