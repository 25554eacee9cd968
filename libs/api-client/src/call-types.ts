import type { Client, ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { paths } from './schema.gen.ts';

/** The methods the API knows. [API-5] */
export type Method = 'get' | 'post' | 'put' | 'delete';

type Http = Client<paths, 'application/json'>;

/** The paths that can be called with a method, as they stand in the document. */
export type PathOf<M extends Method> = ClientPathsWithMethod<Http, M>;

/** The `data` of a successful answer. */
export type DataOf<M extends Method, P extends PathOf<M>> =
  MethodResponse<Http, M, P> extends { data: infer Data } ? Data : never;

/** What a caller may say beside the request itself. */
export interface CallOptions {
  /** Gives the call up, its waiting and retries included. */
  readonly signal?: AbortSignal;
  /** `false`: the first answer counts, whatever it is. Only a refused token is still renewed. */
  readonly retry?: boolean;
  /** The body names the token it is sent with, as `accessToken`: each time the one of that very request. [AUTH-15, GA-3] */
  readonly carriesToken?: boolean;
}

type Request<M extends Method, P extends PathOf<M>> = Pick<
  NonNullable<MaybeOptionalInit<paths[P], M>>,
  Extract<'params' | 'body', keyof NonNullable<MaybeOptionalInit<paths[P], M>>>
>;

/** Parameters and body of a call, which may be left out when nothing in them is required. */
export type InitOf<M extends Method, P extends PathOf<M>> =
  Partial<Request<M, P>> extends Request<M, P>
    ? [init?: Request<M, P> & CallOptions]
    : [init: Request<M, P> & CallOptions];
