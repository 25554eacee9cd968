import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES, isAccountLevel } from '@partyline/roles';
import { MATRIX_KINDS } from '../matrix/matrix-kinds.ts';
import { ACT_CODES } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import type { HeldRoles } from './way.ts';

const BOTH = [false, true];

/** Every act in every kind of workspace, state and account. */
export const QUESTIONS: readonly ActQuestion[] = ACT_CODES.flatMap((act) =>
  MATRIX_KINDS.flatMap((kind) =>
    BOTH.flatMap((isDirty) =>
      BOTH.flatMap((isRunning) =>
        BOTH.flatMap((isSubscriptionExpired) =>
          ACCOUNT_PLAN_TYPES.flatMap((planType) =>
            CUSTOMER_STATUSES.map((customerStatus) => ({
              act,
              workspace: { kind, isDirty },
              device: { isRunning, isSubscriptionExpired },
              circumstances: { planType, customerStatus },
            })),
          ),
        ),
      ),
    ),
  ),
);

const atLevel = (isAccount: boolean): readonly HeldRoles[] => [
  { active: [], suspended: [] },
  ...STORED_ROLES.filter((role) => isAccountLevel(role) === isAccount).flatMap((role) => [
    { active: [role], suspended: [] },
    { active: [], suspended: [role] },
  ]),
];

/** Every set of roles that one user can hold in an account and a workspace of it, active or suspended. */
export const ROLE_SETS: readonly HeldRoles[] = atLevel(true).flatMap((account) =>
  atLevel(false).map((workspace) => ({
    active: [...account.active, ...workspace.active],
    suspended: [...account.suspended, ...workspace.suspended],
  })),
);
