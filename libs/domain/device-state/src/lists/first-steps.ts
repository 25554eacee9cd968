/** What the checklist of an empty dashboard depends on. */
export interface FirstStepsFacts {
  /** How many devices the user sees. */
  readonly deviceCount: number;
  /** Whether the user owns the account: the trial is theirs to start. */
  readonly isOwner: boolean;
  /** Whether the account never had its trial. [GP-3] */
  readonly isTrialOffered: boolean;
  /** Whether the user may buy for the account. */
  readonly mayBuy: boolean;
  /** Whether the user may invite people somewhere, now. */
  readonly mayInvite: boolean;
  /** Whether the user may add a device somewhere, now. */
  readonly mayAddDevice: boolean;
}

/** What a step leads to. */
export type FirstAction = 'start-trial' | 'see-plans' | 'add-device' | 'invite';

/** One step of the checklist: done, to be done now by this user, or later or by others. */
export interface FirstStep {
  readonly name: 'account' | 'device' | 'invite' | 'talk';
  readonly state: 'done' | 'current' | 'later';
  /** What the user may do for it now; none where others have to, or an earlier step comes first. */
  readonly actions: readonly FirstAction[];
}

/**
 * The checklist of an empty dashboard, step by step, with what this user may do: the account is there, a device comes with a trial
 * or a plan or is added, people are invited, and then it is used. Null once there is a device, and for a user who can do none of it:
 * they have nothing to check off. [PLUS-28]
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
