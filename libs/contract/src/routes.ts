import * as v from 'valibot';
import { ALERT_ROUTES } from './devices/alert-routes.ts';
import { API_TOKEN_ROUTES } from './account/api-token-routes.ts';
import { auditPageSchema, auditQuerySchema } from './people/audit.ts';
import { BILLING_ROUTES } from './billing/billing-routes.ts';
import { CONTACT_ROUTES } from './account/contact-routes.ts';
import { DEVICE_ROUTES } from './devices/device-routes.ts';
import { hostEventSchema } from './devices/instance-host.ts';
import { NOTIFICATION_ROUTES } from './notifications/notification-routes.ts';
import { OWNERSHIP_ROUTES } from './people/ownership-routes.ts';
import { PARTNER_ROUTES } from './billing/partner-routes.ts';
import { PEOPLE_ROUTES } from './people/people-routes.ts';
import { leadBodySchema, marketsSchema } from './account/profile.ts';
import { REGISTRATION_ROUTES } from './account/registration-routes.ts';
import type { Route } from './route.ts';
import { SCHEDULE_ROUTES } from './devices/schedule-routes.ts';
import { SUPPORT_ROUTES } from './account/support-routes.ts';
import { USER_ROUTES } from './account/user-routes.ts';
import { languageBodySchema, switchAccountBodySchema } from './account/user.ts';

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
  ...REGISTRATION_ROUTES,
  ...USER_ROUTES,
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
    summary: 'Sends a request to be contacted.',
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
    errors: ['not-found', 'identity-refused'],
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
  ...PARTNER_ROUTES,
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

export type RouteName = keyof typeof ROUTES;

/** [GX-1] */
export const API_BASE = '/api/';
