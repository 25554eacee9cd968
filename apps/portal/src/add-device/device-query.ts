import { addDeviceBodySchema, type Workspace } from '@partyline/contract';
import { err, ok, type Result } from '@partyline/kernel';
import { can, subjectFor, type AccountCircumstances, type PermissionDecision } from '@partyline/permissions';
import * as v from 'valibot';

/** A device's code, and optionally a workspace. */
export type DeviceQuery = v.InferOutput<typeof addDeviceBodySchema>;

/**
 * Reads the parameters of /adddevice for POST device/add; missing, malformed or repeated ones are refused. [ERR-22, GA-13, GR-8]
 */
export function readDeviceQuery(search: string): Result<DeviceQuery, 'request-not-proper'> {
  const given = [...new URLSearchParams(search)];
  const query = Object.fromEntries(given);
  const read = v.safeParse(addDeviceBodySchema, query);
  return read.success && Object.keys(query).length === given.length
    ? ok(read.output)
    : err('request-not-proper');
}

export interface AddTargets {
  readonly allowed: readonly Workspace[];
  /** The first refusal, if none is allowed. */
  readonly refusal: Extract<PermissionDecision, { allowed: false }> | null;
}

/** Returns the workspaces to which the user may add devices. [GD-45, ROLE-35] */
export function listAddTargets(
  workspaces: readonly Workspace[],
  circumstances: AccountCircumstances,
): AddTargets {
  const allowed: Workspace[] = [];
  let refusal: AddTargets['refusal'] = null;
  for (const workspace of workspaces) {
    const { roles, roleType, isDefault, isDirty } = workspace;
    const subject = subjectFor({ ...circumstances, roles });
    const right = can(subject, 'add-instances', { kind: 'workspace', roleType, isDefault, isDirty });
    if (right.allowed) allowed.push(workspace);
    else refusal ??= right;
  }
  return { allowed, refusal: allowed.length > 0 ? null : refusal };
}

/** Preselects the requested, only, current or default workspace, in this order. */
export function preselect(
  allowed: readonly Workspace[],
  requested: number | undefined,
  current: number | null,
): string {
  const found =
    allowed.find(({ id }) => id === requested) ??
    (allowed.length === 1 ? allowed[0] : undefined) ??
    allowed.find(({ id }) => id === current) ??
    allowed.find(({ isDefault }) => isDefault);
  return found === undefined ? '' : String(found.id);
}
