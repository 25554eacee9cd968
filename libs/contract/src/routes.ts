import * as v from 'valibot';
import { ALERT_ROUTES } from './alert-routes.ts';
import { API_TOKEN_ROUTES } from './api-token-routes.ts';
import { auditPageSchema, auditQuerySchema } from './audit.ts';
import { BILLING_ROUTES } from './billing-routes.ts';
import { CONTACT_ROUTES } from './contact-routes.ts';
import { DEVICE_ROUTES } from './device-routes.ts';
import { hostEventSchema } from './instance-host.ts';
import { NOTIFICATION_ROUTES } from './notification-routes.ts';
import { OWNERSHIP_ROUTES } from './ownership-routes.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { leadBodySchema, marketsSchema } from './profile.ts';
import { REGISTRATION_ROUTES } from './registration-routes.ts';
import type { Route } from './route.ts';
import { SCHEDULE_ROUTES } from './schedule-routes.ts';
import { SUPPORT_ROUTES } from './support-routes.ts';
import { USER_ROUTES } from './user-routes.ts';
import { languageBodySchema, switchAccountBodySchema } from './user.ts';

/** The only source of the server's routes. [GX-26] */
export const ROUTES = {
  ping: {
    method: 'GET',
    path: 'ping',
    summary: 'Says that the service answers; under maintenance it does not.',
    permission: { kind: 'public' },
    data: v.strictObject({ version: v.string(), time: v.pipe(v.string(), v.isoTimestamp()) }),
    errors: ['maintenance', 'unavailable'],
  },
  live: {
    method: 'GET',
    path: 'health/live',
    summary: 'Says that this node runs, under maintenance too.',
    permission: { kind: 'public' },
    data: v.strictObject({ version: v.string() }),
    errors: [],
  },
  ready: {
    method: 'GET',
    path: 'health/ready',
    summary: 'Says that the service answers and that its background jobs are run.',
    permission: { kind: 'public' },
    data: v.strictObject({
      dueJobs: v.pipe(v.number(), v.integer(), v.minValue(0)),
      oldestDueMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    errors: ['unavailable'],
  },
  login: {
    method: 'POST',
    path: 'login',
    summary: 'Signs a person in after the identity provider has.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    body: loginBodySchema,
    data: loginDataSchema,
    errors: ['too-many-requests'],
    rateLimit: 'login',
  },
  currentUser: {
    method: 'GET',
    path: 'users',
    summary: 'The signed-in person, seen from the account their token names.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    data: currentUserDataSchema,
    errors: ['not-found'],
  },
  signup: {
    method: 'POST',
    path: 'signup',
    summary: 'Registers a person whom the portal does not know yet; asked again it goes on where it was.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    body: signupBodySchema,
    data: signupDataSchema,
    errors: ['invite-not-valid', 'too-many-requests'],
    rateLimit: 'login',
  },
  register: {
    method: 'POST',
    path: 'users/register',
    summary: 'Starts the trial of the account the caller owns, once for the life of the account.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: registerBodySchema,
    data: registerDataSchema,
    errors: ['not-found', 'forbidden', 'trial-used'],
  },
  createAccount: {
    method: 'POST',
    path: 'account/create',
    summary: 'Gives the caller an account of their own, or returns the one they have.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: createAccountBodySchema,
    data: createAccountDataSchema,
    errors: ['not-found'],
  },
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
    summary: 'Returns the current license agreement.',
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
    summary: 'Ends every session of the caller, on every device.',
    permission: { kind: 'bearer', unverified: 'allowed' },
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
  listMarkets: {
    method: 'GET',
    path: 'marketing-leads/market',
    summary: 'The markets a lead can be in.',
    permission: { kind: 'public' },
    data: marketsSchema,
    errors: [],
  },
  sendLead: {
    method: 'POST',
    path: 'marketing-leads',
    summary: 'Somebody wants to be contacted.',
    permission: { kind: 'public' },
    body: leadBodySchema,
    data: v.null(),
    errors: ['too-many-requests'],
    rateLimit: 'contact',
  },
  switchAccount: {
    method: 'POST',
    path: 'users/switch-account',
    summary: 'Chooses the account, and the workspace, that the next token names.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: switchAccountBodySchema,
    data: v.null(),
    errors: ['not-found'],
  },
  changeLanguage: {
    method: 'PUT',
    path: 'users/language',
    summary: 'Chooses the language of the portal and of the mails to the caller.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: languageBodySchema,
    data: v.null(),
    errors: ['not-found'],
  },
  ...NOTIFICATION_ROUTES,
  ...DEVICE_ROUTES,
  ...ALERT_ROUTES,
  ...API_TOKEN_ROUTES,
  ...SCHEDULE_ROUTES,
  ...PEOPLE_ROUTES,
  ...OWNERSHIP_ROUTES,
  listAudit: {
    method: 'GET',
    path: 'audit',
    summary: 'What was done and refused in the account, newest first.',
    permission: { kind: 'account', branch: 'workspace', action: 'list' },
    query: auditQuerySchema,
    data: auditPageSchema,
    errors: ['forbidden'],
  },
  ...BILLING_ROUTES,
  ...CONTACT_ROUTES,
  ...SUPPORT_ROUTES,
  instanceHostWebhook: {
    method: 'POST',
    path: 'webhooks/instance-host',
    summary: 'An instance host reports the state of an instance.',
    permission: { kind: 'signature', by: 'instance-host' },
    body: hostEventSchema,
    data: v.strictObject({ applied: v.boolean() }),
    errors: [],
  },
} as const satisfies Record<string, Route>;

/** The name of a route. */
export type RouteName = keyof typeof ROUTES;

/** Everything hangs below this. [GX-1] */
export const API_BASE = '/api/';
