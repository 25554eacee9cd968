import type { QuietHoursItem, ScheduleItem } from '@partyline/contract';
import type { Schedule, ScheduleQuietHours } from '@partyline/schedules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { schedulesKey } from './queries.ts';

const pathOf = (workspaceId: number, { id }: Pick<ScheduleItem, 'id'>) => ({
  params: { path: { id: String(workspaceId), scheduleId: String(id) } },
});
const workspaceOf = (workspaceId: number) => ({ params: { path: { id: String(workspaceId) } } });

function useRefetchSchedules(workspaceId: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: schedulesKey(workspaceId) });
}

/** Adds or changes a schedule. [PLUS-15] */
export function useSaveSchedule(workspaceId: number) {
  return useMutation({
    mutationFn: ({ schedule, row }: { schedule: Schedule; row: ScheduleItem | undefined }) => {
      const body = { ...schedule, days: [...schedule.days] };
      if (row === undefined)
        return api.post('/api/workspace/{id}/schedules', { ...workspaceOf(workspaceId), body });
      return api.put('/api/workspace/{id}/schedules/{scheduleId}', {
        ...pathOf(workspaceId, row),
        body: { ...body, rowVersion: row.rowVersion },
      });
    },
    onSettled: useRefetchSchedules(workspaceId),
  });
}

/** Pauses or resumes a schedule. [PLUS-15] */
export function usePauseSchedule(workspaceId: number) {
  return useMutation({
    mutationFn: (schedule: ScheduleItem) => {
      const path = pathOf(workspaceId, schedule);
      return schedule.pauseReason === null
        ? api.post('/api/workspace/{id}/schedules/{scheduleId}/pause', path)
        : api.post('/api/workspace/{id}/schedules/{scheduleId}/resume', path);
    },
    onSettled: useRefetchSchedules(workspaceId),
  });
}

/** Deletes a schedule with its runs. [PLUS-15] */
export function useDeleteSchedule(workspaceId: number) {
  return useMutation({
    mutationFn: (schedule: ScheduleItem) =>
      api.delete('/api/workspace/{id}/schedules/{scheduleId}', pathOf(workspaceId, schedule)),
    onSettled: useRefetchSchedules(workspaceId),
  });
}

/** Sets the quiet hours of a workspace. [PLUS-15] */
export function useSaveQuietHours(workspaceId: number) {
  return useMutation({
    mutationFn: ({ quiet, row }: { quiet: ScheduleQuietHours; row: QuietHoursItem }) =>
      api.put('/api/workspace/{id}/schedule-quiet-hours', {
        ...workspaceOf(workspaceId),
        body: { ...quiet, rowVersion: row.rowVersion },
      }),
    onSettled: useRefetchSchedules(workspaceId),
  });
}
