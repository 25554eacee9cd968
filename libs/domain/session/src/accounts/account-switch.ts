import { err, ok, type Result } from '@partyline/kernel';
import type { StoredRole } from '@partyline/roles';
import type { AccountState, AssociationPlace } from './chosen-association.ts';

/** [ACCT-17, ENT-13] */
export interface SwitchChoice extends AssociationPlace {
  readonly accountName: string;
  readonly role: StoredRole;
}

/** Of the renewed token. */
export interface SwitchedClaims extends AssociationPlace {
  /** null: unknown to this version. */
  readonly role: StoredRole | null;
}

/** In order. [ACCT-8 … ACCT-11] */
export const SWITCH_STEPS = ['posting', 'refreshing', 'reading-claims', 'done'] as const;

/** Plain data, so that it survives a reload. */
export type SwitchState =
  | { readonly step: (typeof SWITCH_STEPS)[number]; readonly choice: SwitchChoice }
  | { readonly step: 'failed' };

/** Each event belongs to one step; any failure of that step is `failed`. */
export type SwitchEvent =
  | { readonly kind: 'posted' }
  | { readonly kind: 'refreshed' }
  | { readonly kind: 'claims-read'; readonly claims: SwitchedClaims | null }
  | { readonly kind: 'failed' };

/** Effects, in order. */
export type SwitchEffect =
  | { readonly kind: 'post-switch'; readonly body: AssociationPlace }
  | { readonly kind: 'refresh-token' }
  | { readonly kind: 'read-claims' }
  /** Clear all data of the previous account. [ACCT-13, GA-28] */
  | { readonly kind: 'clear-account-data' }
  | { readonly kind: 'set-account'; readonly account: SwitchChoice }
  | { readonly kind: 'set-account-state'; readonly accountState: AccountState }
  /** Log out with the general session error. [ACCT-12, GA-11] */
  | { readonly kind: 'end-session'; readonly reason: 'session-failed' };

export interface SwitchStep {
  readonly state: SwitchState;
  readonly effects: readonly SwitchEffect[];
}

const isSameScope = (a: AssociationPlace, b: AssociationPlace): boolean =>
  a.accountId === b.accountId && a.workspaceId === b.workspaceId;

/** Starts the switch to an association; `not-an-association` if the user has none there. [ACCT-8, ACCT-17] */
export function startSwitch(
  associations: readonly SwitchChoice[],
  place: AssociationPlace,
): Result<SwitchStep, 'not-an-association'> {
  const found = associations.find((association) => isSameScope(association, place));
  if (found === undefined) return err('not-an-association');
  const { accountId, accountName, workspaceId, role } = found;
  const step = at('posting', { accountId, accountName, workspaceId, role });
  return ok({ state: step.state, effects: [LOADING, ...step.effects] });
}

/**
 * Returns the state after an event. Claims of another place are a failure; every failure logs out. An event of another step
 * changes nothing. [ACCT-4, ACCT-8, ACCT-9, ACCT-10, ACCT-11, ACCT-12, ACCT-13, GA-11, GA-28]
 */
export function nextSwitch(state: SwitchState, event: SwitchEvent): SwitchStep {
  if (state.step === 'failed' || state.step === 'done') return { state, effects: [] };
  if (event.kind === 'failed') return FAILED;
  const { step, choice } = state;
  if (step === 'posting' && event.kind === 'posted') return at('refreshing', choice);
  if (step === 'refreshing' && event.kind === 'refreshed') return at('reading-claims', choice);
  if (step === 'reading-claims' && event.kind === 'claims-read') return setAccount(choice, event.claims);
  return { state, effects: [] };
}

const LOADING: SwitchEffect = { kind: 'set-account-state', accountState: 'loading' };
const FAILED: SwitchStep = {
  state: { step: 'failed' },
  effects: [
    { kind: 'set-account-state', accountState: 'Failed' },
    { kind: 'end-session', reason: 'session-failed' },
  ],
};

function at(step: 'posting' | 'refreshing' | 'reading-claims', choice: SwitchChoice): SwitchStep {
  const { accountId, workspaceId } = choice;
  const effects: Readonly<Record<typeof step, SwitchEffect>> = {
    posting: { kind: 'post-switch', body: { accountId, workspaceId } },
    refreshing: { kind: 'refresh-token' },
    'reading-claims': { kind: 'read-claims' },
  };
  return { state: { step, choice }, effects: [effects[step]] };
}

/** Sets the account after a switch. The token has the newest role; only the association has the name. */
function setAccount(choice: SwitchChoice, claims: SwitchedClaims | null): SwitchStep {
  if (claims === null || claims.role === null || !isSameScope(claims, choice)) return FAILED;
  return {
    state: { step: 'done', choice },
    effects: [
      { kind: 'clear-account-data' },
      { kind: 'set-account', account: { ...choice, role: claims.role } },
      { kind: 'set-account-state', accountState: 'ready' },
    ],
  };
}
