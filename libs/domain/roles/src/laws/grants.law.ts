import type { TableLaw } from '@partyline/kernel/law';
import { isGrantable, listAssignableRoles } from '../grantable-role.ts';
import {
  CUSTOMER_STATES,
  decideCustomer,
  shownCustomerState,
  type CustomerAct,
  type CustomerRefusal,
  type CustomerState,
} from '../partner-customer.ts';
import type { StoredRole } from '../role.ts';
import { LEVELS, STORED, STRANGE, subsetsOf } from './specified.fixture.ts';

interface GrantQuestion {
  readonly granter: string;
  readonly inviteeRoles: readonly StoredRole[];
}

export const grantableRoles: TableLaw<GrantQuestion> = {
  kind: 'table',
  name: 'grantable-roles',
  sentence:
    'A role is given only by one strictly above it: account admin by the account owner alone, an owner of the account by none; offered are exactly these, without account admin to who is one.',
  ids: ['GV-10', 'GV-11', 'GC-12', 'GC-15', 'INV-23'],
  universe: [
    '6 roles that give, trial and 9 words that are none',
    'all 64 sets of roles that the invited user holds',
  ],
  bound: 16 * 64,
  isQuick: true,
  *questions() {
    for (const inviteeRoles of subsetsOf(STORED))
      for (const granter of [...STORED, 'trial', ...STRANGE]) yield { granter, inviteeRoles };
  },
  faultOf({ granter, inviteeRoles }) {
    const giver = granter as StoredRole; // A row may hold a word that the types exclude.
    const isKnown = STORED.some((role) => role === granter);
    const below = STORED.filter((role) => isKnown && LEVELS[role] < LEVELS[giver]);
    for (const role of [...STORED, 'trial', ...STRANGE]) {
      const isBelow = below.some((one) => one === role);
      if (isGrantable(giver, role as StoredRole) !== isBelow)
        return `${role} is ${isBelow ? 'refused' : 'given'}.`;
    }
    const wanted = below.filter((role) => role !== 'account-admin' || !inviteeRoles.includes(role));
    const offered = listAssignableRoles(giver, inviteeRoles);
    return offered.join() === wanted.join() ? null : `Offered are ${offered.join(', ') || 'none'}.`;
  },
  tell: ({ granter, inviteeRoles }) => [
    `"${granter}" gives a role to a user who is ${inviteeRoles.join(' and ') || 'no member'}.`,
  ],
};

interface CustomerQuestion {
  readonly state: CustomerState;
  readonly act: CustomerAct;
  readonly isReleaseAsked: boolean;
  /** The offer's last moment, from now. */
  readonly expiresInMs: number;
}

/** Returns why an act on a customer is refused, as decided: an offer is withdrawn, a customer is released, both once. [HZ-6] */
function decidedRefusal({ state, act, isReleaseAsked }: CustomerQuestion): CustomerRefusal | null {
  if (state !== 'invited' && state !== 'active') return 'customer-closed';
  if (state === 'invited') return act === 'withdraw' ? null : 'offer-open';
  if (act === 'withdraw') return 'offer-accepted';
  if (act === 'ask-release') return isReleaseAsked ? 'release-asked' : null;
  return act === 'answer-release' && !isReleaseAsked ? 'release-not-asked' : null;
}

export const partnerCustomers: TableLaw<CustomerQuestion> = {
  kind: 'table',
  name: 'partner-customers',
  sentence:
    'An offer is withdrawn and an accepted customer released, each once, and a release is answered only after it was asked; a customer that is none any more is not shown and does nothing.',
  ids: ['HZ-6', 'GP-6'],
  universe: [
    '4 states, a release asked or not',
    '4 acts',
    'offers that end in a moment, now or a moment ago',
  ],
  bound: 4 * 2 * 4 * 3,
  isQuick: true,
  *questions() {
    for (const state of CUSTOMER_STATES)
      for (const isReleaseAsked of [false, true])
        for (const act of ['withdraw', 'ask-release', 'answer-release', 'release'] as const)
          for (const expiresInMs of [1, 0, -1]) yield { state, act, isReleaseAsked, expiresInMs };
  },
  faultOf(question) {
    const { state, act, isReleaseAsked, expiresInMs } = question;
    const decision = decideCustomer(act, { state, isReleaseAsked });
    const reason = decision.allowed ? null : decision.reason;
    const wanted = decidedRefusal(question);
    if (reason !== wanted) return `It is ${reason ?? 'allowed'}, and decided is ${wanted ?? 'allowed'}.`;
    const nowMs = 1_000_000;
    const shown = shownCustomerState({ state, isReleaseAsked, expiresAtMs: nowMs + expiresInMs }, nowMs);
    const wantedState =
      state === 'invited'
        ? expiresInMs > 0
          ? 'invited'
          : 'expired'
        : state === 'active'
          ? isReleaseAsked
            ? 'releasing'
            : 'active'
          : null;
    return shown === wantedState ? null : `It is shown as ${shown}, not as ${wantedState}.`;
  },
  tell: ({ state, act, isReleaseAsked, expiresInMs }) => [
    `A customer is ${state}, the release is ${isReleaseAsked ? '' : 'not '}asked, and the offer ends in ${expiresInMs} ms.`,
    `The act is ${act}.`,
  ],
};
