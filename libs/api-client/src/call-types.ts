import type { Client, ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { paths } from './schema.gen.ts';

/** The methods the API knows. [API-5] */
export type Method = 'get' | 'post' | 'put' | 'delete';

type Http = Client<paths, 'application/json'>;

/** Paths of the document that allow a method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<Http, M>;

/** The `data` of a successful answer. */
export type DataOf<M extends Method, P extends PathOf<M>> =
  MethodResponse<Http, M, P> extends { data: infer Data } ? Data : never;

/** Options of a call besides the request. */
export interface CallOptions {
  /** Aborts the call, its waits and retries. */
  readonly signal?: AbortSignal;
  /** `false` disables retries, except after a refused token. */
  readonly retry?: boolean;
  /** Sends the request's own token in the body as `accessToken`. [AUTH-15, GA-3] */
  readonly carriesToken?: boolean;
}

type Request<M extends Method, P extends PathOf<M>> = Pick<
  NonNullable<MaybeOptionalInit<paths[P], M>>,
  Extract<'params' | 'body', keyof NonNullable<MaybeOptionalInit<paths[P], M>>>
>;

/** Parameters and body, optional when none is required. */
export type InitOf<M extends Method, P extends PathOf<M>> =
  Partial<Request<M, P>> extends Request<M, P>
    ? [init?: Request<M, P> & CallOptions]
    : [init: Request<M, P> & CallOptions];
