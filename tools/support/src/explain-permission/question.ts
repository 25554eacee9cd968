import { commandDecision, isRunning, openDecision } from '@partyline/device-state';
import type { DeviceConditions } from '@partyline/device-state';
import { can, canStart, isHiddenRefusal, subjectFor } from '@partyline/permissions';
import type { AccountBranch, Action, Target, WorkspaceKind } from '@partyline/permissions';
import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';
import {
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  startRefusalText,
} from '@partyline/texts';

export type Place =
  | { readonly on: 'account'; readonly branch: AccountBranch }
  | { readonly on: 'workspace'; readonly kind: WorkspaceKind; readonly isDirty: boolean }
  | {
      readonly on: 'instance';
      readonly isExpired: boolean;
      readonly hasWorkspace: boolean;
      /** null: unknown; only the permission is checked. */
      readonly device: DeviceConditions | null;
    };

export interface Question {
  readonly action: Action;
  readonly roles: readonly StoredRole[];
  readonly plan: AccountPlanType;
  readonly customer: CustomerStatus;
  readonly place: Place;
}

/** `by` names the refusing rules: permission, or device state. */
export type Explained =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly by: 'permission' | 'device';
      readonly reason: string;
      readonly text: string;
      /** Whether the control is hidden rather than disabled. */
      readonly isHidden: boolean;
    };

function targetOf(place: Place): Target {
  if (place.on === 'account') return { kind: 'account', branch: place.branch };
  if (place.on === 'workspace') {
    const { kind, isDirty } = place;
    return { kind: 'workspace', roleType: kind, isDefault: kind === 'default', isDirty };
  }
  const { device, isExpired } = place;
  return {
    kind: 'instance',
    isRunning: device !== null && isRunning(device),
    isSubscriptionExpired: isExpired,
  };
}

/** A data center other than the device's. */
const ANOTHER = { action: 'save', deploymentTargetId: 'another' } as const;
const PRESENT = { deploymentTargetId: 'present' };

/** Returns why the device's state refuses an action that is permitted, or null. */
function deviceRefusal(action: Action, device: DeviceConditions): Explained | null {
  if (action === 'ccm') {
    const open = openDecision(device);
    return open.allowed ? null : refusedByDevice(open.reason, OPEN_REFUSAL_TEXTS[open.reason]);
  }
  const request = action === 'change-target' ? ANOTHER : action;
  if (request !== ANOTHER && request !== 'start' && request !== 'stop') return null;
  const command = commandDecision({ ...device, ...PRESENT }, request);
  return command.allowed ? null : refusedByDevice(command.reason, COMMAND_REFUSAL_TEXTS[command.reason]);
}

function refusedByDevice(reason: string, text: string): Explained {
  return { allowed: false, by: 'device', reason, text, isHidden: false };
}

/** Checks the permission, and then the device if its state is known. */
export function explain({ action, roles, plan, customer, place }: Question): Explained {
  const subject = subjectFor({ roles, planType: plan, customerStatus: customer });
  const target = targetOf(place);
  const decision =
    action === 'start' && place.on === 'instance' && target.kind === 'instance'
      ? canStart(subject, place.hasWorkspace ? 1 : null, target)
      : can(subject, action, target);
  if (!decision.allowed) {
    const { reason } = decision;
    const text = action === 'start' ? startRefusalText(reason) : PERMISSION_REFUSAL_TEXTS[reason];
    return { allowed: false, by: 'permission', reason, text, isHidden: isHiddenRefusal(reason) };
  }
  const device = place.on === 'instance' ? place.device : null;
  return (device === null ? null : deviceRefusal(action, device)) ?? { allowed: true };
}
