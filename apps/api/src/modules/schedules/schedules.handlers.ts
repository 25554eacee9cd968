import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { readSchedulesWorkspace } from './on-schedules.ts';
import { changeQuietHours } from './quiet-hours.ts';
import { listRuns } from './runs.repository.ts';
import { readSchedule } from './schedules.repository.ts';
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  pauseSchedule,
  resumeSchedule,
  viewSchedules,
} from './schedules.service.ts';

type ScheduleRoutes =
  | 'listSchedules'
  | 'createSchedule'
  | 'changeSchedule'
  | 'pauseSchedule'
  | 'resumeSchedule'
  | 'deleteSchedule'
  | 'listScheduleRuns'
  | 'changeScheduleQuietHours';

/** Handles schedules, their runs and quiet hours. [PLUS-15] */
export function schedulesHandlers(database: Database): Pick<Handlers, ScheduleRoutes> {
  return {
    listSchedules: async ({ caller, params: { id } }) =>
      viewSchedules(database, await readSchedulesWorkspace(database, { caller, id })),
    createSchedule: ({ caller, params, requestId, body }) =>
      createSchedule(database, { caller, requestId, ...params }, body),
    changeSchedule: ({ caller, params, requestId, body }) =>
      changeSchedule(database, { caller, requestId, ...params }, body),
    pauseSchedule: ({ caller, params, requestId }) =>
      pauseSchedule(database, { caller, requestId, ...params }),
    resumeSchedule: ({ caller, params, requestId }) =>
      resumeSchedule(database, { caller, requestId, ...params }),
    deleteSchedule: ({ caller, params, requestId }) =>
      deleteSchedule(database, { caller, requestId, ...params }),
    listScheduleRuns: async ({ caller, params: { id, scheduleId } }) => {
      const workspace = await readSchedulesWorkspace(database, { caller, id });
      const schedule = await readSchedule(database, workspace, scheduleId);
      if (schedule === undefined) throw new ApiFailure('not-found');
      return [...(await listRuns(database, schedule.id))];
    },
    changeScheduleQuietHours: ({ caller, params, requestId, body }) =>
      changeQuietHours(database, { caller, requestId, ...params }, body),
  };
}
