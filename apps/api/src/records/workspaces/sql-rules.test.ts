import { INVITATION_STATUSES } from '@partyline/invitations';
import { insertAccount, insertTransfer, insertInvitation, insertWorkspace } from '@partyline/rows/testing';
import { isDirty, TRANSFER_STATES, type WorkspaceMember } from '@partyline/workspaces';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { IS_DIRTY } from './workspaces.repository.ts';

const test = oncePerFile(createTestDatabase);

const MEMBERS: readonly (WorkspaceMember | null)[] = [
  null,
  ...INVITATION_STATUSES.flatMap((status) =>
    (['workspace-owner', 'workspace-admin'] as const).map((role) => ({ role, status })),
  ),
];
/** Of a submitted transfer. */
const STATES = [null, ...TRANSFER_STATES.filter((state) => state !== 'notInitiated')];
/** The database refuses a second change of owner beside an open one. */
const isPossible = ({
  member,
  state,
}: {
  readonly member: WorkspaceMember | null;
  readonly state: string | null;
}) =>
  !(member?.role === 'workspace-owner' && member.status === 'pending' && state !== null && state !== 'done');
const CASES = MEMBERS.flatMap((member) => STATES.map((state) => ({ member, state }))).filter(isPossible);

it('[GW-6] calls exactly the workspaces dirty that are dirty by the rule', async () => {
  const { accountId, ownerUid } = await insertAccount(test.database);
  const ids: number[] = [];
  for (const { member, state } of CASES) {
    const workspaceId = await insertWorkspace(test.database, { account_id: accountId });
    ids.push(workspaceId);
    if (member !== null) {
      const { role, status } = member;
      await insertInvitation(test.database, { accountId, workspaceId, role, columns: { status } });
    }
    if (state !== null) {
      const closed_at = state === 'done' ? new Date() : null;
      const parties = { from_uid: ownerUid, to_email: 'a@b.test' };
      await insertTransfer(test.database, {
        ...parties,
        account_id: accountId,
        workspace_id: workspaceId,
        state,
        closed_at,
      });
    }
  }
  const { rows } = await test.database.query<{ isDirty: boolean }>(
    `SELECT ${IS_DIRTY} AS "isDirty" FROM app.workspaces w WHERE w.id = ANY ($1::bigint[]) ORDER BY w.id`,
    [ids],
  );
  const expected = CASES.map(({ member, state }) =>
    isDirty({
      members: member === null ? [] : [member],
      transfers: state === null ? [] : [state],
      // One transaction moves instances: no call sees one that runs.
      isMoveRunning: false,
    }),
  );
  expect(rows.map((row) => row.isDirty)).toEqual(expected);
});
