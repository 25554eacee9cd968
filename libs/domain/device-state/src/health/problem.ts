import type { DeviceConditions } from '../device/device.ts';
import { isUnhealthy } from '../state/status.ts';
import type { Command } from '../device/vocabulary.ts';

/**
 * Found by the product: it gave a command up, or the host will never take it. Stored as codes in place of a host's reason, to be
 * translated. [GD-11]
 */
export const OWN_FAILURES = [
  'no-answer-start',
  'no-answer-stop',
  'no-answer-save',
  'no-answer-upgrade',
  'command-not-possible',
] as const;
export type OwnFailure = (typeof OWN_FAILURES)[number];

/** Returns null for a reason in a host's words. */
export function parseOwnFailure(reason: string): OwnFailure | null {
  return OWN_FAILURES.find((failure) => failure === reason) ?? null;
}

export type DeviceProblem =
  /** The host did not answer a command. [GD-11] */
  | { readonly kind: 'unanswered'; readonly command: Command }
  /** In the host's words. [PLUS-11] */
  | { readonly kind: 'host-reason'; readonly text: string }
  | { readonly kind: 'dns-error' }
  /** [GD-7] */
  | { readonly kind: 'leader-missing' };

export type ExplainedDevice = Pick<DeviceConditions, 'openCommand' | 'state' | 'status' | 'DNSStatus'> & {
  readonly failureReason: string | null;
};

/** Returns the first problem, or null. [PLUS-11, GD-7, GD-11] */
export function findProblem(device: ExplainedDevice, isLeaderMissing: boolean): DeviceProblem | null {
  const { status, openCommand, failureReason, state, DNSStatus } = device;
  if (status === 'error' && openCommand !== null) return { kind: 'unanswered', command: openCommand.action };
  if (isUnhealthy(status) && failureReason) return { kind: 'host-reason', text: failureReason };
  if (state === 'online' && DNSStatus === 'error') return { kind: 'dns-error' };
  return isLeaderMissing ? { kind: 'leader-missing' } : null;
}
