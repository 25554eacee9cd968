import type { ROUTES, RouteName } from '@partyline/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Caller, MemberCaller } from '../authorization/caller.ts';
import type { NotModified, PackedData, RawData, TAKEN_OVER } from '../answers/handler-result.ts';
import type { Upload } from '../requests/read-upload.ts';
import type { TokenIdentity } from '../authentication/token-identity.ts';

type Table = typeof ROUTES;
type PermissionKind<Name extends RouteName> = Table[Name]['permission']['kind'];
type OutputOf<Name extends RouteName, Part extends string> =
  Table[Name] extends Record<Part, infer Schema extends GenericSchema> ? InferOutput<Schema> : undefined;

export type DataOf<Name extends RouteName> = OutputOf<Name, 'data'>;

export type BodyOf<Name extends RouteName> = OutputOf<Name, 'body'>;

export type QueryOf<Name extends RouteName> = OutputOf<Name, 'query'>;

/** Caller type by permission: none, user or member. */
export type CallerOf<Name extends RouteName> =
  PermissionKind<Name> extends 'public' | 'signature' | 'support'
    ? null
    : PermissionKind<Name> extends 'visitor'
      ? Caller | null
      : PermissionKind<Name> extends 'bearer'
        ? Caller
        : MemberCaller;

export type IdentityOf<Name extends RouteName> =
  PermissionKind<Name> extends 'public' | 'signature' | 'support'
    ? null
    : PermissionKind<Name> extends 'visitor'
      ? TokenIdentity | null
      : TokenIdentity;

export type UploadOf<Name extends RouteName> = Table[Name] extends { readonly upload: 'csv' } ? Upload : null;

/** Checked by the contract's schemas. */
export interface RouteContext<Name extends RouteName> {
  readonly identity: IdentityOf<Name>;
  readonly caller: CallerOf<Name>;
  readonly params: OutputOf<Name, 'params'>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  readonly upload: UploadOf<Name>;
  readonly headers: IncomingHttpHeaders;
  /** Client address behind trusted proxies. */
  readonly ip: string;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Aborted when the client disconnects before the answer. */
  readonly signal: AbortSignal;
  /** Aborted before the stop or maintenance: streams say goodbye and end. */
  readonly shutdown: AbortSignal;
  /** Whether the caller already holds the version with this ETag. */
  holds(etag: string): boolean;
  /** For streams: writes the head with security headers; then return TAKEN_OVER. */
  takeOver(headers: OutgoingHttpHeaders): ServerResponse;
}

export type HandlerResult<Name extends RouteName> = Table[Name]['data'] extends 'stream'
  ? typeof TAKEN_OVER
  : DataOf<Name> | RawData | PackedData | NotModified;

/** Refusals are thrown as ApiFailure. */
export type Handler<Name extends RouteName> = (context: RouteContext<Name>) => Promise<HandlerResult<Name>>;

/**
 * Serves a `member` route whose own statement reads the caller, to save a round trip: it must pass CALLER_SQL's value to
 * `readMember`.
 */
export interface SelfLoadingHandler<Name extends RouteName> {
  readonly loadsCaller: true;
  readonly handle: (context: Omit<RouteContext<Name>, 'caller'>) => Promise<HandlerResult<Name>>;
}

/** Handlers by route: a missing one does not compile. */
export type Handlers = {
  readonly [Name in RouteName]:
    | Handler<Name>
    | (PermissionKind<Name> extends 'member' ? SelfLoadingHandler<Name> : never);
};
