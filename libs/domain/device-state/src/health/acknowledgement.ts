import { allow, refuse, type Decision } from '@partyline/kernel';
import { can, type RefusalReason, type Subject } from '@partyline/permissions';
import { millisecondsInMinute } from 'date-fns/constants';
import type { DeviceConditions } from '../device/device.ts';
import { isRunning } from '../state/running.ts';
import { stateClassOf, type StateClass } from '../state/state-class.ts';

/** How long a person stays on a problem. [PLUS-34] */
export const ACKNOWLEDGEMENT_MINUTES = 30;
/** The same in milliseconds. */
export const ACKNOWLEDGEMENT_MS = ACKNOWLEDGEMENT_MINUTES * millisecondsInMinute;

/** Who is on a problem; `until` is an ISO 8601 instant. [PLUS-34] */
export interface Acknowledgement {
  /** Their name. */
  readonly by: string;
  /** Whether it is the reader. */
  readonly isMine: boolean;
  readonly until: string;
}

export const ACKNOWLEDGEMENT_REFUSALS = ['no-problem', 'acknowledged'] as const;
export type AcknowledgementRefusal = (typeof ACKNOWLEDGEMENT_REFUSALS)[number];

const PROBLEMS: ReadonlySet<StateClass> = new Set(['failed', 'warning']);

/** Returns whether the device stands among the problems: failed, error or warning. [PLUS-34] */
export function isProblem(device: DeviceConditions): boolean {
  return PROBLEMS.has(stateClassOf(device));
}

/** Returns whether a problem is over. While a command works, such as a retry, it is not: the device may fail again. [PLUS-34] */
export function isProblemOver(device: DeviceConditions): boolean {
  return !isProblem(device) && stateClassOf(device) !== 'working';
}

/** Returns who is on the problem of a device now; null for no one, and once it is over or its time is. [PLUS-34] */
export function acknowledgementOf<Known extends Pick<Acknowledgement, 'until'>>(
  device: DeviceConditions & { readonly acknowledgement: Known | null },
  nowMs: number,
): Known | null {
  const { acknowledgement } = device;
  if (acknowledgement === null || isProblemOver(device)) return null;
  return Date.parse(acknowledgement.until) > nowMs ? acknowledgement : null;
}

type AcknowledgedDevice = DeviceConditions & {
  readonly acknowledgement: Pick<Acknowledgement, 'isMine' | 'until'> | null;
};

/**
 * Decides whether the caller may say "I'm on it": all who may start there may, whatever the subscription is, while there is a problem that
 * no one else is on. Call `giveUpOverdue` first. [PLUS-34]
 */
export function acknowledgementDecision(
  device: AcknowledgedDevice,
  subject: Subject,
  nowMs: number,
): Decision<RefusalReason | AcknowledgementRefusal> {
  const held = can(subject, 'start', {
    kind: 'instance',
    isRunning: isRunning(device),
    isSubscriptionExpired: false,
  });
  if (!held.allowed) return held;
  if (!isProblem(device)) return refuse('no-problem');
  const known = acknowledgementOf(device, nowMs);
  return known === null || known.isMine ? allow() : refuse('acknowledged');
}
