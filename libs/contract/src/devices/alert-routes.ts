import * as v from 'valibot';
import { rowText } from '../row-ids.ts';
import {
  alertBodySchema,
  alertChangeSchema,
  alertSchema,
  alertSecretSchema,
  createdAlertSchema,
  deliveriesPageSchema,
  deliveriesQuerySchema,
} from './alert.ts';
import type { Route } from '../route.ts';

const workspaceRef = v.strictObject({ id: rowText });
const alertRef = v.strictObject({ id: rowText, alertId: rowText });
/** Rules contain addresses, so reading takes the right to write. */
const permission = { kind: 'workspace', action: 'edit-instances' } as const;

/** [PLUS-16] */
export const ALERT_ROUTES = {
  listAlerts: {
    method: 'GET',
    path: 'workspace/{id}/alerts',
    summary: 'The alert rules of a workspace.',
    permission,
    params: workspaceRef,
    data: v.array(alertSchema),
    errors: ['not-found', 'forbidden'],
  },
  createAlert: {
    method: 'POST',
    path: 'workspace/{id}/alerts',
    summary: 'Adds an alert rule; the secret of its webhook is shown this once.',
    permission,
    params: workspaceRef,
    body: alertBodySchema,
    data: createdAlertSchema,
    errors: ['not-found', 'forbidden'],
  },
  changeAlert: {
    method: 'PUT',
    path: 'workspace/{id}/alerts/{alertId}',
    summary: 'Changes an alert rule; its secret stays.',
    permission,
    params: alertRef,
    body: alertChangeSchema,
    data: alertSchema,
    errors: ['not-found', 'forbidden', 'stale'],
  },
  deleteAlert: {
    method: 'DELETE',
    path: 'workspace/{id}/alerts/{alertId}',
    summary: 'Deletes an alert rule with its delivery log.',
    permission,
    params: alertRef,
    data: v.null(),
    errors: ['not-found', 'forbidden'],
  },
  testAlert: {
    method: 'POST',
    path: 'workspace/{id}/alerts/{alertId}/test',
    summary:
      'Sends a test by the channels of the rule, the mail to the caller; the delivery log has the outcome.',
    permission,
    params: alertRef,
    data: v.strictObject({ deliveryIds: v.array(v.string()) }),
    errors: ['not-found', 'forbidden', 'too-many-requests'],
  },
  rotateAlertSecret: {
    method: 'POST',
    path: 'workspace/{id}/alerts/{alertId}/secret',
    summary: 'Makes a new webhook secret; the old one signs beside it for 24 hours.',
    permission,
    params: alertRef,
    data: alertSecretSchema,
    errors: ['not-found', 'forbidden'],
  },
  listAlertDeliveries: {
    method: 'GET',
    path: 'workspace/{id}/alerts/{alertId}/deliveries',
    summary: 'The delivery log of an alert rule, newest first.',
    permission,
    params: alertRef,
    query: deliveriesQuerySchema,
    data: deliveriesPageSchema,
    errors: ['not-found', 'forbidden'],
  },
} as const satisfies Record<string, Route>;
