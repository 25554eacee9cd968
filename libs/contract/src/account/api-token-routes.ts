import * as v from 'valibot';
import { rowText } from '../row-ids.ts';
import { apiTokenBodySchema, apiTokenSchema, createdApiTokenSchema } from './api-token.ts';
import type { Route } from '../route.ts';

/** None of the routes takes an API token. [PLUS-25] */
export const API_TOKEN_ROUTES = {
  listApiTokens: {
    method: 'GET',
    path: 'users/tokens',
    summary: "The caller's API tokens in all accounts, the newest first; revoked ones are left out.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: v.array(apiTokenSchema),
    errors: [],
  },
  createApiToken: {
    method: 'POST',
    path: 'users/tokens',
    summary:
      'Makes an API token of the caller for the account they are in; its text is answered this once. Needs a recent sign-in, and is mailed to the caller.',
    permission: { kind: 'member' },
    body: apiTokenBodySchema,
    data: createdApiTokenSchema,
    errors: ['forbidden', 'recent-login-required', 'too-many-requests'],
    rateLimit: 'login',
  },
  revokeApiToken: {
    method: 'DELETE',
    path: 'users/tokens/{id}',
    summary: "Revokes one of the caller's API tokens; it is refused from then on.",
    permission: { kind: 'bearer', unverified: 'refused' },
    params: v.strictObject({ id: rowText }),
    data: v.null(),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>;
