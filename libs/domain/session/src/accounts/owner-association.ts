import type { SwitchChoice } from './account-switch.ts';

/** Plain data, so that it survives a reload. */
export type OwnerAssociationState =
  | { readonly step: 'creating' }
  /** `accountId` is the created account. */
  | { readonly step: 'fetching'; readonly accountId: number }
  | { readonly step: 'done' }
  | { readonly step: 'failed' };

/** Each event belongs to one step. */
export type OwnerAssociationEvent =
  | { readonly kind: 'created'; readonly accountId: number }
  | { readonly kind: 'fetched'; readonly associations: readonly SwitchChoice[] }
  | { readonly kind: 'failed' };

/** Effects, in order. */
export type OwnerAssociationEffect =
  /** POST account/create with an empty body; idempotent. [ACCT-14] */
  | { readonly kind: 'create-account' }
  /** GET users. [ACCT-15] */
  | { readonly kind: 'fetch-user' }
  | { readonly kind: 'store-associations'; readonly associations: readonly SwitchChoice[] }
  /** Switch to it (`startSwitch`). [ACCT-16] */
  | { readonly kind: 'switch'; readonly to: SwitchChoice }
  /** No single candidate: choose at /accounts-select. [GA-27] */
  | { readonly kind: 'choose' }
  | { readonly kind: 'end-session'; readonly reason: 'session-failed' };

export interface OwnerAssociationStep {
  readonly state: OwnerAssociationState;
  readonly effects: readonly OwnerAssociationEffect[];
}

/** Starts by creating the account. [ACCT-14] */
export function startOwnerAssociation(): OwnerAssociationStep {
  return { state: { step: 'creating' }, effects: [{ kind: 'create-account' }] };
}

/**
 * Returns the state of creating an account after an event. A failure or an empty list logs out with the general session error; an
 * event of another step changes nothing. [ACCT-14, ACCT-15, ACCT-16, GA-11, GA-27]
 */
export function nextOwnerAssociation(
  state: OwnerAssociationState,
  event: OwnerAssociationEvent,
): OwnerAssociationStep {
  if (state.step === 'done' || state.step === 'failed') return { state, effects: [] };
  if (event.kind === 'failed') return FAILED;
  if (state.step === 'creating' && event.kind === 'created') {
    return { state: { step: 'fetching', accountId: event.accountId }, effects: [{ kind: 'fetch-user' }] };
  }
  if (state.step === 'fetching' && event.kind === 'fetched')
    return leave(event.associations, state.accountId);
  return { state, effects: [] };
}

const FAILED: OwnerAssociationStep = {
  state: { step: 'failed' },
  effects: [{ kind: 'end-session', reason: 'session-failed' }],
};

function leave(associations: readonly SwitchChoice[], accountId: number): OwnerAssociationStep {
  if (associations.length === 0) return FAILED;
  const to = ownerAssociationOf(associations, accountId);
  return {
    state: { step: 'done' },
    effects: [
      { kind: 'store-associations', associations },
      to === null ? { kind: 'choose' } : { kind: 'switch', to },
    ],
  };
}

/**
 * Returns the owned association of this account, else of the lowest account id, else the only association; null: the user must
 * choose. [ACCT-16, GA-27]
 */
export function ownerAssociationOf(
  associations: readonly SwitchChoice[],
  accountId: number | null,
): SwitchChoice | null {
  const owned = associations
    .filter(({ role }) => role === 'account-owner')
    .sort((a, b) => a.accountId - b.accountId);
  const only = associations.length === 1 ? associations[0] : undefined;
  return owned.find((association) => association.accountId === accountId) ?? owned[0] ?? only ?? null;
}
