import type { ProfileGate } from './profile-gate.ts';

/** Where an open gate stands: it asks, waits for the server, or has been left. */
export type AcceptanceState =
  | { readonly step: 'asking' | 'saving'; readonly gate: Exclude<ProfileGate, 'none'> }
  | { readonly step: 'accepted' | 'declined' };

/** What can happen to it; `saved` and `refused` answer the call that accepts, the leads answer the lead. */
export type AcceptanceEvent =
  | { readonly kind: 'accept'; readonly isAcceptEnabled: boolean }
  | { readonly kind: 'decline' | 'saved' | 'refused' }
  | { readonly kind: 'lead-answered'; readonly errorCode: unknown };

/** What has to be done, in order. */
export type AcceptanceEffect =
  /** PUT users/account with the trimmed profile and the terms accepted. [EULA-21, EULA-22] */
  | { readonly kind: 'put-account' }
  /** PUT users/eula: the profile is complete already. [GE-1] */
  | { readonly kind: 'put-eula' }
  /** POST marketing-leads. */
  | { readonly kind: 'post-lead' }
  /** The date that was stored comes from the server: read the user anew. [EULA-14] */
  | { readonly kind: 'reload-user' }
  | { readonly kind: 'alert'; readonly issue: 'not-saved' | 'lead-not-sent' }
  | { readonly kind: 'end-session'; readonly reason: 'logged-out' };

/** Where a gate stands after an event, and what has to be done. */
export interface AcceptanceStep {
  readonly state: AcceptanceState;
  readonly effects: readonly AcceptanceEffect[];
}

/**
 * Where a gate stands after an event. Accept does nothing until it is enabled, and saves once however often it is pressed;
 * what was saved opens the gate, and a lead that fails then is told but holds nobody. Decline stores nothing and logs out.
 * An event that means nothing in a state leaves it as it is.
 * [EULA-10, EULA-11, EULA-14, EULA-32, EULA-33, GE-1, GE-3, GE-10]
 */
export function nextAcceptance(state: AcceptanceState, event: AcceptanceEvent): AcceptanceStep {
  if (state.step === 'asking' && event.kind === 'accept' && event.isAcceptEnabled) {
    const call = state.gate === 'profile' ? 'put-account' : 'put-eula';
    return { state: { step: 'saving', gate: state.gate }, effects: [{ kind: call }] };
  }
  if (state.step === 'asking' && event.kind === 'decline') {
    return { state: { step: 'declined' }, effects: [{ kind: 'end-session', reason: 'logged-out' }] };
  }
  if (state.step === 'saving' && event.kind === 'saved') {
    const lead: AcceptanceEffect[] = state.gate === 'profile' ? [{ kind: 'post-lead' }] : [];
    return { state: { step: 'accepted' }, effects: [{ kind: 'reload-user' }, ...lead] };
  }
  if (state.step === 'saving' && event.kind === 'refused') {
    return {
      state: { step: 'asking', gate: state.gate },
      effects: [{ kind: 'alert', issue: 'not-saved' }],
    };
  }
  const isLeadLost =
    state.step === 'accepted' && event.kind === 'lead-answered' && !isLeadAccepted(event.errorCode);
  return { state, effects: isLeadLost ? [{ kind: 'alert', issue: 'lead-not-sent' }] : [] };
}

/** Whether a lead was taken: response code 0, and nothing else. [EULA-32, EULA-33] */
export function isLeadAccepted(errorCode: unknown): boolean {
  return errorCode === 0;
}
