import { WORKSPACE_KINDS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { instanceSchema } from './instance.ts';

/**
 * A workspace with its rows. roleType is how THIS caller sees it (invited, for workspace-level roles); roles are the
 * caller's roles that cover it, highest first. [ENT-9, GC-14, GW-7]
 */
export const workspaceSchema = v.strictObject({
  id: v.number(),
  name: v.string(),
  isDefault: v.boolean(),
  roleType: v.picklist(WORKSPACE_KINDS),
  haveWorkspaceOwner: v.boolean(),
  ownerName: v.nullable(v.string()),
  isDirty: v.boolean(),
  roles: v.array(v.picklist(STORED_ROLES)),
  vicList: v.array(instanceSchema),
  lqDevicesList: v.array(instanceSchema),
});

/** A workspace with its rows, as the API sends it. */
export type Workspace = v.InferOutput<typeof workspaceSchema>;
