import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { can } from '../decision/can.ts';
import type { RefusalReason } from '../decision/refusal.ts';
import { subjectFor } from '../decision/subject.ts';
import { isPartnerDenying } from '../table/account/plan-denials.ts';
import { decideAct, type ActQuestion } from './act-question.ts';

/** What has to change besides roles, for every user alike. [PLUS-35] */
export const NEEDS = ['paid-plan', 'renewal', 'stopped-device', 'settled-ownership'] as const;
export type Need = (typeof NEEDS)[number];

/** Refusals without an entry are for good: the default workspace, a missing role, a purchase that is the partner's. */
const NEED_OF: Readonly<Partial<Record<RefusalReason, Need>>> = {
  trial: 'paid-plan',
  'no-plan': 'paid-plan',
  expired: 'renewal',
  running: 'stopped-device',
  dirty: 'settled-ownership',
};

const MEET: Readonly<Record<Need, (question: ActQuestion) => ActQuestion>> = {
  'paid-plan': (question) => ({
    ...question,
    circumstances: { ...question.circumstances, planType: 'paid' },
  }),
  renewal: (question) => ({ ...question, device: { ...question.device, isSubscriptionExpired: false } }),
  'stopped-device': (question) => ({ ...question, device: { ...question.device, isRunning: false } }),
  'settled-ownership': (question) => ({ ...question, workspace: { ...question.workspace, isDirty: false } }),
};

/** Returns a question as it stands once the needs are met. */
export function meetNeeds(question: ActQuestion, needs: readonly Need[]): ActQuestion {
  return needs.reduce((changed, need) => MEET[need](changed), question);
}

/** Lists the fewest needs that allow an act to these roles; null if no need does. [PLUS-35] */
export function listNeeds(question: ActQuestion, roles: readonly string[]): readonly Need[] | null {
  const needs: Need[] = [];
  for (;;) {
    const decision = decideAct(meetNeeds(question, needs), roles);
    if (decision.allowed) return needs;
    const need = NEED_OF[decision.reason];
    if (need === undefined || needs.includes(need)) return null;
    needs.push(need);
  }
}

/** Who may meet a need: these roles, or the partner of a partner's customer. */
export interface NeedMakers {
  readonly roles: readonly StoredRole[];
  readonly isPartner: boolean;
}

/** Returns who may meet a need; an open transfer is settled by those it was sent to. [GP-6, PLUS-35] */
export function makersOfNeed(need: Need, { circumstances, device }: ActQuestion): NeedMakers {
  if (need === 'settled-ownership') return { roles: [], isPartner: false };
  const [action, target] =
    need === 'stopped-device'
      ? (['stop', { kind: 'instance', ...device }] as const)
      : (['buy', { kind: 'account', branch: 'subscription' }] as const);
  const roles = STORED_ROLES.filter(
    (role) => can(subjectFor({ roles: [role], ...circumstances }), action, target).allowed,
  );
  return { roles, isPartner: need !== 'stopped-device' && isPartnerDenying(circumstances) };
}
