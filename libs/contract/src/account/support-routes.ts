import * as v from 'valibot';
import { historyQuerySchema } from '../devices/device.ts';
import { supportWhoCanQuerySchema, whoCanSchema } from '../people/who-can.ts';
import type { Route } from '../route.ts';
import {
  supportHistorySchema,
  supportNotificationsSchema,
  supportRightsSchema,
  supportUserQuerySchema,
} from './support.ts';

/** Read-only, for support tokens; each answer is audited. [PLUS-25] */
export const SUPPORT_ROUTES = {
  supportDeviceHistory: {
    method: 'GET',
    path: 'support/device/{vicUuid}/history',
    summary: 'A device, where it is, and what happened to it, newest first; for support.',
    permission: { kind: 'support' },
    params: v.strictObject({ vicUuid: v.pipe(v.string(), v.uuid(), v.toLowerCase()) }),
    query: historyQuerySchema,
    data: supportHistorySchema,
    errors: ['not-found'],
  },
  supportRights: {
    method: 'GET',
    path: 'support/rights',
    summary: 'The memberships of a user and the rights that they give now; for support.',
    permission: { kind: 'support' },
    query: supportUserQuerySchema,
    data: supportRightsSchema,
    errors: ['not-found'],
  },
  supportWhoCan: {
    method: 'GET',
    path: 'support/who-can',
    summary: 'Who can do an act, and what would allow it to the others; for support.',
    permission: { kind: 'support' },
    query: supportWhoCanQuerySchema,
    data: whoCanSchema,
    errors: ['not-found'],
  },
  supportNotifications: {
    method: 'GET',
    path: 'support/notifications',
    summary: 'What was sent to a user, silent notifications too, newest first; for support.',
    permission: { kind: 'support' },
    query: supportUserQuerySchema,
    data: supportNotificationsSchema,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>;
