/** [BILL-15, GA-9] */
export const STEP_STATES = ['inProgress', 'done'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** What a new account has done; told to its owner until they have done it all or hide it. [HZ-12] */
export interface FirstProgress {
  /** A device was opened. */
  readonly isOpened: boolean;
  readonly isInvited: boolean;
}

/** The device of the first line, for the user. */
export interface FirstLine {
  readonly isOnline: boolean;
  /** Now, by right and state. */
  readonly mayStart: boolean;
  readonly mayOpen: boolean;
}

export interface FirstStepsFacts {
  /** null: the user sees no device. */
  readonly line: FirstLine | null;
  /** null: not a new account, or hidden, or the user is not its owner. */
  readonly progress: FirstProgress | null;
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

export type FirstAction = 'start-trial' | 'see-plans' | 'add-device' | 'start' | 'open' | 'invite';

export interface FirstStep {
  readonly name: 'start' | 'open' | 'invite';
  /** null: not begun. */
  readonly state: StepState | null;
  /** Empty where other users have to act, or an earlier step comes first. */
  readonly actions: readonly FirstAction[];
}

/**
 * Returns the three steps to the first line by the user's rights: for the owner of a new account, and for anyone on a dashboard
 * without devices who can do something about it; else null. The first step that is not done and can be done is in progress.
 * [HZ-12, PLUS-28]
 */
export function listFirstSteps(facts: FirstStepsFacts): readonly FirstStep[] | null {
  const { line, progress } = facts;
  const isOpened = progress?.isOpened === true;
  const isInvited = progress?.isInvited === true;
  const steps = [
    { name: 'start', isDone: isOpened || line?.isOnline === true, actions: listStartActions(facts) },
    { name: 'open', isDone: isOpened, actions: line?.mayOpen === true ? (['open'] as const) : [] },
    { name: 'invite', isDone: isInvited, actions: listInviteActions(facts) },
  ] as const;
  const canAct = steps.some(({ isDone, actions }) => !isDone && actions.length > 0);
  if (progress === null ? line !== null || !canAct : isOpened && isInvited) return null;
  const current = steps.find(({ isDone, actions }) => !isDone && actions.length > 0);
  return steps.map((step) => ({
    name: step.name,
    state: step.isDone ? 'done' : step === current ? 'inProgress' : null,
    actions: step.isDone ? [] : step.actions,
  }));
}

function listStartActions(facts: FirstStepsFacts): readonly FirstAction[] {
  if (facts.line !== null) return facts.line.mayStart ? ['start'] : [];
  const actions: FirstAction[] = [];
  if (facts.isOwner && facts.isTrialOffered) actions.push('start-trial');
  if (facts.mayBuy) actions.push('see-plans');
  if (facts.mayAddDevice) actions.push('add-device');
  return actions;
}

/** Lists how to invite: a trial cannot, so its owner sees the plans. Without a device the first step offers them. */
function listInviteActions({ mayInvite, mayBuy, line }: FirstStepsFacts): readonly FirstAction[] {
  if (mayInvite) return ['invite'];
  return mayBuy && line !== null ? ['see-plans'] : [];
}
