import { insertMember, insertSubscription } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../testing/fixtures.ts';
import { accessCalls, keyIn, rowIdOf } from '../testing/accounts/invitations.ts';
import { insertTestAccount } from '../testing/accounts/test-account.ts';
import { startApi } from '../testing/start-api.ts';
import { startTestSmtp } from '../testing/outside/test-smtp.ts';
import { until } from '../testing/until.ts';
import { requestMail } from '../jobs/request-mail.ts';
import { backoffMs } from '../jobs/backoff.ts';
import { warnOfEnds } from './warn-of-ends.ts';
import { millisecondsInHour } from 'date-fns/constants';

const smtp = oncePerFile(startTestSmtp);
const api = oncePerFile(() =>
  startApi({ SMTP_URL: smtp.url, MAIL_FROM: 'Partyline <no-reply@partyline.test>' }),
);
const testAccount = oncePerTest(() => insertTestAccount(api));
const calls = accessCalls(api, testAccount);

interface WaitingMail {
  readonly failures: number;
  readonly waitsMs: number;
  readonly payload: string;
}

async function waitingMails(): Promise<readonly WaitingMail[]> {
  const { rows } = await api.db.query<WaitingMail>(
    `SELECT failures, to_json(m)::text AS payload, coalesce(extract(epoch FROM retry_at - now()) * 1000, 0)::float8 AS "waitsMs"
      FROM app.waiting_mails m`,
  );
  return rows;
}

/** Makes waiting mails due. */
async function passTime(): Promise<void> {
  await api.db.query('UPDATE app.waiting_mails SET retry_at = now() WHERE retry_at IS NOT NULL');
}

const hour = (hours: number) => new Date(Date.now() + hours * millisecondsInHour);

