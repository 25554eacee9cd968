import { allow } from '@partyline/kernel';
import { ACTIONS } from '../table/action.ts';
import type { Action } from '../table/action.ts';
import { bareTable } from '../table/bare-table.ts';
import { planDenialOf } from '../table/plan-denials.ts';
import type { AccountCircumstances } from '../table/plan-denials.ts';
import { REFUSALS } from './refusal.ts';
import type { PermissionDecision } from './refusal.ts';
import { STATE_RULES } from './state-rules.ts';

/** The verdict on an action that the caller has the right to, but whose object may be in a state that forbids it. */
export const ASK_STATE = 'ask-state';

/** What is known of an action before its object is looked at. A missing verdict means that the right is missing. */
export type Verdict = PermissionDecision | typeof ASK_STATE;

/** The verdicts on the actions that a caller's roles hold on one kind of object. */
export type Verdicts = Readonly<Partial<Record<Action, Verdict>>>;

function verdictOn(action: Action, circumstances: AccountCircumstances): Verdict {
  const denial = planDenialOf(action, circumstances);
  if (denial !== null) return REFUSALS[denial];
  return STATE_RULES.has(action) ? ASK_STATE : allow();
}

/** The verdicts on the actions held; the others have none. */
export function verdictsFor(held: ReadonlySet<Action>, circumstances: AccountCircumstances): Verdicts {
  return bareTable(ACTIONS, (action) => (held.has(action) ? verdictOn(action, circumstances) : undefined));
}
