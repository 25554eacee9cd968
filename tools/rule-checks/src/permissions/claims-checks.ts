import { isDeepStrictEqual } from 'node:util';
import { parseAccountId, parseWorkspaceId } from '@partyline/kernel';
import { decodeClaims } from '@partyline/permissions';
import type { TreeQuestion, WritableClaims } from '@partyline/permissions';
import {
  ACCOUNT_PLAN_TYPES,
  CUSTOMER_STATUSES,
  PAID_PRODUCT_KINDS,
  STORED_ROLES,
  TRIAL_PRODUCT_KIND,
  isAccountLevel,
} from '@partyline/roles';
import { DECLARED_IN } from './permission-tables.ts';
import type { PermissionTables } from './permission-tables.ts';
import type { Violation } from '../violations/rule.ts';
import { violationAt } from '../violations/violation-at.ts';

/** Returns the longest claims, with the largest ids and every product kind. */
function longestClaims(question: TreeQuestion, { treeFor }: PermissionTables): WritableClaims {
  const account = parseAccountId(Number.MAX_SAFE_INTEGER);
  const workspace = parseWorkspaceId(Number.MAX_SAFE_INTEGER);
  if (!account.ok || !workspace.ok) throw new Error('The largest safe number is an id.');
  return {
    role: question.role,
    accountId: account.value,
    workspaceId: isAccountLevel(question.role) ? null : workspace.value,
    subscribedPlans: [...PAID_PRODUCT_KINDS, TRIAL_PRODUCT_KIND],
    hasExpiredSubscription: false,
    customerStatus: question.customerStatus,
    permissions: treeFor(question),
  };
}

function checkQuestion(question: TreeQuestion, tables: PermissionTables): Violation[] {
  const claims = longestClaims(question, tables);
  const json = JSON.stringify(tables.encode(claims));
  const who = `plan type ${question.accountPlanType}, ${question.customerStatus}`;
  const at = (rule: Violation['rule'], about: string) =>
    violationAt(DECLARED_IN.encode, [question.role], rule, about);
  return [
    ...(json.length > tables.largestClaims
      ? [at('claims-too-large', `${json.length} of ${tables.largestClaims} characters, ${who}`)]
      : []),
    ...(isDeepStrictEqual(decodeClaims(JSON.parse(json)), claims) ? [] : [at('claims-not-read-back', who)]),
  ];
}

/** Keeps the first violation per rule and place. */
function onceEach(violations: readonly Violation[]): Violation[] {
  const seen = new Set<string>();
  return violations.filter(({ path, rule }) => {
    const key = `${path} ${rule}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Checks that claims fit into a token and decode to the same, for every role, plan and customer. [GC-2] */
export function checkClaims(tables: PermissionTables): Violation[] {
  return onceEach(
    STORED_ROLES.flatMap((role) =>
      ACCOUNT_PLAN_TYPES.flatMap((accountPlanType) =>
        CUSTOMER_STATUSES.flatMap((customerStatus) =>
          checkQuestion({ role, accountPlanType, customerStatus }, tables),
        ),
      ),
    ),
  );
}
