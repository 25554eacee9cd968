import { parseAccountId, parseWorkspaceId } from '@partyline/kernel';
import type { TableLaw } from '@partyline/kernel/law';
import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';
import { decodeActions, encodeActions } from '../claims/action-code.ts';
import { encodeClaims } from '../claims/claims.ts';
import { decodeClaims } from '../claims/decode-claims.ts';
import type { Action } from '../table/action.ts';
import { permissionTreeFor } from '../table/permission-tree-for.ts';
import { ACTIONS, PLANS, ROLES, STATUSES } from './specified.fixture.ts';

interface ClaimsQuestion {
  readonly role: StoredRole;
  readonly planType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
  readonly hasExpiredSubscription: boolean;
  readonly accountId: number;
  readonly workspaceId: number | null;
  readonly subscribedPlans: readonly string[];
}

/** The most characters of the claims at the identity provider, with room below its limit of 1000. [GC-2] */
const LIMIT = 900;
const LARGEST = Number.MAX_SAFE_INTEGER;

function* everyClaims(): Generator<ClaimsQuestion> {
  for (const role of ROLES)
    for (const planType of PLANS)
      for (const customerStatus of STATUSES)
        for (const hasExpiredSubscription of [false, true])
          for (const [accountId, workspaceId] of [
            [1, null],
            [1, 1],
            [LARGEST, LARGEST],
          ] as const)
            for (const subscribedPlans of [[], ['trial'], ['skyport', 'intercom', 'trial']])
              yield {
                role,
                planType,
                customerStatus,
                hasExpiredSubscription,
                accountId,
                workspaceId,
                subscribedPlans,
              };
}

export const claimsRoundTrip: TableLaw<ClaimsQuestion> = {
  kind: 'table',
  name: 'claims-round-trip',
  sentence:
    'Claims are read from a token as they were written, in at most 900 characters; under a role that is unknown they give no right.',
  ids: ['AUTH-18', 'AUTH-19', 'GC-1', 'GC-2', 'GC-12'],
  universe: [
    '6 roles',
    '9 kinds of account',
    'the smallest and the largest ids',
    'no, one and three product kinds',
  ],
  bound: 6 * 9 * 2 * 3 * 3,
  isQuick: true,
  questions: everyClaims,
  faultOf({
    role,
    planType,
    customerStatus,
    hasExpiredSubscription,
    accountId,
    workspaceId,
    subscribedPlans,
  }) {
    const account = parseAccountId(accountId);
    const workspace = workspaceId === null ? null : parseWorkspaceId(workspaceId);
    if (!account.ok || workspace?.ok === false) return 'The ids are refused.';
    const permissions = permissionTreeFor({ role, accountPlanType: planType, customerStatus });
    const claims = {
      role,
      accountId: account.value,
      workspaceId: workspace?.value ?? null,
      subscribedPlans,
      hasExpiredSubscription,
      customerStatus,
      permissions,
    };
    const text = JSON.stringify(encodeClaims(claims));
    if (text.length > LIMIT) return `They have ${text.length} characters.`;
    const payload: unknown = JSON.parse(text);
    const read = decodeClaims(payload);
    // The order of the keys is that of the code; of each list, that of the specification.
    const keysInOrder = (value: unknown) => JSON.stringify(value, Object.keys(claims).toSorted());
    if (read === null || keysInOrder(read) !== keysInOrder(claims)) return 'They are read otherwise.';
    if (JSON.stringify(read.permissions) !== JSON.stringify(permissions))
      return 'The tree is read otherwise.';
    const foreign = decodeClaims({ ...(payload as object), role: 'janitor' });
    if (foreign === null || foreign.role !== null) return 'An unknown role is read as a known one.';
    return /\["/.test(JSON.stringify(foreign.permissions)) ? 'An unknown role keeps its tree.' : null;
  },
  tell: (question) => [`Claims are written for ${JSON.stringify(question)}.`],
};

interface LettersQuestion {
  readonly actions: readonly Action[];
}

export const actionLetters: TableLaw<LettersQuestion> = {
  kind: 'table',
  name: 'action-letters',
  sentence:
    'Each action has one letter of its own: a set of actions is read from its letters as it was written, in any order and among unknown ones.',
  ids: ['GC-2'],
  universe: ['every action alone, every pair of actions, and all together'],
  bound: 1 + 23 + 253 + 1,
  isQuick: true,
  *questions() {
    yield { actions: [] };
    for (const action of ACTIONS) yield { actions: [action] };
    for (const [at, action] of ACTIONS.entries())
      for (const other of ACTIONS.slice(at + 1)) yield { actions: [action, other] };
    yield { actions: ACTIONS };
  },
  faultOf({ actions }) {
    const letters = encodeActions(actions);
    if (letters.length !== actions.length) return `${actions.length} actions have the letters "${letters}".`;
    const shuffled = `?${letters.split('').toReversed().join('')}-`;
    for (const text of [letters, shuffled, letters + letters])
      if (decodeActions(text).join() !== actions.join())
        return `"${text}" is read as ${decodeActions(text).join(', ')}.`;
    return null;
  },
  tell: ({ actions }) => [`The actions ${actions.join(', ')} are written as letters.`],
};
