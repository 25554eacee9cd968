import { insertWorkspace } from '@partyline/rows/testing';
import { textsFor } from '@partyline/texts/by-language';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { accessCalls, rowIdOf } from '../../../testing/accounts/invitations.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';
import { fileUploads } from '../../../testing/upload-file.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
const calls = accessCalls(api, testAccount);

const upload = fileUploads(api, testAccount);

async function open(): Promise<readonly string[]> {
  const { rows } = await api.db.query<{ line: string }>(
    `SELECT concat_ws(' ', i.email, o.name, i.workspace_id) AS line FROM app.invitations i
      JOIN app.roles o ON o.id = i.role_id WHERE i.account_id = $1 AND i.status = 'pending' ORDER BY i.id`,
    [testAccount.accountId],
  );
  return rows.map(({ line }) => line);
}

const nameOf = async (id: number) => {
  const { rows } = await api.db.query<{ name: string }>('SELECT name FROM app.workspaces WHERE id = $1', [
    id,
  ]);
  return rows[0]!.name;
};

describe('an import', () => {
  it("[GV-14, PLUS-30] gives the reason of a refused row in the reader's language", async () => {
    const key = randomUUID();
    const file = `email,role,workspace\nno address,vic-admin,${testAccount.workspaceId}`;
    for (const language of ['de', 'en'] as const) {
      const answer = await upload(file, { key, language });
      const expected = textsFor(language).IMPORT_ROW_ISSUE_TEXTS['email-invalid'];
      expect(answer.data!.rows.map(({ message }) => message)).toEqual([expected]);
    }
  });

  it('[API-50, INV-10, INV-30, GV-14, PLUS-2] sends the valid rows, and answers every row in file order', async () => {
    const workspace = await nameOf(testAccount.workspaceId);
    await calls.send(testAccount.ownerUid, 'vic-admin', { email: 'known@example.test' });
    const file = [
      'email,role,workspace',
      `new@example.test,Workspace Admin,${workspace}`,
      `KNOWN@example.test,vic-admin,${testAccount.workspaceId}`,
      `known@example.test,endpoint-user,${workspace.toUpperCase()}`,
      `no address,vic-admin,${workspace}`,
      `x@example.test,king,Nowhere`,
      `New@example.test,workspace-admin,${workspace}`,
      `${testAccount.ownerUid}@example.test,vic-admin,${workspace}`,
      'chief@example.test,account-admin,',
    ].join('\r\n');
    const answer = await upload(file);
    expect(answer.status).toBe(200);
    expect(
      answer.data!.rows.map(({ row, status, errorCode, field }) => [row, status, errorCode, field]),
    ).toEqual([
      [1, 'sent', 0, null],
      [2, 'duplicate', 2020, null],
      [3, 'needsUpdate', 2020, 'role'],
      [4, 'invalid', 2000, 'email'],
      [5, 'invalid', 2000, 'role'],
      [6, 'duplicate', 2020, null],
      [7, 'invalid', 2020, 'email'],
      [8, 'sent', 0, null],
    ]);
    expect(answer.data!.rows[6]!.message).toBe("You can't Invite Yourself.");
    expect(await open()).toEqual([
      `known@example.test vic-admin ${testAccount.workspaceId}`,
      `new@example.test workspace-admin ${testAccount.workspaceId}`,
      'chief@example.test account-admin',
    ]);
  });

  it('[GV-14, PLUS-2] repeated sends nothing twice: sent rows are duplicates', async () => {
    const file = `email,role\na@example.test,vic-admin\nb@example.test,vic-admin\n`;
    const options = { workspaceId: testAccount.workspaceId };
    const statuses = (answer: Awaited<ReturnType<typeof upload>>) =>
      answer.data!.rows.map(({ status }) => status);
    expect(statuses(await upload(file, options))).toEqual(['sent', 'sent']);
    expect(statuses(await upload(file, options))).toEqual(['duplicate', 'duplicate']);
    expect(await open()).toHaveLength(2);
  });

  it('[GX-14] with the same key gets the first answer; with another file it is refused', async () => {
    const key = randomUUID();
    const options = { workspaceId: testAccount.workspaceId, key };
    const file = 'email,role\na@example.test,vic-admin\n';
    const first = await upload(file, options);
    expect((await upload(file, options)).data).toEqual(first.data);
    expect((await upload(`${file}b@example.test,vic-admin\n`, options)).failure).toBe('request-not-proper');
  });

  it('[GV-14] with a key of an unfinished call continues: sent rows are duplicates', async () => {
    const key = randomUUID();
    const options = { workspaceId: testAccount.workspaceId, key };
    const file = 'email,role\na@example.test,vic-admin\nb@example.test,vic-admin\n';
    await upload(file, options);
    await api.db.query('UPDATE app.idempotency_keys SET result = NULL WHERE key = $1', [key]);
    await api.db.query(`DELETE FROM app.invitations WHERE account_id = $1 AND email = 'b@example.test'`, [
      testAccount.accountId,
    ]);
    expect((await upload(file, options)).data!.rows.map(({ status }) => status)).toEqual([
      'duplicate',
      'sent',
    ]);
  });

  it('[GX-14, PLUS-2] with rows that could not be written is not stored: a repeat sends them', async () => {
    const options = { workspaceId: testAccount.workspaceId, key: randomUUID() };
    const file = 'email,role\na@example.test,vic-admin\nbroken@example.test,vic-admin\n';
    await api.db.query(`CREATE FUNCTION app.break_row() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'The disk is full.'; END $$`);
    await api.db.query(`CREATE TRIGGER break_row BEFORE INSERT ON app.invitations FOR EACH ROW
      WHEN (NEW.email = 'broken@example.test') EXECUTE FUNCTION app.break_row()`);
    const statuses = async () => (await upload(file, options)).data!.rows.map(({ status }) => status);
    expect(await statuses()).toEqual(['failed', 'failed']);
    await api.db.query('DROP TRIGGER break_row ON app.invitations');
    expect(await statuses()).toEqual(['sent', 'sent']);
    expect(await statuses()).toEqual(['sent', 'sent']);
  });

  it("[GX-14] stores no addresses with an idempotency key's answer", async () => {
    const key = randomUUID();
    const file = 'email,role\na@example.test,vic-admin\nno address,vic-admin\n';
    const first = await upload(file, { workspaceId: testAccount.workspaceId, key });
    const { rows } = await api.db.query<{ result: unknown }>(
      'SELECT result FROM app.idempotency_keys WHERE key = $1',
      [key],
    );
    expect(rows).toEqual([
      {
        result: [
          { row: 1, status: 'sent', field: null, code: null },
          { row: 2, status: 'invalid', field: 'email', code: expect.any(String) as string },
        ],
      },
    ]);
    expect(await upload(file, { workspaceId: testAccount.workspaceId, key })).toMatchObject({
      data: first.data,
    });
  });

  it('[INV-22, GV-9] invites one owner of a workspace, the first in the file', async () => {
    const file = 'email,role\na@example.test,workspace-owner\nb@example.test,workspace-owner\n';
    const { data } = await upload(file, { workspaceId: testAccount.workspaceId });
    expect(data!.rows.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      ['sent', 0],
      ['invalid', 2020],
    ]);
  });

  it('[PLUS-22] audits and mails each invitation', async () => {
    await upload('email,role\na@example.test,vic-admin\n', { workspaceId: testAccount.workspaceId });
    const { rows } = await api.db.query<{ id: string }>(
      'SELECT id::text FROM app.invitations WHERE account_id = $1',
      [testAccount.accountId],
    );
    expect(await testAccount.auditOf(rows[0]!.id)).toEqual(['invitation.send done']);
    const isSent = async () => {
      const sent = await api.db.query('SELECT FROM app.invitations WHERE id = $1 AND sent_at IS NOT NULL', [
        rows[0]!.id,
      ]);
      return sent.rows.length;
    };
    await expect.poll(isSent).toBe(1);
  });
});

