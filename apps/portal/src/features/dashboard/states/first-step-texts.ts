import type { User } from '@partyline/contract';
import { displayState, type FirstStep } from '@partyline/device-state';
import { accountOwnerText, DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { timeText } from '../../../dates.ts';
import type { ChosenPlan } from '../../../subscriptions/chosen-plan.ts';
import type { ShownLine } from './first-line.ts';

const words = screens.newcomer.checklist;

export interface StepFacts {
  readonly line: ShownLine | null;
  /** The plan chosen before the sign-up. [GA-23] */
  readonly plan: ChosenPlan | null;
  readonly user: Pick<User, 'accountName'>;
}

/** Returns whether a step asks for a plan: a trial or an account without a plan cannot invite, so nothing promises it. [GC-5] */
const isWithPlan = ({ name, state, actions }: FirstStep): boolean =>
  name === 'invite' && state !== 'done' && !actions.includes('invite');

/** Returns the name of a step. */
export function stepName(step: FirstStep): string {
  return isWithPlan(step) ? words.inviteWithPlan : words[step.name];
}

/** Returns the sentence of a step: what to do, or how it was done. */
export function stepText(step: FirstStep, facts: StepFacts): string {
  if (step.name === 'start') return startText(step, facts);
  if (step.name === 'open') return openText(step, facts.line);
  if (step.state === 'done') return words.invitedText;
  return isWithPlan(step) ? words.inviteWithPlanText : words.inviteText;
}

function startText({ state, actions }: FirstStep, { line, plan, user }: StepFacts): string {
  if (line?.isOnline === true && line.device.stateSince !== null)
    return words.startedText(line.device.deviceName, timeText(Date.parse(line.device.stateSince)));
  if (state === 'done') return words.startedBefore;
  if (line !== null) {
    const { deviceName } = line.device;
    return line.mayStart
      ? words.startText(deviceName)
      : words.workText(deviceName, DEVICE_STATE_WORDS[displayState(line.device)]);
  }
  if (plan !== null && actions.includes('see-plans')) {
    const { chose, confirmFirst } = screens.newcomer;
    return `${chose(plan.name, plan.price)} ${confirmFirst}`;
  }
  if (actions.includes('start-trial')) return words.trialText;
  if (actions.includes('see-plans')) return words.planText;
  return actions.includes('add-device')
    ? words.addText
    : words.othersText(accountOwnerText(user.accountName));
}

function openText({ state, actions }: FirstStep, line: ShownLine | null): string {
  if (state === 'done') return words.openedText;
  if (!actions.includes('open')) return words.openLaterText;
  return line?.device.connectedUsers === 0 ? words.openAloneText : words.openText;
}
