import { insertMember, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { emailOf, insertOwnedTestAccount, ownershipCalls } from '../../../testing/accounts/transfers.ts';
import { expireRows } from '../../../wiring/expire-rows.ts';
import { rowIdOf } from '../../../testing/accounts/invitations.ts';
import { startApi } from '../../../testing/start-api.ts';
import { startTestSmtp } from '../../../testing/outside/test-smtp.ts';

const smtp = oncePerFile(startTestSmtp);
const api = oncePerFile(() => startApi({ SMTP_URL: smtp.url, MAILS_PER_MINUTE: '100000' }));
const testAccount = oncePerTest(() => insertOwnedTestAccount(api));
const calls = ownershipCalls(api, testAccount);

function keyIn(text: string): string {
  const key = /http:\/\/localhost:4200\/actionlink\?key=([A-Za-z0-9_-]{22})\s/.exec(text)?.[1];
  if (key === undefined) throw new Error(`No link in: ${text}`);
  return key;
}

describe('[GEN-21, OWN-5] a transfer', () => {
  it('is mailed to the recipient with a link that accepts it, and both users are mailed the result', async () => {
    const { workspaceOwner, workspaceAdmin } = testAccount;
    await calls.transfer(workspaceOwner, workspaceAdmin);
    const offer = await smtp.mailTo(emailOf(workspaceAdmin));
    expect(offer.subject).toMatch(/^Test Person offers you the ownership of Workspace /);
    expect(offer.text).toContain('Nothing changes until you accept.');
    expect(offer.text).toContain('becomes Workspace Admin');
    const key = keyIn(offer.text);
    expect(offer.html).toContain(`/actionlink?key=${key}`);
    expect(offer.messageId).not.toContain(key);
    const link = await api.call('verifyActionLink', { query: { key } });
    expect(link.data).toMatchObject({
      event: 'ownership-transfer',
      redirectAction: `/ownershiptransfer?docId=${key}`,
    });
    expect(await calls.answer(workspaceAdmin, key)).toMatchObject({ data: { state: 'done' } });
    expect((await smtp.mailTo(emailOf(workspaceOwner))).subject).toMatch(/^Your transfer .* was accepted$/);
    expect((await smtp.mailTo(emailOf(workspaceAdmin), 2)).subject).toMatch(/^You own Workspace .* now$/);
  });

  it('[GO-6, GV-3] sent again is mailed with another key, and the first one is void', async () => {
    const { workspaceOwner, workspaceAdmin } = testAccount;
    const id = (await calls.transfer(workspaceOwner, workspaceAdmin)).data?.id ?? '';
    const first = keyIn((await smtp.mailTo(emailOf(workspaceAdmin))).text);
    await calls.resend(workspaceOwner, id);
    const second = keyIn((await smtp.mailTo(emailOf(workspaceAdmin), 2)).text);
    expect(second).not.toBe(first);
    expect(await calls.answer(workspaceAdmin, first)).toMatchObject({ failure: 'action-link-not-valid' });
    expect(await calls.answer(workspaceAdmin, second)).toMatchObject({ status: 200 });
  });

  it('that is rejected notifies the submitter only', async () => {
    const { workspaceOwner, workspaceAdmin } = testAccount;
    const id = (await calls.transfer(workspaceOwner, workspaceAdmin)).data?.id ?? '';
    await smtp.mailTo(emailOf(workspaceAdmin));
    await calls.reject(workspaceAdmin, id);
    expect((await smtp.mailTo(emailOf(workspaceOwner))).subject).toMatch(/^Your transfer .* was rejected$/);
    expect(smtp.mails.filter(({ to }) => to.includes(emailOf(workspaceAdmin)))).toHaveLength(1);
  });

  it('[PLUS-9] of the account is named as such', async () => {
    await calls.transferAccount(testAccount.ownerUid, testAccount.accountAdmin);
    const { subject, text } = await smtp.mailTo(emailOf(testAccount.accountAdmin));
    expect(subject).toBe('Test Person offers you the ownership of Test Account');
    expect(text).toContain('the account Test Account');
  });
});

describe('[GEN-22, OWN-6] a request', () => {
  it('[GO-8] is mailed to the workspace owner, and its result to the requester', async () => {
    const { workspaceOwner, workspaceAdmin } = testAccount;
    await calls.request(workspaceAdmin);
    const mail = await smtp.mailTo(emailOf(workspaceOwner));
    expect(mail.subject).toMatch(/^Test Person asks for the ownership of Workspace /);
    await calls.answer(workspaceOwner, keyIn(mail.text));
    expect((await smtp.mailTo(emailOf(workspaceAdmin))).subject).toMatch(/^Your request .* was accepted$/);
  });

  it('[GO-8] is mailed to the account owner for a workspace without an owner', async () => {
    const { accountId, ownerUid } = testAccount;
    const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
    const admin = await insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin' });
    await calls.request(admin, workspaceId);
    expect((await smtp.mailTo(emailOf(ownerUid))).subject).toMatch(/^Test Person asks for the ownership/);
  });
});

describe('[GO-6, GO-8] an open request is mailed to the new answerer with a new link', () => {
  it.each([
    ['is removed', 'revokeAccess', {}],
    ['gets a lower role', 'changeAccess', { roleName: 'workspace-admin' }],
  ] as const)('when the workspace owner %s', async (_what, name, change) => {
    const { workspaceOwner, workspaceAdmin, ownerUid } = testAccount;
    await calls.request(workspaceAdmin);
    const first = keyIn((await smtp.mailTo(emailOf(workspaceOwner))).text);
    const id = await rowIdOf(api, workspaceOwner);
    const token = await testAccount.tokenOf(ownerUid);
    const changed =
      name === 'revokeAccess'
        ? await api.call(name, { token, body: { id } })
        : await api.call(name, { token, params: { id }, body: change });
    expect(changed).toMatchObject({ status: 200 });
    const mail = await smtp.mailTo(emailOf(ownerUid));
    expect(mail.subject).toMatch(/^Test Person asks for the ownership of Workspace /);
    expect(await calls.answer(ownerUid, first)).toMatchObject({ failure: 'action-link-not-valid' });
    expect(await calls.answer(ownerUid, keyIn(mail.text))).toMatchObject({ data: { state: 'done' } });
  });

  it('when the account has a new owner, for a workspace without one', async () => {
    const { accountId, ownerUid, accountAdmin } = testAccount;
    const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
    const admin = await insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin' });
    await calls.request(admin, workspaceId);
    await smtp.mailTo(emailOf(ownerUid));
    const id = (await calls.transferAccount(ownerUid, accountAdmin)).data?.id ?? '';
    expect(await calls.answer(accountAdmin, id, 'accept')).toMatchObject({ data: { state: 'done' } });
    const isRequest = ({ subject, to }: (typeof smtp.mails)[number]) =>
      to.includes(emailOf(accountAdmin)) && subject.startsWith('Test Person asks for');
    await expect.poll(() => smtp.mails.filter(isRequest).length).toBe(1);
  });

  it('and to no other when a membership changes that does not answer it', async () => {
    const { workspaceOwner, workspaceAdmin, accountAdmin, ownerUid } = testAccount;
    await calls.request(workspaceAdmin);
    const first = keyIn((await smtp.mailTo(emailOf(workspaceOwner))).text);
    const body = { id: await rowIdOf(api, accountAdmin) };
    await api.call('revokeAccess', { token: await testAccount.tokenOf(ownerUid), body });
    expect(await calls.answer(workspaceOwner, first)).toMatchObject({ data: { state: 'done' } });
  });
});

describe('[GO-3, GO-6] a lapse notifies the submitter,', () => {
  it('once, when its link expires', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId } = testAccount;
    const id = (await calls.transfer(workspaceOwner, workspaceAdmin)).data?.id;
    await api.db.query('UPDATE app.ownership_actions SET expires_at = now() WHERE id = $1', [id]);
    await expireRows(api.db);
    await expireRows(api.db);
    const mail = await smtp.mailTo(emailOf(workspaceOwner));
    expect(mail.subject).toMatch(/^Your transfer of the ownership of Workspace .* has expired$/);
    expect(await testAccount.auditOf(String(workspaceId))).toEqual([
      'ownership.transfer done',
      'ownership.lapse done',
    ]);
  });

  it('when the recipient is removed', async () => {
    const { workspaceOwner, workspaceAdmin, ownerUid } = testAccount;
    await calls.transfer(workspaceOwner, workspaceAdmin);
    await smtp.mailTo(emailOf(workspaceAdmin));
    const body = { id: await rowIdOf(api, workspaceAdmin) };
    await api.call('revokeAccess', { token: await testAccount.tokenOf(ownerUid), body });
    expect((await smtp.mailTo(emailOf(workspaceOwner))).subject).toMatch(/^Your transfer .* has ended$/);
  });

  it('when the workspace is deleted', async () => {
    const { accountId, ownerUid } = testAccount;
    const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
    const admin = await insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin' });
    await calls.request(admin, workspaceId);
    const params = { id: String(workspaceId) };
    await api.call('deleteWorkspace', { token: await testAccount.tokenOf(ownerUid), params });
    expect((await smtp.mailTo(emailOf(admin))).subject).toMatch(/^Your request .* has ended$/);
    expect(await testAccount.auditOf(String(workspaceId))).toEqual([
      'ownership.request done',
      'ownership.lapse done',
      'workspace.delete done',
    ]);
  });

  it('but not when the submitter ended it by leaving', async () => {
    const { accountId, workspaceId } = testAccount;
    const admin = await insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin' });
    await calls.request(admin);
    await api.call('leaveWorkspace', { token: await testAccount.tokenOf(admin), body: { workspaceId } });
    expect(await testAccount.auditOf(String(workspaceId))).toEqual([
      'ownership.request done',
      'ownership.lapse done',
    ]);
    const { rows } = await api.db.query(
      `SELECT FROM graphile_worker.jobs WHERE key = 'mail-ownership-answered-' ||
        (SELECT id FROM app.ownership_actions WHERE from_uid = $1)`,
      [admin],
    );
    expect(rows).toEqual([]);
    expect(smtp.mails.filter(({ to }) => to.includes(emailOf(admin)))).toEqual([]);
  });
});

it('[GX-23] a name with line breaks and markup changes neither headers nor markup', async () => {
  const { workspaceOwner, workspaceAdmin } = testAccount;
  await api.db.query('UPDATE app.users SET name = $2 WHERE uid = $1', [
    workspaceOwner,
    'Eve\r\nBcc: all@example.test <script>alert(1)</script>',
  ]);
  await calls.transfer(workspaceOwner, workspaceAdmin);
  const mail = await smtp.mailTo(emailOf(workspaceAdmin));
  expect(mail.to).toEqual([emailOf(workspaceAdmin)]);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.html).not.toContain('<script>');
});
