import { can } from '../decision/can.ts';
import type { PermissionDecision } from '../decision/refusal.ts';
import { subjectFor } from '../decision/subject.ts';
import type { Target } from '../decision/target.ts';
import type { MatrixKind } from '../matrix/matrix-kinds.ts';
import type { AccountCircumstances } from '../table/account/plan-denials.ts';
import { placedActionOf, type ActCode } from './act.ts';

/** An act on an object in its present state. A workspace act ignores the device, an account act both. [PLUS-35] */
export interface ActQuestion {
  readonly act: ActCode;
  readonly workspace: { readonly kind: MatrixKind; readonly isDirty: boolean };
  readonly device: { readonly isRunning: boolean; readonly isSubscriptionExpired: boolean };
  readonly circumstances: AccountCircumstances;
}

function targetOf({ act, workspace, device }: ActQuestion): Target {
  const { place } = placedActionOf(act);
  switch (place) {
    case 'workspace':
      return workspaceTarget(workspace);
    case 'instance':
      return { kind: 'instance', ...device };
    case 'account.workspace':
      return { kind: 'account', branch: 'workspace' };
    default:
      return { kind: 'account', branch: place };
  }
}

/** Returns a workspace as the object of a decision, by its own kind: lower roles are asked by the invited set anyway. */
export function workspaceTarget({ kind, isDirty }: ActQuestion['workspace']): Target {
  return { kind: 'workspace', roleType: kind, isDefault: kind === 'default', isDirty };
}

/** Decides an act for a user with these roles. [PLUS-35] */
export function decideAct(question: ActQuestion, roles: readonly string[]): PermissionDecision {
  const { act, circumstances } = question;
  return can(subjectFor({ roles, ...circumstances }), placedActionOf(act).action, targetOf(question));
}
