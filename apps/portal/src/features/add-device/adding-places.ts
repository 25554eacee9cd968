import type { Workspace } from '@partyline/contract';
import { can, subjectFor, type AccountCircumstances, type PermissionDecision } from '@partyline/permissions';

/** Where devices may be added, and why not where they may not. */
export interface AddingPlaces {
  readonly allowed: readonly Workspace[];
  /** The first refusal, where nothing is allowed. */
  readonly refusal: Extract<PermissionDecision, { allowed: false }> | null;
}

/** Sorts the workspaces a person sees by whether they may add devices there. [GD-45, ROLE-35] */
export function computeAddingPlaces(
  workspaces: readonly Workspace[],
  circumstances: AccountCircumstances,
): AddingPlaces {
  const allowed: Workspace[] = [];
  let refusal: AddingPlaces['refusal'] = null;
  for (const workspace of workspaces) {
    const { roles, roleType, isDefault, isDirty } = workspace;
    const subject = subjectFor({ ...circumstances, roles });
    const right = can(subject, 'add-instances', { kind: 'workspace', roleType, isDefault, isDirty });
    if (right.allowed) allowed.push(workspace);
    else refusal ??= right;
  }
  return { allowed, refusal: allowed.length > 0 ? null : refusal };
}

/** The workspace that stands chosen: the one asked for, else the only one, else the one worked in, else the default one. */
export function chosenPlace(
  allowed: readonly Workspace[],
  asked: number | undefined,
  current: number | null,
): string {
  const found =
    allowed.find(({ id }) => id === asked) ??
    (allowed.length === 1 ? allowed[0] : undefined) ??
    allowed.find(({ id }) => id === current) ??
    allowed.find(({ isDefault }) => isDefault);
  return found === undefined ? '' : String(found.id);
}
