import type { Language } from '@partyline/display';
import { insertMember, insertUser } from '@partyline/rows/testing';
import { textsFor } from '@partyline/texts/by-language';
import { expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { accessCalls, rowIdOf } from '../../testing/accounts/invitations.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { startApi } from '../../testing/start-api.ts';
import { startTestSmtp } from '../../testing/outside/test-smtp.ts';

const HELLO = 'Guten Tag,';

const smtp = oncePerFile(startTestSmtp);
const api = oncePerFile(() =>
  startApi({ SMTP_URL: smtp.url, MAIL_FROM: 'Partyline <no-reply@partyline.test>' }),
);
const testAccount = oncePerTest(() => insertTestAccount(api));
const calls = accessCalls(api, testAccount);

const choose = (uid: string, language: Language) =>
  api.db.query('UPDATE app.users SET language = $2 WHERE uid = $1', [uid, language]);

async function mailOfInvitation(email: string) {
  await calls.send(testAccount.ownerUid, 'vic-admin', { email });
  return smtp.mailTo(email);
}

it('[PLUS-30] invites a stranger in the language of the sender, in text and HTML', async () => {
  expect((await mailOfInvitation('in-english@example.test')).text).toMatch(/^Hello,/);
  await choose(testAccount.ownerUid, 'de');
  const mail = await mailOfInvitation('auf-deutsch@example.test');
  expect(mail.text).toMatch(new RegExp(`^${HELLO}`));
  expect(mail.text).toContain(textsFor('de').roleNameText('vic-admin'));
  expect(mail.html).toContain('<html lang="de">');
  expect(mail.html).toContain(HELLO);
});

it("[PLUS-30] invites a known user in their language, not the sender's", async () => {
  await choose(testAccount.ownerUid, 'de');
  const uid = await insertUser(api.db);
  expect((await mailOfInvitation(`${uid}@example.test`)).text).toMatch(/^Hello,/);
  const german = await insertUser(api.db);
  await choose(german, 'de');
  await choose(testAccount.ownerUid, 'en');
  expect((await mailOfInvitation(`${german}@example.test`)).text).toMatch(new RegExp(`^${HELLO}`));
});

it('[PLUS-30] writes to a member about their access in their language', async () => {
  const { accountId, workspaceId } = testAccount;
  const uid = await insertMember(api.db, { accountId, workspaceId, role: 'vic-admin' });
  await choose(uid, 'de');
  await calls.revoke(testAccount.ownerUid, await rowIdOf(api, uid));
  const mail = await smtp.mailTo(`${uid}@example.test`);
  expect(mail.html).toContain('<html lang="de">');
});
