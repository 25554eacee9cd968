import { insertAccount, insertInstance, insertMember, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { tablesNaming } from '../../testing/accounts/erased.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';

const api = oncePerFile(startApi);

const ROUNDS = 30;

/** A user with every right, and objects to use them on. */
async function leaver() {
  const { accountId } = await insertAccount(api.db);
  const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
  const workspace = { account_id: accountId, workspace_id: workspaceId };
  const [vicUuid, running] = [
    await insertInstance(api.db, workspace),
    await insertInstance(api.db, { ...workspace, state: 'online', dns_status: 'ready' }),
  ];
  const uid = await insertMember(api.db, { accountId, role: 'account-admin' });
  return { uid, accountId, workspaceId, vicUuid, running, token: await api.tokenFor({ uid, accountId }) };
}
type Leaver = Awaited<ReturnType<typeof leaver>>;

const CALLS: readonly (readonly [string, (user: Leaver) => Promise<{ readonly failure: string | null }>])[] =
  [
    [
      'a start',
      ({ token, vicUuid }) => api.call('commandInstance', { token, body: { action: 'start', vicUuid } }),
    ],
    [
      'a stop',
      ({ token, running }) =>
        api.call('commandInstance', { token, body: { action: 'stop', vicUuid: running } }),
    ],
    [
      'a favourite',
      ({ token, vicUuid }) =>
        api.call('setFavorite', { token, params: { id: vicUuid }, body: { isFavorite: 1 } }),
    ],
    ['the export of their data', ({ token }) => api.call('exportOwnData', { token })],
  ];

describe('a call of a user who is erased concurrently', () => {
  it('[GX-20, PLUS-22] is refused and leaves nothing when the erasure was first', async () => {
    const user = await leaver();
    const blocker = await api.db.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM app.instances WHERE vic_uuid = $1 FOR UPDATE', [user.vicUuid]);
    const start = CALLS[0]![1](user);
    await until('the start, its rights read, waits for the instance', async () => {
      const { rowCount } = await api.db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    expect((await api.call('deleteOwnAccess', { token: user.token })).status).toBe(200);
    await blocker.query('COMMIT');
    blocker.release();
    expect((await start).failure).toBe('unauthenticated');
    expect(await tablesNaming(api.db, user.uid)).toEqual(['users']);
    const { rows } = await api.db.query('SELECT open_command FROM app.instances WHERE vic_uuid = $1', [
      user.vicUuid,
    ]);
    expect(rows).toEqual([{ open_command: null }]);
  });

  it.each(CALLS)(
    `[GX-20] never leaves the plain uid in ${ROUNDS} rounds beside the erasure: %s`,
    async (_what, makeCall) => {
      const failures = new Set<string | null>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const user = await leaver();
        const [{ failure }, erasure] = await Promise.all([
          makeCall(user),
          api.call('deleteOwnAccess', { token: user.token }),
        ]);
        expect(erasure.status).toBe(200);
        failures.add(failure);
        expect(await tablesNaming(api.db, user.uid)).toEqual(['users']);
      }
      const orderly = [null, 'unauthenticated', 'shut-out', 'forbidden', 'not-found'];
      expect(orderly).toEqual(expect.arrayContaining([...failures]));
    },
  );
});

describe('the schema', () => {
  /** Columns naming a user, not written by the user's own calls. */
  const NOT_BY_THEMSELVES = [
    'access_rows.user_uid', // kept by triggers of memberships, deleted with them
    'claims_turns.user_uid', // a job's lock, deleted with the job or the user's row
    'memberships.granted_by', // copied from a locked invitation, which the erasure changes first
    'notifications.user_uid', // written by others; deleted with the user's row
    'sessions.user_uid', // its one statement locks the row of the user itself
    'users.claims_told_by', // the name of a job
  ];

  it('[GX-20] guards every column in which a user can be named', async () => {
    const { rows } = await api.db.query<{ name: string; guarded: boolean }>(
      `SELECT c.table_name || '.' || c.column_name AS name, EXISTS (
          SELECT FROM pg_trigger t
          WHERE t.tgrelid = format('app.%I', c.table_name)::regclass AND NOT t.tgisinternal
            AND t.tgname IN ('erased_' || c.column_name,
              CASE c.column_name WHEN 'user_uid' THEN 'person_there' END)) AS guarded
        FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
        WHERE c.table_schema = 'app' AND table_type = 'BASE TABLE' AND c.column_name ~ '(_uid|_by)$'
          AND c.data_type = 'text' ORDER BY 1`,
    );
    expect(rows.filter(({ guarded }) => !guarded).map(({ name }) => name)).toEqual(NOT_BY_THEMSELVES);
  });
});
