import * as v from 'valibot';
import { rowText } from '../row-ids.ts';
import type { Route } from '../route.ts';
import {
  quietHoursBodySchema,
  quietHoursSchema,
  scheduleBodySchema,
  scheduleChangeSchema,
  scheduleRunSchema,
  scheduleSchema,
  schedulesSchema,
} from './schedule.ts';

const workspaceRef = v.strictObject({ id: rowText });
const scheduleRef = v.strictObject({ id: rowText, scheduleId: rowText });
/** Starting takes the right to start too. */
const permission = { kind: 'instance', action: 'stop' } as const;

/** [PLUS-15] */
export const SCHEDULE_ROUTES = {
  listSchedules: {
    method: 'GET',
    path: 'workspace/{id}/schedules',
    summary: 'The schedules of a workspace, the next one first, and its quiet hours.',
    permission,
    params: workspaceRef,
    data: schedulesSchema,
    errors: ['not-found', 'forbidden'],
  },
  createSchedule: {
    method: 'POST',
    path: 'workspace/{id}/schedules',
    summary: 'Adds a schedule that starts or stops devices; it runs with the rights of the caller.',
    permission,
    params: workspaceRef,
    body: scheduleBodySchema,
    data: scheduleSchema,
    errors: ['not-found', 'forbidden'],
  },
  changeSchedule: {
    method: 'PUT',
    path: 'workspace/{id}/schedules/{scheduleId}',
    summary: 'Changes a schedule; it runs with the rights of the caller from now on.',
    permission,
    params: scheduleRef,
    body: scheduleChangeSchema,
    data: scheduleSchema,
    errors: ['not-found', 'forbidden', 'stale'],
  },
  pauseSchedule: {
    method: 'POST',
    path: 'workspace/{id}/schedules/{scheduleId}/pause',
    summary: 'Pauses a schedule.',
    permission,
    params: scheduleRef,
    data: scheduleSchema,
    errors: ['not-found', 'forbidden'],
  },
  resumeSchedule: {
    method: 'POST',
    path: 'workspace/{id}/schedules/{scheduleId}/resume',
    summary: 'Resumes a paused schedule; it runs with the rights of the caller from now on.',
    permission,
    params: scheduleRef,
    data: scheduleSchema,
    errors: ['not-found', 'forbidden'],
  },
  deleteSchedule: {
    method: 'DELETE',
    path: 'workspace/{id}/schedules/{scheduleId}',
    summary: 'Deletes a schedule with its runs.',
    permission,
    params: scheduleRef,
    data: v.null(),
    errors: ['not-found', 'forbidden'],
  },
  listScheduleRuns: {
    method: 'GET',
    path: 'workspace/{id}/schedules/{scheduleId}/runs',
    summary: 'What became of the last 50 times that a schedule was due, newest first.',
    permission,
    params: scheduleRef,
    data: v.array(scheduleRunSchema),
    errors: ['not-found', 'forbidden'],
  },
  changeScheduleQuietHours: {
    method: 'PUT',
    path: 'workspace/{id}/schedule-quiet-hours',
    summary: 'Sets the hours of a workspace in which no schedule acts.',
    permission,
    params: workspaceRef,
    body: quietHoursBodySchema,
    data: quietHoursSchema,
    errors: ['not-found', 'forbidden', 'stale'],
  },
} as const satisfies Record<string, Route>;
