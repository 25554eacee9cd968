import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { listRules, readRule } from './alert-rules.repository.ts';
import {
  alertOf,
  changeAlert,
  createAlert,
  deleteAlert,
  rotateAlertSecret,
  testAlert,
  type AlertsDeps,
} from './alert-rules.service.ts';
import { readDeliveries } from './deliveries.repository.ts';
import { readAlertsWorkspace } from './on-alerts.ts';

type AlertRoutes =
  | 'listAlerts'
  | 'createAlert'
  | 'changeAlert'
  | 'deleteAlert'
  | 'testAlert'
  | 'rotateAlertSecret'
  | 'listAlertDeliveries';

/** Handles the calls for alert rules and their delivery log. [PLUS-16] */
export function alertsHandlers(deps: AlertsDeps): Pick<Handlers, AlertRoutes> {
  const { database } = deps;
  return {
    listAlerts: async ({ caller, params: { id } }) => {
      const rules = await listRules(database, await readAlertsWorkspace(database, { caller, id }));
      return rules.map(alertOf);
    },
    createAlert: ({ caller, params, requestId, body }) =>
      createAlert(deps, { caller, requestId, ...params }, body),
    changeAlert: ({ caller, params, requestId, body }) =>
      changeAlert(deps, { caller, requestId, ...params }, body),
    deleteAlert: ({ caller, params, requestId }) => deleteAlert(deps, { caller, requestId, ...params }),
    testAlert: ({ caller, params, requestId }) => testAlert(deps, { caller, requestId, ...params }),
    rotateAlertSecret: ({ caller, params, requestId }) =>
      rotateAlertSecret(deps, { caller, requestId, ...params }),
    listAlertDeliveries: async ({ caller, params: { id, alertId }, query: { limit, cursor } }) => {
      const workspace = await readAlertsWorkspace(database, { caller, id });
      if ((await readRule(database, workspace, alertId)) === undefined) throw new ApiFailure('not-found');
      const rows = await readDeliveries(database, {
        ruleId: alertId,
        before: cursor ?? null,
        atMost: limit + 1,
      });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        deliveries: page.map(({ delivery }) => delivery),
        nextCursor: last === undefined ? null : String(last.position),
      };
    },
  };
}
