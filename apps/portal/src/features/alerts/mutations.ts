import type { AlertRule } from '@partyline/alerts';
import type { Alert } from '@partyline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { alertsKey, logKey } from './queries.ts';

const pathOf = (workspaceId: number, { id }: Pick<Alert, 'id'>) => ({
  params: { path: { id: String(workspaceId), alertId: String(id) } },
});

function useRefetchAlerts(workspaceId: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: alertsKey(workspaceId) });
}

async function rotateSecret(workspaceId: number, alert: Alert): Promise<string> {
  const path = '/api/workspace/{id}/alerts/{alertId}/secret';
  return (await api.post(path, pathOf(workspaceId, alert))).secret;
}

/** Saves an alert; returns a new webhook's secret, else null. [PLUS-16] */
export function useSaveAlert(workspaceId: number) {
  return useMutation({
    mutationFn: async ({ rule, row }: { rule: AlertRule; row: Alert | undefined }) => {
      if (row === undefined) {
        const path = { id: String(workspaceId) };
        return (await api.post('/api/workspace/{id}/alerts', { params: { path }, body: rule })).secret;
      }
      const body = { ...rule, rowVersion: row.rowVersion };
      await api.put('/api/workspace/{id}/alerts/{alertId}', { ...pathOf(workspaceId, row), body });
      const isFirstWebhook = row.webhookUrl === '' && rule.webhookUrl !== '';
      // The alert is saved: without this answer its user makes a new secret in the list.
      return isFirstWebhook ? rotateSecret(workspaceId, row).catch(() => null) : null;
    },
    onSettled: useRefetchAlerts(workspaceId),
  });
}

/** Deletes an alert and its log. [PLUS-16] */
export function useDeleteAlert(workspaceId: number) {
  return useMutation({
    mutationFn: (alert: Alert) =>
      api.delete('/api/workspace/{id}/alerts/{alertId}', pathOf(workspaceId, alert)),
    onSettled: useRefetchAlerts(workspaceId),
  });
}

/** Rotates the webhook secret. [PLUS-16] */
export function useRotateSecret(workspaceId: number) {
  return useMutation({
    mutationFn: (alert: Alert) => rotateSecret(workspaceId, alert),
  });
}

/** Sends a test message. [PLUS-16] */
export function useTestAlert(workspaceId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (alert: Alert) =>
      api.post('/api/workspace/{id}/alerts/{alertId}/test', pathOf(workspaceId, alert)),
    onSettled: (_data, _error, { id }) => client.invalidateQueries({ queryKey: logKey(id) }),
  });
}