describe('the end of access in a file', () => {
  const endsOf = async () => {
    const { rows } = await api.db.query<{ email: string; ends_at: Date | null; audited: string | null }>(
      `SELECT i.email, i.ends_at, a.details ->> 'endsAt' AS audited FROM app.invitations i
        JOIN app.audit a ON a.object_id = i.id::text AND a.action = 'invitation.send'
        WHERE i.account_id = $1 ORDER BY i.id`,
      [testAccount.accountId],
    );
    return rows.map(({ email, ends_at, audited }) => [email, ends_at?.toISOString() ?? null, audited]);
  };

  it('[PLUS-4, PLUS-22, GV-14] is the end of its day, an instant, or none, and is audited', async () => {
    const file = [
      'email,role,access ends',
      'a@example.test,vic-admin,31.12.2099',
      'b@example.test,vic-admin,2099-12-31T20:00:00+01:00',
      'c@example.test,vic-admin,',
    ].join('\n');
    const { data } = await upload(file, { workspaceId: testAccount.workspaceId });
    expect(data!.rows.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
    expect(await endsOf()).toEqual([
      ['a@example.test', '2099-12-31T23:59:59.999Z', '2099-12-31T23:59:59.999Z'],
      ['b@example.test', '2099-12-31T19:00:00.000Z', '2099-12-31T19:00:00.000Z'],
      ['c@example.test', null, null],
    ]);
  });

  it('[PLUS-4, GO-5, GV-14] is refused at its cell: in the past, no date, or of an owner', async () => {
    const file = [
      'email,role,access ends',
      'a@example.test,vic-admin,2020-01-01',
      'b@example.test,vic-admin,12/31/2099',
      'c@example.test,workspace-owner,2099-12-31',
    ].join('\n');
    const { data } = await upload(file, { workspaceId: testAccount.workspaceId });
    expect(data!.rows.map(({ status, errorCode, field }) => [status, errorCode, field])).toEqual([
      ['invalid', 2000, 'endsAt'],
      ['invalid', 2000, 'endsAt'],
      ['invalid', 2020, 'endsAt'],
    ]);
    expect(await open()).toEqual([]);
  });
});

describe('who may import', () => {
  it("[INV-25, GV-11, GV-14] applies the caller's rights in each row's workspace", async () => {
    const elsewhere = await insertWorkspace(api.db, { account_id: testAccount.accountId });
    const admin = await testAccount.member('workspace-admin');
    const uid = await testAccount.member('endpoint-user', elsewhere);
    await api.db.query('UPDATE app.memberships SET user_uid = $1 WHERE user_uid = $2', [admin, uid]);
    const file = [
      'email,role,workspace',
      `a@example.test,vic-admin,${testAccount.workspaceId}`,
      `b@example.test,workspace-admin,${testAccount.workspaceId}`,
      `c@example.test,endpoint-user,${elsewhere}`,
      `d@example.test,endpoint-user,${testAccount.defaultWorkspaceId}`,
    ].join('\n');
    const { data } = await upload(file, { uid: admin });
    expect(data!.rows.map(({ status, errorCode, field }) => [status, errorCode, field])).toEqual([
      ['sent', 0, null],
      ['invalid', 2020, 'role'],
      ['invalid', 2003, 'workspace'],
      ['invalid', 2000, 'workspace'],
    ]);
  });

  it('[PLUS-7, ROLE-38] refuses an endpoint-user, and a workspace that is not the caller’s', async () => {
    const file = 'email,role\na@example.test,vic-admin\n';
    expect(await upload(file, { uid: await testAccount.member('endpoint-user') })).toMatchObject({
      status: 403,
      failure: 'forbidden',
      reason: 'no-right',
    });
    const other = await insertTestAccount(api);
    expect(await upload(file, { workspaceId: other.workspaceId })).toMatchObject({ failure: 'not-found' });
    expect(await open()).toEqual([]);
  });
});

it.each(['send', 'revoke', 'import'] as const)(
  '[GC-14, ROLE-38] decides %s by the roles that the caller holds once the workspace is locked',
  async (what) => {
    const admin = await testAccount.member('workspace-admin');
    const row = await rowIdOf(api, await testAccount.member('vic-admin'));
    const act = {
      send: () => calls.send(admin, 'vic-admin', { email: 'late@example.test' }),
      revoke: () => calls.revoke(admin, row),
      import: () =>
        upload('email,role\nlate@example.test,vic-admin\n', {
          uid: admin,
          workspaceId: testAccount.workspaceId,
        }),
    }[what];
    const client = await api.db.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM app.workspaces WHERE id = $1 FOR UPDATE', [testAccount.workspaceId]);
    const answering = act();
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE '%app.workspaces%'`;
    await expect.poll(async () => (await api.db.query(waiting)).rows.length).toBeGreaterThan(0);
    await client.query('UPDATE app.memberships SET suspended_at = now() WHERE user_uid = $1', [admin]);
    await client.query('COMMIT');
    client.release();
    const answer = await answering;
    if (what === 'import')
      expect(answer.data).toMatchObject({ rows: [{ status: 'invalid', field: 'workspace' }] });
    else expect(answer).toMatchObject({ failure: 'not-found' });
    expect(await open()).toEqual([]);
    const { rows } = await api.db.query('SELECT FROM app.active_memberships WHERE id = $1', [row.slice(1)]);
    expect(rows).toHaveLength(1);
  },
);

describe('files', () => {
  it.each([
    ['a BOM', '\uFEFFemail,role\na@example.test,vic-admin\n'],
    ['semicolons', 'email;role\na@example.test;vic-admin\n'],
    ['tabs', 'email\trole\na@example.test\tvic-admin\n'],
    ['semicolons beside more tabs', 'email;role\t\t\na@example.test;vic-admin\n'],
    ['columns in another order and case', 'Note,ROLE,E-mail,Email\nx,vic-admin,,a@example.test\n'],
    ['line breaks in quotes', 'email,role,note\na@example.test,vic-admin,"two\nlines"\n'],
    ['cells that are formulas for a spreadsheet', `email,role\n'a@example.test,vic-admin\n`],
    ['blank lines and no line break at the end', '\n\nemail,role\n\na@example.test,vic-admin'],
  ])('[GV-13, GZ-3] may have %s', async (_what, content) => {
    const { data } = await upload(content, { workspaceId: testAccount.workspaceId });
    expect(data?.rows.map(({ status }) => status)).toEqual(['sent']);
  });

  it('[GZ-4] with ragged rows are answered row by row', async () => {
    const file = 'email,role\na@example.test,vic-admin,more\nb@example.test\nc@example.test,vic-admin\n';
    const { data } = await upload(file, { workspaceId: testAccount.workspaceId });
    expect(data!.rows.map(({ status }) => status)).toEqual(['invalid', 'invalid', 'sent']);
  });

  const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00]);
  it.each<[string, string | Buffer, string, string]>([
    ['a name that is not .csv', 'email,role\n', 'crew.txt', 'file-not-csv'],
    ['a workbook', zip, 'crew.xlsx', 'file-not-csv'],
    ['a zip named .csv', zip, 'crew.csv', 'file-is-archive'],
    ['nothing', '', 'crew.csv', 'file-empty'],
    ['only blank lines', '\n\n', 'crew.csv', 'file-empty'],
    ['UTF-16 with its mark', Buffer.from('\uFEFFemail,role\n', 'utf16le'), 'crew.csv', 'file-not-utf8'],
    ['UTF-16 without', Buffer.from('email,role\n', 'utf16le'), 'crew.csv', 'file-not-utf8'],
    [
      'Latin-1',
      Buffer.from('email,role\ngr\xfc\xdfe@x.test,vic-admin\n', 'latin1'),
      'crew.csv',
      'file-not-utf8',
    ],
    ['no column for the role', 'email,workspace\n', 'crew.csv', 'column-missing'],
    ['a column twice', 'email,role,workspace,email\n', 'crew.csv', 'column-twice'],
  ])('[INV-11, VAL-27, GV-13] with %s are refused, with the reason', async (_what, content, name, reason) => {
    const answer = await upload(content, { name, workspaceId: testAccount.workspaceId });
    expect(answer).toMatchObject({ status: 400, failure: 'file-not-proper', reason });
    expect(answer.message).toMatch(/^[A-Z].+\.$/);
  });

  it('[VAL-30] in other form fields are refused', async () => {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    expect((await api.call('uploadInvitations', { token, body: {} })).failure).toBe('unsupported-media-type');
    expect((await upload('email,role\n', { workspaceId: 'x' })).failure).toBe('request-not-proper');
    expect((await upload('email,role\n', { fields: { admin: '1' } })).failure).toBe('request-not-proper');
    const form = new FormData();
    form.append('workspaceId', '1');
    expect((await api.call('uploadInvitations', { token, form })).failure).toBe('request-not-proper');
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    const rawBody = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nemail';
    expect((await api.call('uploadInvitations', { token, headers: broken, rawBody })).failure).toBe(
      'request-not-proper',
    );
    const json = await api.call('sendInvitation', { token, headers: broken, rawBody });
    expect(json.failure).toBe('unsupported-media-type');
  });
});
