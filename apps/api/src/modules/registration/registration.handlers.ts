import { isAccountOwner } from '@partyline/roles';
import type { Database } from '../../db/open-database.ts';
import { bearerOf } from '../../http/authentication/authenticate.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { requireNoIssues, listSignupIssues } from './signup-issues.ts';
import { hideFirstSteps } from '../../records/users/first-steps.repository.ts';
import { createAccount } from './own-account.ts';
import { signup } from './signup.service.ts';
import { notTheOwner, startTrial } from './start-trial.service.ts';

export interface RegistrationDeps {
  readonly database: Database;
  /** [GP-3] */
  readonly trialDays: number;
  readonly now: () => Date;
}

/** Handles POST signup, POST users/register, POST account/create, DELETE account/first-steps. [API-8, API-9, API-11, HZ-12] */
export function registrationHandlers(
  deps: RegistrationDeps,
): Pick<Handlers, 'signup' | 'register' | 'createAccount' | 'hideFirstSteps'> {
  const { database } = deps;
  return {
    signup: async ({ identity, body, headers, requestId }) => {
      requireNoIssues(listSignupIssues(body, identity, bearerOf(headers.authorization)));
      return signup(database, { token: identity, body, requestId });
    },
    register: ({ caller: { uid, account, memberships }, body, requestId }) =>
      startTrial(deps, { uid, account, memberships, requestId, workspaceName: body.workspaceName }),
    createAccount: ({ caller: { uid }, requestId }) => createAccount(database, { uid, requestId }),
    hideFirstSteps: async ({ caller: { account, memberships } }) => {
      if (!memberships.some(({ role }) => isAccountOwner(role))) throw notTheOwner();
      await hideFirstSteps(database, account.id);
      return null;
    },
  };
}
