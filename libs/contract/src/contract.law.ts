import type { TableLaw } from '@partyline/kernel/law';
import { ERRORS, type ErrorName } from './error-code.ts';
import type { Route } from './route.ts';
import { ROUTE_SCOPES } from './route-scopes.ts';
import { ROUTES, type RouteName } from './routes.ts';

interface ErrorQuestion {
  readonly name: ErrorName;
}

/** Codes that the specification gives, with their statuses. [ERR-2 … ERR-5] */
const SPECIFIED: ReadonlyMap<string | number, number> = new Map<string | number, number>([
  [1001, 400],
  [1002, 400],
  ['err_maintenance', 503],
  [401, 401],
]);

/** Statuses that the portal tells apart or shows as the general error. [ERR-6 … ERR-14] */
const STATUSES = [400, 401, 403, 404, 408, 413, 415, 429, 500, 502, 503];

export const errorCodes: TableLaw<ErrorQuestion> = {
  kind: 'table',
  name: 'error-codes',
  sentence:
    'Every error has one code that no other has, and one status that the portal knows: the codes of the specification with theirs, all others from 2000 up.',
  ids: ['ERR-1', 'ERR-2', 'ERR-3', 'ERR-4', 'ERR-5', 'GX-3'],
  universe: ['every error of the contract'],
  bound: 100,
  isQuick: true,
  // The names are the keys.
  questions: () => (Object.keys(ERRORS) as ErrorName[]).map((name) => ({ name })),
  faultOf({ name }) {
    const { errorCode, statusCode } = ERRORS[name];
    const same = Object.entries(ERRORS).filter(([, error]) => error.errorCode === errorCode);
    if (same.length !== 1)
      return `Its code ${errorCode} is that of ${same.map(([other]) => other).join(' and ')}.`;
    if (!STATUSES.includes(statusCode)) return `Its status is ${statusCode}.`;
    const specified = SPECIFIED.get(errorCode);
    if (specified !== undefined)
      return specified === statusCode ? null : `Its status is ${statusCode}, and specified ${specified}.`;
    const codes: readonly (string | number)[] = Object.values(ERRORS).map((error) => error.errorCode);
    if ([...SPECIFIED.keys()].some((code) => !codes.includes(code)))
      return 'A code of the specification is missing.';
    return typeof errorCode === 'number' && errorCode >= 2_000 && errorCode < 3_000
      ? null
      : `Its code is ${errorCode}.`;
  },
  tell: ({ name }) => [`The error ${name} is answered.`],
};

interface RouteQuestion {
  readonly name: RouteName;
}

// The names are the keys.
const everyRoute = () => (Object.keys(ROUTES) as RouteName[]).map((name) => ({ name }));
const routeOf = (name: RouteName): Route => ROUTES[name];

/** The exceptions, each with its scope: what the account tells its members. */
const OPEN_TO_TOKENS: ReadonlyMap<string, string> = new Map([
  ['users/notification', 'notifications:read'],
  ['users/who-can', 'people:read'],
]);

/** Calls with a body that only read: addresses stand in no URL. */
const READS_BY_BODY = ['invitation/lookup'];

/** What no token may do, by the beginning of its path. [PLUS-25] */
const CLOSED_TO_TOKENS = [
  ...[
    'login',
    'signup',
    'users',
    'account',
    'subscription',
    'ax',
    'webhooks',
    'marketing-leads',
    'partner',
    'support',
  ],
  ...[
    'workspace/transfer-ownership',
    'workspace/ask-ownership',
    'workspace/reject-ownership',
    'useractionlink',
  ],
];

export const tokenRoutes: TableLaw<RouteQuestion> = {
  kind: 'table',
  name: 'token-routes',
  sentence:
    'A scope opens only routes that ask for a right or a membership: none of sign-in, own data, tokens, ownership or money, and a scope to read none that writes.',
  ids: ['PLUS-25', 'HZ-4'],
  universe: ['every route of the contract'],
  bound: 400,
  isQuick: true,
  questions: everyRoute,
  faultOf({ name }) {
    const scope = ROUTE_SCOPES[name];
    if (scope === undefined) return null;
    const { method, path, permission } = routeOf(name);
    if (!['account', 'workspace', 'instance', 'member'].includes(permission.kind))
      return `It asks for no right (${permission.kind}).`;
    const wanted = OPEN_TO_TOKENS.get(path);
    if (wanted !== undefined) return scope === wanted ? null : `It is open to ${scope}.`;
    const closed = CLOSED_TO_TOKENS.find(
      (start) => path.toLowerCase() === start || path.toLowerCase().startsWith(`${start}/`),
    );
    if (closed !== undefined) return `It is a route of ${closed}.`;
    const isRead = method === 'GET' || READS_BY_BODY.includes(path);
    return scope.endsWith(':read') && !isRead ? `It is a ${method}.` : null;
  },
  tell: ({ name }) => [
    `A token with the scope ${ROUTE_SCOPES[name] ?? '(none)'} calls ${routeOf(name).method} ${routeOf(name).path}.`,
  ],
};

export const routePaths: TableLaw<RouteQuestion> = {
  kind: 'table',
  name: 'route-paths',
  sentence:
    'No two routes answer the same method and path, in any letter case and whatever their parameters are called, and every error that a route names is one of the contract, once.',
  ids: ['GX-1', 'GX-26', 'GD-15', 'GX-3'],
  universe: ['every route of the contract, beside every other'],
  bound: 400,
  isQuick: true,
  questions: everyRoute,
  faultOf({ name }) {
    const keyOf = ({ method, path }: Route) => {
      const parts = path
        .toLowerCase()
        .split('/')
        .filter((part) => part !== '');
      return [method, ...parts.map((part) => (part.startsWith('{') ? '{}' : part))].join('/');
    };
    const own = routeOf(name);
    const same = everyRoute().filter((other) => keyOf(routeOf(other.name)) === keyOf(own));
    if (same.length !== 1) return `So does ${same.map((other) => other.name).join(' and ')}.`;
    const unknown = own.errors.filter((error) => !Object.hasOwn(ERRORS, error));
    if (unknown.length > 0) return `It names ${unknown.join(', ')}.`;
    return new Set(own.errors).size === own.errors.length ? null : 'It names an error twice.';
  },
  tell: ({ name }) => [`${name} answers ${routeOf(name).method} ${routeOf(name).path}.`],
};
