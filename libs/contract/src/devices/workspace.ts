import { WORKSPACE_KINDS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { rowNumber } from '../row-ids.ts';
import { instanceSchema } from './instance.ts';

/** roleType is the caller's view (`invited` for workspace-level roles); the caller's roles, highest first. [ENT-9, GC-14, GW-7] */
export const workspaceSchema = v.strictObject({
  id: v.number(),
  name: v.string(),
  isDefault: v.boolean(),
  roleType: v.picklist(WORKSPACE_KINDS),
  haveWorkspaceOwner: v.boolean(),
  ownerName: v.nullable(v.string()),
  /** null also for callers who may not list the people there, and for tokens without `people:read`. [GV-24, PLUS-25] */
  ownerEmail: v.nullable(v.string()),
  isDirty: v.boolean(),
  roles: v.array(v.picklist(STORED_ROLES)),
  /** A rename sends it back. [GX-13] */
  rowVersion: v.number(),
  vicList: v.array(instanceSchema),
  lqDevicesList: v.array(instanceSchema),
});

export type Workspace = v.InferOutput<typeof workspaceSchema>;

const vicUuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const newName = v.pipe(v.string(), v.maxLength(300));
const moved = {
  workspaceId: rowNumber,
  vicUuids: v.pipe(v.array(vicUuid), v.minLength(1), v.maxLength(10_000)),
};
/** null means absent. [GW-1] */
const absent = v.optional(v.null());
const ignored = v.optional(v.unknown());

/** Devices move in whole link groups. [API-54, GW-1, GW-14] */
export const moveBodySchema = v.strictObject({ action: v.nullish(v.literal('move')), ...moved });
/** With the rest of their link groups. */
export const moveDataSchema = v.strictObject({ workspaceId: v.number(), vicUuids: v.array(v.string()) });

/** Judged by `parseWorkspaceRequest`. [API-51, API-54, GW-1] */
export const createOrMoveBodySchema = v.variant('action', [
  v.strictObject({ action: v.literal('create'), name: newName, workspaceId: ignored, vicUuids: ignored }),
  v.strictObject({ action: v.literal('move'), name: ignored, ...moved }),
  v.strictObject({ action: absent, name: absent, ...moved }),
  v.strictObject({ action: absent, name: newName, workspaceId: absent, vicUuids: absent }),
]);
/** As stored. */
export const createWorkspaceDataSchema = v.strictObject({
  id: v.number(),
  name: v.string(),
  rowVersion: v.number(),
});

/** [API-52, GW-19, GX-13] */
export const renameBodySchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(300)),
  rowVersion: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
/** As stored. */
export const renameDataSchema = v.strictObject({ id: v.number(), name: v.string(), rowVersion: v.number() });

/** Its devices, now in the default workspace. [API-53, GW-9] */
export const workspaceDeletionDataSchema = v.strictObject({
  movedTo: v.number(),
  vicUuids: v.array(v.string()),
});
