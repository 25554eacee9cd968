export interface FirstStepsFacts {
  /** How many devices the user sees. */
  readonly deviceCount: number;
  /** Only the owner can start the trial. */
  readonly isOwner: boolean;
  /** [GP-3] */
  readonly isTrialOffered: boolean;
  readonly mayBuy: boolean;
  /** In some workspace, now. */
  readonly mayInvite: boolean;
  /** In some workspace, now. */
  readonly mayAddDevice: boolean;
}

export type FirstAction = 'start-trial' | 'see-plans' | 'add-device' | 'invite';

export interface FirstStep {
  readonly name: 'account' | 'device' | 'invite' | 'talk';
  readonly state: 'done' | 'current' | 'later';
  /** Empty where other users have to act, or an earlier step comes first. */
  readonly actions: readonly FirstAction[];
}

/**
 * Returns the checklist of an empty dashboard by the user's rights; null with a device, or without any of these rights. [PLUS-28]
 */
export function listFirstSteps(facts: FirstStepsFacts): readonly FirstStep[] | null {
  const device = listDeviceActions(facts);
  const invite: readonly FirstAction[] = facts.mayInvite ? ['invite'] : [];
  if (facts.deviceCount > 0 || device.length + invite.length === 0) return null;
  const isCurrent = (actions: readonly FirstAction[]) => (actions.length > 0 ? 'current' : 'later');
  return [
    { name: 'account', state: 'done', actions: [] },
    { name: 'device', state: isCurrent(device), actions: device },
    { name: 'invite', state: device.length > 0 ? 'later' : isCurrent(invite), actions: invite },
    { name: 'talk', state: 'later', actions: [] },
  ];
}

function listDeviceActions({ isOwner, isTrialOffered, mayBuy, mayAddDevice }: FirstStepsFacts) {
  const actions: FirstAction[] = [];
  if (isOwner && isTrialOffered) actions.push('start-trial');
  if (mayBuy) actions.push('see-plans');
  if (mayAddDevice) actions.push('add-device');
  return actions;
}

export interface NewcomerFacts {
  /** How many devices the user sees. */
  readonly deviceCount: number;
  /** An offline device that the user may start. */
  readonly canStart: boolean;
  readonly isTrial: boolean;
}

/** Returns `start-device` for a trial's only device that the caller may start, else null. [GEN-3] */
export function newcomerStep({ deviceCount, canStart, isTrial }: NewcomerFacts): 'start-device' | null {
  return deviceCount === 1 && isTrial && canStart ? 'start-device' : null;
}
