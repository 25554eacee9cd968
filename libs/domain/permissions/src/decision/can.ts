import { allow } from '@partyline/kernel';
import type { Action } from '../table/action.ts';
import { REFUSALS } from './refusal.ts';
import type { PermissionDecision } from './refusal.ts';
import { stateRefusalOf } from './state-rules.ts';
import type { Subject } from './subject.ts';
import type { Target } from './target.ts';
import { ASK_STATE } from './verdict.ts';
import type { Verdicts } from './verdict.ts';

function verdictsOn(subject: Subject, target: Target): Verdicts | undefined {
  if (target.kind === 'instance') return subject.instance;
  return target.kind === 'workspace' ? subject.workspace[target.roleType] : subject.account[target.branch];
}

/**
 * Decides whether a subject may do an action on a target; the first reason that holds refuses, and so does the unknown. Deleting a
 * shared workspace is refused by the deletion itself. The subject's listener, if any, receives the answer. [GC-3, GC-5, GC-10,
 * GC-14, GP-6]
 */
export function can(subject: Subject, action: Action, target: Target): PermissionDecision {
  const decision = decide(subject, action, target);
  subject.onAnswer?.(action, target, decision);
  return decision;
}

function decide(subject: Subject, action: Action, target: Target): PermissionDecision {
  const verdict = verdictsOn(subject, target)?.[action];
  if (verdict === ASK_STATE) return stateRefusalOf(action, target) ?? allow();
  return verdict ?? REFUSALS[subject.highestRole === null ? 'unknown-role' : 'no-right'];
}
