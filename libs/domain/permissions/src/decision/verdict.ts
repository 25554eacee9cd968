import { allow } from '@partyline/kernel';
import { ACTIONS } from '../table/action.ts';
import type { Action } from '../table/action.ts';
import { bareTable, type RightsPlace } from '../table/permission-tree.ts';
import { planDenialOf } from '../table/account/plan-denials.ts';
import type { AccountCircumstances } from '../table/account/plan-denials.ts';
import { REFUSALS } from './refusal.ts';
import type { PermissionDecision } from './refusal.ts';
import { STATE_RULES } from './state-rules.ts';

/** The right exists; the object's state may still refuse. */
export const ASK_STATE = 'ask-state';

/** Known before looking at the object. Missing: a missing right. */
export type Verdict = PermissionDecision | typeof ASK_STATE;

export type Verdicts = Readonly<Partial<Record<Action, Verdict>>>;

function verdictOn(action: Action, place: RightsPlace, circumstances: AccountCircumstances): Verdict {
  const denial = planDenialOf(action, place, circumstances);
  if (denial !== null) return REFUSALS[denial];
  return STATE_RULES.has(action) ? ASK_STATE : allow();
}

export function verdictsFor(
  held: ReadonlySet<Action>,
  place: RightsPlace,
  circumstances: AccountCircumstances,
): Verdicts {
  return bareTable(ACTIONS, (action) =>
    held.has(action) ? verdictOn(action, place, circumstances) : undefined,
  );
}
