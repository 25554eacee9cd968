import { listAnswererRoles, requestedChange, subjectFor } from '@partyline/permissions';
import { QUESTIONS, ROLE_SETS } from '@partyline/permissions/testing';
import { isAccountLevel, STORED_ROLES } from '@partyline/roles';
import { expect, it } from 'vitest';
import { decideAccessChange } from './decide-access-change.ts';

const NOW_MS = Date.UTC(2026, 10, 29);
const END_MS = NOW_MS + 1_000;

/** Questions that differ in who may give a role; devices and their subscriptions do not matter for it. */
const ASKED = QUESTIONS.filter(
  ({ act, device }) =>
    ['instance.stop', 'workspace.rename', 'subscription.list'].includes(act) &&
    !device.isRunning &&
    !device.isSubscriptionExpired,
);

it('[PLUS-35, GV-11, HZ-4] a role that is asked for is given by exactly the roles whose change of access is allowed', () => {
  let given = 0;
  for (const question of ASKED)
    for (const held of ROLE_SETS)
      for (const role of STORED_ROLES) {
        const change = requestedChange(question, held, role);
        // A new membership of the account comes by an invitation.
        const now = [...held.active, ...held.suspended].find(
          (other) => isAccountLevel(other) === isAccountLevel(role),
        );
        if (!change.ok || now === undefined) continue;
        const kind = isAccountLevel(role) ? ('default' as const) : question.workspace.kind;
        const workspace = {
          id: 1,
          roleType: kind,
          isDefault: kind === 'default',
          isDirty: !isAccountLevel(role) && question.workspace.isDirty,
          haveWorkspaceOwner: true,
        };
        for (const endsAtMs of [undefined, END_MS]) {
          const answerers = listAnswererRoles(question, change.value, endsAtMs !== undefined);
          const allowed = STORED_ROLES.filter((maker) => {
            const subject = subjectFor({ roles: [maker], ...question.circumstances });
            const row = {
              kind: 'membership' as const,
              email: 'client@example.org',
              role: now,
              workspaceId: 1,
              status: 'accepted' as const,
              expiresAtMs: Infinity,
              endsAtMs: null,
              isSuspended: change.value.isResumed,
            };
            const wanted = { role, endsAtMs, ...(change.value.isResumed && { isSuspended: false }) };
            const inviter = { email: 'admin@example.org', subject };
            return decideAccessChange({ row, inviter, workspace, change: wanted }, NOW_MS).allowed;
          });
          if (allowed.join() !== answerers.join())
            expect({ question, held, role, endsAtMs, allowed }).toBe(answerers.join());
          given += 1;
        }
      }
  expect(given).toBeGreaterThan(100);
});
