import { ROUTES } from '@partyline/contract';
import {
  ACTION_CODES,
  INTENDED_GAPS,
  RIGHTS,
  TRIAL_DENIED_ACTIONS,
  can,
  encodeClaims,
  permissionTreeFor,
  subjectFor,
} from '@partyline/permissions';
import type {
  Action,
  IntendedGap,
  PermissionTree,
  Target,
  TreeQuestion,
  WritableClaims,
  WrittenRights,
} from '@partyline/permissions';

export interface CheckedRoute {
  readonly permission?: Readonly<Partial<Record<'kind' | 'branch' | 'action' | 'unverified', string>>>;
  readonly body?: unknown;
}

/** As data, so that tests can plant faults. */
export interface PermissionTables {
  readonly rights: WrittenRights;
  readonly intendedGaps: readonly IntendedGap[];
  readonly trialDenials: readonly string[];
  readonly letters: Readonly<Partial<Record<string, string>>>;
  readonly treeFor: (question: TreeQuestion) => PermissionTree;
  readonly isAllowed: (question: TreeQuestion, action: Action, target: Target) => boolean;
  readonly encode: (claims: WritableClaims) => unknown;
  /** Characters of JSON. [GC-2] */
  readonly largestClaims: number;
  readonly routes: Readonly<Record<string, CheckedRoute>>;
}

export const OUR_TABLES: PermissionTables = {
  rights: RIGHTS,
  intendedGaps: INTENDED_GAPS,
  trialDenials: TRIAL_DENIED_ACTIONS,
  letters: ACTION_CODES,
  treeFor: permissionTreeFor,
  isAllowed: ({ role, accountPlanType, customerStatus }, action, target) =>
    can(subjectFor({ roles: [role], planType: accountPlanType, customerStatus }), action, target).allowed,
  encode: encodeClaims,
  largestClaims: 900,
  routes: ROUTES,
};

export const DECLARED_IN = {
  rights: 'libs/domain/permissions/src/table/rights-table.ts',
  intendedGaps: 'libs/domain/permissions/src/gaps/intended-gap.ts',
  trialDenials: 'libs/domain/permissions/src/table/account/plan-denials.ts',
  letters: 'libs/domain/permissions/src/claims/action-code.ts',
  treeFor: 'libs/domain/permissions/src/table/permission-tree-for.ts',
  isAllowed: 'libs/domain/permissions/src/decision/can.ts',
  encode: 'libs/domain/permissions/src/claims/claims.ts',
  routes: 'libs/contract/src/routes.ts',
} as const satisfies Partial<Record<keyof PermissionTables, string>>;
