import type { ROUTES, RouteName } from '@partyline/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Caller, MemberCaller } from './caller.ts';
import type { NotModified, PackedData, RawData, TAKEN_OVER } from './handler-result.ts';
import type { Upload } from './read-upload.ts';
import type { TokenIdentity } from './token-identity.ts';

type Table = typeof ROUTES;
type PermissionKind<Name extends RouteName> = Table[Name]['permission']['kind'];
type OutputOf<Name extends RouteName, Part extends string> =
  Table[Name] extends Record<Part, infer Schema extends GenericSchema> ? InferOutput<Schema> : undefined;

/** The `data` of a route's successful answer. */
export type DataOf<Name extends RouteName> = OutputOf<Name, 'data'>;

/** The body of a route's call, checked. */
export type BodyOf<Name extends RouteName> = OutputOf<Name, 'body'>;

/** The query of a route's call, checked. */
export type QueryOf<Name extends RouteName> = OutputOf<Name, 'query'>;

/** Who calls, as far as the route's permission says it: nobody, a signed-in person, or a member of the account. */
export type CallerOf<Name extends RouteName> =
  PermissionKind<Name> extends 'public' | 'signature' | 'support'
    ? null
    : PermissionKind<Name> extends 'visitor'
      ? Caller | null
      : PermissionKind<Name> extends 'bearer'
        ? Caller
        : MemberCaller;

/** The verified token of the call; none where the route asks for none. */
export type IdentityOf<Name extends RouteName> =
  PermissionKind<Name> extends 'public' | 'signature' | 'support'
    ? null
    : PermissionKind<Name> extends 'visitor'
      ? TokenIdentity | null
      : TokenIdentity;

/** The uploaded file of a route that takes one. */
export type UploadOf<Name extends RouteName> = Table[Name] extends { readonly upload: 'csv' } ? Upload : null;

/** What a handler knows of a call. Everything in it has been checked; `params`, `query` and `body` by the contract's schemas. */
export interface RouteContext<Name extends RouteName> {
  readonly identity: IdentityOf<Name>;
  readonly caller: CallerOf<Name>;
  readonly params: OutputOf<Name, 'params'>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  /** The file of a route that takes one; null elsewhere. */
  readonly upload: UploadOf<Name>;
  readonly headers: IncomingHttpHeaders;
  /** The address the call comes from, behind the trusted proxies. */
  readonly ip: string;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Aborted when the client goes away before it has its answer. */
  readonly signal: AbortSignal;
  /** Aborted when the server is about to stop or a maintenance begins: streams say goodbye and end. */
  readonly shutdown: AbortSignal;
  /** Whether the caller already holds the version with this ETag. */
  holds(etag: string): boolean;
  /** For streams: writes the head (security headers included) and hands the response over; return TAKEN_OVER then. */
  takeOver(headers: OutgoingHttpHeaders): ServerResponse;
}

/** What a handler gives back: the data, the data as JSON text, packed or not, "unchanged", or "I answer myself" for a stream. */
export type HandlerResult<Name extends RouteName> = Table[Name]['data'] extends 'stream'
  ? typeof TAKEN_OVER
  : DataOf<Name> | RawData | PackedData | NotModified;

/** Serves one route. Refusals are thrown as ApiFailure. */
export type Handler<Name extends RouteName> = (context: RouteContext<Name>) => Promise<HandlerResult<Name>>;

/**
 * Serves a route whose own statement also reads the caller, to save a round trip: it gets the token's identity only and
 * must read CALLER_SQL's value with `readMember`, which refuses as the registry would. Only for routes that ask for a member and no more.
 */
export interface SelfLoadingHandler<Name extends RouteName> {
  readonly loadsCaller: true;
  readonly handle: (context: Omit<RouteContext<Name>, 'caller'>) => Promise<HandlerResult<Name>>;
}

/** One handler for every route of the contract: a missing one does not compile. */
export type Handlers = {
  readonly [Name in RouteName]:
    | Handler<Name>
    | (PermissionKind<Name> extends 'member' ? SelfLoadingHandler<Name> : never);
};
