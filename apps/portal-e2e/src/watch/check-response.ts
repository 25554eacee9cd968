import {
  API_BASE,
  envelopeOf,
  ERRORS,
  failureSchema,
  ROUTES,
  type ErrorName,
  type Route,
} from '@partyline/contract';

export interface ReceivedAnswer {
  readonly method: string;
  readonly url: URL;
  readonly status: number;
  readonly contentType: string;
  /** Rejects when the browser has dropped the body. */
  readonly text: () => Promise<string>;
}

/** Errors that no route declares. */
const ALWAYS_POSSIBLE: readonly ErrorName[] = [
  'unauthenticated',
  'shut-out',
  'request-not-proper',
  'not-found',
  'forbidden',
  'email-not-verified',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'request-timeout',
  'maintenance',
  'unavailable',
  'internal',
];

/** Returns the first fault against the contract, or null. */
export async function checkResponse(answer: ReceivedAnswer): Promise<string | null> {
  const { method, url, status } = answer;
  const call = `${method} ${url.pathname} (${status})`;
  const route = findRoute(method, url.pathname);
  if (route === null) return `The contract has no route for ${call}.`;
  if (status === 304) return route.etag ? null : `${call} answered 304, but the route has no ETag.`;
  if (status < 300 && route.data === 'stream') {
    return answer.contentType.startsWith('text/event-stream') ? null : `${call} is no event stream.`;
  }
  const text = await answer.text().catch(() => null);
  if (text === null) return null;
  const fault = status < 300 ? faultOfSuccess(route, text) : faultOfFailure(route, status, text);
  return fault === null ? null : `${call}: ${fault}`;
}

const PATTERNS = Object.values<Route>(ROUTES).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'),
}));

function findRoute(method: string, path: string): Route | null {
  const wanted = path.slice(API_BASE.length).replace(/\/$/, '');
  const fitting = PATTERNS.filter(({ route, pattern }) => route.method === method && pattern.test(wanted));
  const routes = fitting.map(({ route }) => route);
  return routes.find((route) => !route.path.includes('{')) ?? routes[0] ?? null;
}

function faultOfSuccess(route: Route, text: string): string | null {
  if (route.data === 'stream') return 'a stream was expected';
  return issuesOf(envelopeOf(route.data)['~standard'].validate(JSON.parse(text)));
}

function faultOfFailure(route: Route, status: number, text: string): string | null {
  const body: unknown = JSON.parse(text);
  const issues = issuesOf(failureSchema['~standard'].validate(body));
  if (issues !== null) return issues;
  const { errorCode, statusCode } = body as { errorCode: unknown; statusCode: unknown }; // checked by the schema
  const possible = [...ALWAYS_POSSIBLE, ...route.errors].map((name) => ERRORS[name]);
  const known = possible.some((error) => error.errorCode === errorCode && error.statusCode === status);
  if (statusCode !== status) return `the envelope says ${String(statusCode)}`;
  return known ? null : `the route cannot fail with ${String(errorCode)}`;
}

interface Checked {
  readonly issues?: readonly { message: string; path?: readonly unknown[] | undefined }[] | undefined;
}

function issuesOf(checked: Checked | Promise<Checked>): string | null {
  if (checked instanceof Promise) return 'the schema cannot be checked at once';
  const first = checked.issues?.[0];
  if (first === undefined) return null;
  const path = (first.path ?? []).map((part) =>
    typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
  );
  return `${first.message} at ${path.join('.') || 'the top'}`;
}