describe('the mail of an invitation', () => {
  it('[INV-39, GV-3] goes to the invited address, as text and as HTML, with a key that verifies', async () => {
    const email = 'Grace.Hopper+crew@example.test';
    await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    const mail = await smtp.mailTo(email);
    expect(mail).toMatchObject({ to: [email], from: 'no-reply@partyline.test' });
    expect(mail.subject).toContain('Test Person invites you');
    expect(mail.text).toContain('Admin of the intercom service');
    expect(keyIn(mail.html)).toBe(keyIn(mail.text));
    const verified = await api.call('verifyInvitation', { params: { inviteId: keyIn(mail.text) } });
    expect(verified.data).toMatchObject({ email, roleName: 'vic-admin', provesMailbox: true });
  });

  it.each(['grüße@beispiel.test', 'user@bücher.example', 'first.last+tag@example.test'])(
    '[INV-39, GU-10] reaches %s',
    async (email) => {
      await calls.send(testAccount.ownerUid, 'vic-admin', { email });
      // The test's mail server shows internationalised domains decoded.
      expect((await smtp.mailTo(email)).to).toEqual([email]);
    },
  );

  it('[INV-39] is readable in dark mode: no colour of text or background is fixed but the button’s', async () => {
    await calls.send(testAccount.ownerUid, 'vic-admin', { email: 'dark@example.test' });
    const { html } = await smtp.mailTo('dark@example.test');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const coloured = html.match(/<[^>]*(?:background|[^-]color):[^>]*>/g) ?? [];
    expect(coloured.every((tag) => tag.startsWith('<a ') || tag.startsWith('<meta'))).toBe(true);
    expect(html).not.toMatch(/#fff[^f]|white/i);
  });

  it('[INV-39] is sent once when its job runs repeatedly', async () => {
    const sent = await calls.send(testAccount.ownerUid, 'vic-admin', { email: 'once@example.test' });
    await smtp.mailTo('once@example.test');
    const id = sent.data!.id.slice(1);
    await until('the mail is noted', async () => {
      const { rows } = await api.db.query(
        'SELECT FROM app.invitations WHERE id = $1 AND sent_at IS NOT NULL',
        [id],
      );
      return rows.length > 0;
    });
    const mail = { id, version: 1, accountId: testAccount.accountId };
    await requestMail(api.db, { ...mail, kind: 'invitation' });
    await until('the job is done', async () => (await waitingMails()).length === 0);
    expect(smtp.mails.filter(({ to }) => to.includes('once@example.test'))).toHaveLength(1);
  });

  it('prevents header injection by names: line breaks become spaces, markup is text', async () => {
    const name = 'Eve\r\nBcc: victim@example.test\r\n\r\n<b>hello</b>';
    const uid = await insertMember(api.db, {
      accountId: testAccount.accountId,
      workspaceId: testAccount.workspaceId,
      role: 'workspace-admin',
      user: { name },
    });
    await calls.send(uid, 'vic-admin', { email: 'target@example.test' });
    const mail = await smtp.mailTo('target@example.test');
    expect(mail.to).toEqual(['target@example.test']);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.subject).toContain('Eve Bcc: victim@example.test');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('&lt;b&gt;hello&lt;/b&gt;');
  });

  it('[PLUS-1, GV-3] has another key when sent again, and the old one is void', async () => {
    const email = 'again@example.test';
    const { data } = await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    const first = keyIn((await smtp.mailTo(email)).text);
    await calls.resend(testAccount.ownerUid, data!.id);
    const mail = await smtp.mailTo(email, 2);
    const second = keyIn(mail.text);
    expect(second).not.toBe(first);
    const verify = (inviteId: string) => api.call('verifyInvitation', { params: { inviteId } });
    expect((await verify(first)).failure).toBe('invite-not-valid');
    expect((await verify(second)).status).toBe(200);
    const ids = smtp.mails.filter(({ to }) => to.includes(email)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('an unavailable mail server', () => {
  it('[INV-39] is retried with backoff, and gets the same mail once it is back', async () => {
    await smtp.stop();
    const email = 'patient@example.test';
    await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    for (let failures = 1; failures <= 12; failures += 1) {
      const waiting = await until(`failure ${failures}`, async () => {
        const [mail] = await waitingMails();
        return mail !== undefined && mail.failures >= failures && mail;
      });
      expect(waiting.waitsMs).toBeLessThanOrEqual(backoffMs('mails', failures - 1));
      expect(waiting.payload).not.toContain(email);
      if (failures < 12) await passTime();
    }
    await smtp.start();
    const mail = await until('the mail is there', async () => {
      await passTime();
      return smtp.mails.find(({ to }) => to.includes(email));
    });
    expect((await api.call('verifyInvitation', { params: { inviteId: keyIn(mail.text) } })).status).toBe(200);
    expect(smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('gets no mail of a revoked invitation', async () => {
    await smtp.stop();
    const email = 'withdrawn@example.test';
    const { data } = await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    await until('the mail has failed', async () =>
      (await waitingMails()).some(({ failures }) => failures > 0),
    );
    await calls.revoke(testAccount.ownerUid, data!.id);
    await smtp.start();
    await passTime();
    await until('the job is done', async () => (await waitingMails()).length === 0);
    expect(smtp.mails.filter(({ to }) => to.includes(email))).toEqual([]);
    // Another mail succeeds, so the server counts as available again.
    await calls.send(testAccount.ownerUid, 'vic-admin', { email: 'back@example.test' });
    await until('mails go out again', async () => {
      await passTime();
      return smtp.mails.some(({ to }) => to.includes('back@example.test'));
    });
  });

  it('is not retried after it refused an address, which is audited', async () => {
    const email = 'unknown@example.test';
    smtp.unknown.add(email);
    const { data } = await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    const audit = await until('the refusal is written', async () => {
      const lines = await testAccount.auditOf(data!.id.slice(1));
      return lines.length > 1 && lines;
    });
    expect(audit).toEqual(['invitation.send done', 'invitation.send failed mail-refused']);
    await until('the job is done', async () => (await waitingMails()).length === 0);
  });
});

it('[INV-39] retries a mail whose content is refused', async () => {
  const email = 'filtered@example.test';
  smtp.filtered.add(email);
  const { data } = await calls.send(testAccount.ownerUid, 'vic-admin', { email });
  await until('the mail has failed', async () => (await waitingMails()).some(({ failures }) => failures > 0));
  expect(await testAccount.auditOf(data!.id.slice(1))).toEqual(['invitation.send done']);
  smtp.filtered.delete(email);
  await until('the mail is there', async () => {
    await passTime();
    return smtp.mails.some(({ to }) => to.includes(email));
  });
});

describe('a request for a new invitation', () => {
  async function askedOf(senderUid: string, email: string) {
    const { data } = await calls.send(senderUid, 'vic-admin', { email });
    const inviteId = keyIn((await smtp.mailTo(email)).text);
    const id = data!.id.slice(1);
    await api.db.query('UPDATE app.invitations SET expires_at = now() WHERE id = $1', [id]);
    return { id, ask: () => api.call('askForInvitation', { body: { inviteId } }) };
  }

  it.each([
    ['removed', 'removed_at = now()'],
    ['suspended', 'suspended_at = now()'],
    ['an endpoint-user', 'role_id = 4'],
    ['of the role that was invited', 'role_id = 3'],
  ])('[GV-18, PLUS-1] reaches the owner of the account once the sender is %s', async (_how, change) => {
    const senderUid = await testAccount.member('workspace-admin');
    const { ask } = await askedOf(senderUid, `${senderUid}-guest@example.test`);
    await api.db.query(`UPDATE app.memberships SET ${change} WHERE user_uid = $1`, [senderUid]);
    await ask();
    const mail = await smtp.mailTo(`${testAccount.ownerUid}@example.test`);
    expect(mail.subject).toContain('asks for a new invitation');
    expect(smtp.mails.filter(({ to }) => to.includes(`${senderUid}@example.test`))).toEqual([]);
  });

  it('[GV-18, GC-5] reaches the account owner in a trial, where no other user may invite', async () => {
    const senderUid = await testAccount.member('workspace-admin');
    const { ask } = await askedOf(senderUid, `${senderUid}-guest@example.test`);
    const account_id = testAccount.accountId;
    await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [account_id]);
    await insertSubscription(api.db, { account_id, product_kind: 'trial' });
    await ask();
    const mail = await smtp.mailTo(`${testAccount.ownerUid}@example.test`);
    expect(mail.subject).toContain('asks for a new invitation');
    expect(smtp.mails.filter(({ to }) => to.includes(`${senderUid}@example.test`))).toEqual([]);
  });

  it('[GV-18] has a new id each day, and is not sent for an accepted invitation', async () => {
    const senderUid = await testAccount.member('workspace-admin');
    const { id, ask } = await askedOf(senderUid, `${senderUid}-guest@example.test`);
    await ask();
    const first = await smtp.mailTo(`${senderUid}@example.test`);
    const firstAt = Date.now();
    await api.db.query(
      `UPDATE app.invitations SET asked_again_at = asked_again_at - interval '25 hours' WHERE id = $1`,
      [id],
    );
    await until('the second has passed', () => Promise.resolve(Date.now() - firstAt > 1_100));
    await ask();
    expect((await smtp.mailTo(`${senderUid}@example.test`, 2)).messageId).not.toBe(first.messageId);
    await until('both are sent', async () => (await waitingMails()).length === 0);
    await api.db.query(
      `UPDATE app.invitations SET status = 'accepted', asked_again_at = NULL WHERE id = $1`,
      [id],
    );
    await ask();
    expect(await waitingMails()).toEqual([]);
  });

  it('[GV-18, PLUS-1] reaches the sender by mail, once a day, for a real link that is not open', async () => {
    const senderUid = await testAccount.member('workspace-admin');
    const { data } = await calls.send(senderUid, 'vic-admin', { email: 'late@example.test' });
    const inviteId = keyIn((await smtp.mailTo('late@example.test')).text);
    const ask = (key = inviteId) => api.call('askForInvitation', { body: { inviteId: key } });
    expect(await ask()).toMatchObject({ status: 200, data: null });
    await api.db.query(`UPDATE app.invitations SET expires_at = now() WHERE id = $1`, [data!.id.slice(1)]);
    for (let times = 0; times < 3; times += 1) expect(await ask()).toMatchObject({ status: 200, data: null });
    expect(await ask('no-such-key')).toMatchObject({ status: 200, data: null });
    const mail = await smtp.mailTo(`${senderUid}@example.test`);
    expect(mail.subject).toBe('late@example.test asks for a new invitation');
    await until('the jobs are done', async () => (await waitingMails()).length === 0);
    expect(smtp.mails.filter(({ to }) => to.includes(`${senderUid}@example.test`))).toHaveLength(1);
  });
});

describe('an access that changes', () => {
  it('[GV-20] mails the member a changed permission, and its end', async () => {
    const uid = await testAccount.member('vic-admin');
    const id = await rowIdOf(api, uid);
    await calls.change(testAccount.ownerUid, id, { roleName: 'workspace-admin' });
    const changed = await smtp.mailTo(`${uid}@example.test`);
    expect(changed.text).toContain('You now have the role “Workspace Admin”');
    await calls.revoke(testAccount.ownerUid, id);
    const removed = await smtp.mailTo(`${uid}@example.test`, 2);
    expect(removed.subject).toContain('was removed');
  });

  it('[PLUS-5] mails the member once each when suspended and resumed', async () => {
    const uid = await testAccount.member('vic-admin');
    const id = await rowIdOf(api, uid);
    const suspend = async (isSuspended: boolean) => {
      for (let times = 0; times < 2; times += 1)
        await calls.change(testAccount.ownerUid, id, { isSuspended });
    };
    await suspend(true);
    const rest = await smtp.mailTo(`${uid}@example.test`);
    expect(rest.subject).toContain('is suspended');
    await suspend(false);
    const back = await smtp.mailTo(`${uid}@example.test`, 2);
    expect(back.text).toContain('again, with the role “Admin of the intercom service”');
    await until('the jobs are done', async () => (await waitingMails()).length === 0);
    expect(smtp.mails.filter(({ to }) => to.includes(`${uid}@example.test`))).toHaveLength(2);
  });

  it('[PLUS-6] is not mailed to members who leave', async () => {
    const uid = await testAccount.member('vic-admin');
    await calls.leave(uid, testAccount.workspaceId);
    expect(await waitingMails()).toEqual([]);
  });
});

describe('an access that ends', () => {
  it('[PLUS-4] is warned of a week and a day before, each once, and again after another end date', async () => {
    const uid = await insertMember(api.db, {
      accountId: testAccount.accountId,
      workspaceId: testAccount.workspaceId,
      role: 'vic-admin',
      columns: { ends_at: hour(24 * 8) },
    });
    const address = `${uid}@example.test`;
    const endsAt = (date: Date) =>
      api.db.query('UPDATE app.memberships SET ends_at = $2 WHERE user_uid = $1', [uid, date]);
    const warn = async () => {
      for (let times = 0; times < 3; times += 1) await warnOfEnds(api.db);
      await until('the mails are out', async () => (await waitingMails()).length === 0);
      return smtp.mails.filter(({ to }) => to.includes(address)).length;
    };
    expect(await warn()).toBe(0);
    await endsAt(hour(24 * 6));
    expect(await warn()).toBe(1);
    await endsAt(hour(23));
    expect(await warn()).toBe(2);
    expect((await smtp.mailTo(address)).subject).toContain('ends soon');
    const { rows } = await api.db.query<{ id: string }>(
      'SELECT id FROM app.memberships WHERE user_uid = $1',
      [uid],
    );
    await calls.change(testAccount.ownerUid, `m${rows[0]?.id}`, { endsAt: hour(20).toISOString() });
    expect(await warn()).toBe(3);
  });
});
