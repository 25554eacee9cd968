import * as v from 'valibot';
import { deletionBlockersSchema, ownDataSchema } from './own-data.ts';
import {
  acceptEulaBodySchema,
  acceptEulaDataSchema,
  eulaSchema,
  profileBodySchema,
  profileSchema,
} from './profile.ts';
import { endSessionBodySchema, logOutBodySchema, ownSessionsSchema } from './session.ts';
import type { Route } from '../route.ts';

export const USER_ROUTES = {
  readProfile: {
    method: 'GET',
    path: 'users/account',
    summary: "The caller's profile, and the name of the account their token names.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: profileSchema,
    errors: ['not-found'],
  },
  changeProfile: {
    method: 'PUT',
    path: 'users/account',
    summary: "Changes the caller's profile, accepts the license agreement, or renames the account.",
    permission: { kind: 'bearer', unverified: 'refused' },
    body: profileBodySchema,
    data: profileSchema,
    errors: ['not-found', 'forbidden'],
  },
  readEula: {
    method: 'GET',
    path: 'users/eula',
    summary: "Returns the current license agreement in the reader's language.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: eulaSchema,
    errors: [],
  },
  acceptEula: {
    method: 'PUT',
    path: 'users/eula',
    summary: 'Accepts the current license agreement.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: acceptEulaBodySchema,
    data: acceptEulaDataSchema,
    errors: ['not-found'],
  },
  deletionBlockers: {
    method: 'GET',
    path: 'users/gdpr',
    summary: "Returns what blocks the deletion of the caller's access.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: deletionBlockersSchema,
    errors: ['not-found'],
  },
  exportOwnData: {
    method: 'GET',
    path: 'users/gdpr/export',
    summary: 'Everything that is kept about the caller.',
    permission: { kind: 'bearer', unverified: 'refused' },
    data: ownDataSchema,
    errors: ['not-found'],
  },
  deleteOwnAccess: {
    method: 'DELETE',
    path: 'users/gdpr',
    summary: "Deletes the caller's access and personal data.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: v.null(),
    errors: [
      'not-found',
      'active-subscriptions',
      'workspace-owner-account-delete',
      'ownership-must-be-transferred',
      'recent-login-required',
    ],
  },
  logOutEverywhere: {
    method: 'POST',
    path: 'users/logout',
    summary:
      'Ends every session of the caller, on every device. With revokeApiTokens their API tokens in all accounts are revoked too; otherwise they stay.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    body: logOutBodySchema,
    data: v.null(),
    errors: [],
  },
  listSessions: {
    method: 'GET',
    path: 'users/sessions',
    summary: "The caller's sessions: where they are signed in, since when, and when that was last used.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: ownSessionsSchema,
    errors: [],
  },
  endSessions: {
    method: 'POST',
    path: 'users/sessions/end',
    summary: "Ends one of the caller's sessions, or all but this one; or takes this one off the list.",
    permission: { kind: 'bearer', unverified: 'refused' },
    body: endSessionBodySchema,
    data: v.null(),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>;
