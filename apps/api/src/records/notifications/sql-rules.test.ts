import { isFor, readerOf } from '@partyline/notifications';
import { expect, it } from 'vitest';
import { evaluateSql } from '../../testing/database/evaluate-sql.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { FOR_READER, REACHES_WORKSPACE, readerValues } from './notifications.repository.ts';

const NOTIFICATIONS = [1, 2].flatMap((accountId) =>
  [null, 11, 12].flatMap((workspaceId) =>
    [null, 'reader', 'other'].map((userUid) => ({ accountId, workspaceId, userUid })),
  ),
);
const ROWS = NOTIFICATIONS.map(({ accountId, workspaceId, userUid }) => ({
  account_id: accountId,
  workspace_id: workspaceId,
  user_uid: userUid,
}));
const COLUMNS = 'account_id bigint, workspace_id bigint, user_uid text';

const MEMBERSHIPS = [
  [{ workspaceId: null, role: 'account-admin' }],
  [{ workspaceId: 11, role: 'workspace-admin' }],
  [
    { workspaceId: 11, role: 'vic-admin' },
    { workspaceId: 12, role: 'endpoint-user' },
  ],
  [],
] as const;
const READERS = MEMBERSHIPS.map((memberships) =>
  readerOf({ uid: 'reader', account: { id: 1 }, memberships }),
);

const test = oncePerFile(createTestDatabase);

it('[NOTIF-5, NOTIF-6] selects for each reader exactly the notifications that are for them by the rule', async () => {
  for (const reader of READERS) {
    const found = await evaluateSql<boolean | null>(test.database, {
      expression: FOR_READER,
      alias: 'n',
      columns: COLUMNS,
      rows: ROWS,
      values: readerValues(reader),
    });
    expect(found.map((value) => value === true)).toEqual(NOTIFICATIONS.map((one) => isFor(reader, one)));
  }
});

it('[NOTIF-5, NOTIF-6] lets exactly the memberships reach a shared notification that the rule lets', async () => {
  const shared = NOTIFICATIONS.filter(({ accountId, userUid }) => accountId === 1 && userUid === null);
  for (const [nr, memberships] of MEMBERSHIPS.entries()) {
    const found = await evaluateSql<boolean>(test.database, {
      expression: `EXISTS (SELECT FROM unnest($1::bigint[]) AS m (workspace_id) WHERE ${REACHES_WORKSPACE})`,
      alias: 'n',
      columns: COLUMNS,
      rows: shared.map(({ workspaceId }) => ({ workspace_id: workspaceId })),
      values: [memberships.map(({ workspaceId }) => workspaceId)],
    });
    const reader = READERS[nr];
    // Without a membership there is no reader: the rule leaves that to the account's members.
    const expected = shared.map(
      (one) => memberships.length > 0 && reader !== undefined && isFor(reader, one),
    );
    expect(found).toEqual(expected);
  }
});
