export { ApiError } from './api-error.ts';
export type { FailureFacts } from './api-error.ts';
export type { CallOptions, DataOf, InitOf, Method, PathOf } from './call-types.ts';
export { createApiClient } from './create-api-client.ts';
export type { ApiClient, ApiClientOptions } from './create-api-client.ts';
export type { SignedOutReason } from './perform.ts';
export type { components, paths } from './schema.gen.ts';
export { createTokenRefresh } from './token-refresh.ts';
export type { Locks, TokenSource } from './token-refresh.ts';
