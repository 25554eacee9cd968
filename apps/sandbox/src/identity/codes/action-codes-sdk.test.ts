import { randomUUID } from 'node:crypto';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { identityClients, type IdentityClients } from '../../testing/identity-clients.ts';
import { PORTAL_ORIGIN, startSandbox, type RunningSandbox } from '../../testing/running-sandbox.ts';

const PASSWORD = 'Partyline-demo-1';
const NEW_PASSWORD = 'Partyline-demo-2';
const V1 = '/identitytoolkit.googleapis.com/v1';
const INVALID = { code: 'auth/invalid-action-code' };
const EXPIRED = { code: 'auth/expired-action-code' };

interface LastMail {
  readonly mail: { readonly subject: string; readonly text: string; readonly html: string };
  readonly link: string;
  readonly parameters: Readonly<Record<string, string>>;
}

let sandbox: RunningSandbox;
let clients: IdentityClients;
beforeAll(async () => {
  sandbox = await startSandbox({ portalOrigins: [PORTAL_ORIGIN, 'http://localhost:4300'] });
  clients = identityClients(sandbox.url);
});
afterEach(async () => {
  await sandbox.call('DELETE', '/control/identity/settings');
});
afterAll(async () => {
  await clients.close();
  await sandbox.dispose();
});

const newEmail = (): string => `${randomUUID()}@demo.test`;

async function signUp(email = newEmail()): Promise<User & { readonly email: string }> {
  const { user } = await createUserWithEmailAndPassword(clients.web, email, PASSWORD);
  return Object.assign(user, { email });
}

async function lastMail(to: string): Promise<LastMail> {
  return (await sandbox.call<LastMail>('GET', `/control/mails/last?to=${to}`)).body;
}

async function lastCode(to: string): Promise<string> {
  return (await lastMail(to)).parameters['oobCode'] ?? '';
}

const countMails = async (to: string): Promise<number> =>
  (await sandbox.call<{ mails: object[] }>('GET', `/control/mails?to=${to}`)).body.mails.length;
const set = (settings: object): Promise<{ status: number }> =>
  sandbox.call('PUT', '/control/identity/settings', settings);

describe('verifying an address', () => {
  it('sends a link to the portal’s action page, which verifies once', async () => {
    const user = await signUp();
    clients.web.languageCode = 'de';
    await sendEmailVerification(user, { url: `${PORTAL_ORIGIN}/confirm-email?email=a%2Bb` });
    clients.web.languageCode = null;
    const { link, parameters, mail } = await lastMail(user.email);
    expect(link.startsWith(`${PORTAL_ORIGIN}/useraction?mode=verifyEmail&oobCode=`)).toBe(true);
    expect(parameters).toMatchObject({
      apiKey: 'any',
      continueUrl: `${PORTAL_ORIGIN}/confirm-email?email=a%2Bb`,
      lang: 'de',
    });
    expect(mail.html).toContain('&amp;oobCode=');
    const code = parameters['oobCode'] ?? '';
    await expect(checkActionCode(clients.web, code)).resolves.toMatchObject({
      operation: 'VERIFY_EMAIL',
      data: { email: user.email },
    });
    await applyActionCode(clients.web, code);
    expect(user.emailVerified).toBe(false);
    await user.reload();
    expect(user.emailVerified).toBe(true);
    expect((await user.getIdTokenResult(true)).claims['email_verified']).toBe(true);
    await expect(applyActionCode(clients.web, code)).rejects.toMatchObject(INVALID);
    await expect(checkActionCode(clients.web, code)).rejects.toMatchObject(INVALID);
  });

  it('ends an older code when a newer one is sent', async () => {
    const user = await signUp();
    await sendEmailVerification(user);
    const older = await lastCode(user.email);
    await sendEmailVerification(user);
    const newer = await lastCode(user.email);
    await expect(applyActionCode(clients.web, older)).rejects.toMatchObject(INVALID);
    await expect(applyActionCode(clients.web, newer)).resolves.toBeUndefined();
  });

  it('links to the continue URL’s origin, and refuses origins other than the portal’s', async () => {
    const user = await signUp();
    await sendEmailVerification(user, { url: 'http://localhost:4300/dashboard' });
    expect((await lastMail(user.email)).link.startsWith('http://localhost:4300/useraction?')).toBe(true);
    const elsewhere = sendEmailVerification(user, { url: 'https://evil.test/' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'auth/unauthorized-continue-uri' });
    const nonsense = sendEmailVerification(user, { url: 'nonsense' });
    await expect(nonsense).rejects.toMatchObject({ code: 'auth/invalid-continue-uri' });
  });

  it('expires, by its lifetime and by hand', async () => {
    const user = await signUp();
    await set({ codeSeconds: { VERIFY_EMAIL: 0 } });
    await sendEmailVerification(user);
    const atOnce = await lastCode(user.email);
    await expect(applyActionCode(clients.web, atOnce)).rejects.toMatchObject(EXPIRED);
    await set({ codeSeconds: { VERIFY_EMAIL: 60 } });
    await sendEmailVerification(user);
    const later = await lastCode(user.email);
    const expired = await sandbox.call('POST', '/control/identity/codes/expire', { email: user.email });
    expect(expired.body).toEqual({ expired: 1 });
    await expect(applyActionCode(clients.web, later)).rejects.toMatchObject(EXPIRED);
  });

  it('does not send more mails to one address than the limit', async () => {
    await set({ mailsPerAddress: 2 });
    const user = await signUp();
    await sendEmailVerification(user);
    await sendEmailVerification(user);
    await expect(sendEmailVerification(user)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    expect(await countMails(user.email)).toBe(2);
  });
});

describe('resetting a password', () => {
  it('sets the new one once, ends all sessions and verifies the address', async () => {
    const user = await signUp();
    await sendPasswordResetEmail(clients.web, user.email.toUpperCase());
    const { parameters } = await lastMail(user.email);
    expect(parameters).toMatchObject({ mode: 'resetPassword', lang: 'en' });
    const code = parameters['oobCode'] ?? '';
    await expect(verifyPasswordResetCode(clients.web, code)).resolves.toBe(user.email);
    const weak = confirmPasswordReset(clients.web, code, '12345');
    await expect(weak).rejects.toMatchObject({ code: 'auth/weak-password' });
    await confirmPasswordReset(clients.web, code, NEW_PASSWORD);
    const again = confirmPasswordReset(clients.web, code, PASSWORD);
    await expect(again).rejects.toMatchObject(INVALID);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    const old = signInWithEmailAndPassword(clients.web, user.email, PASSWORD);
    await expect(old).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    const now = await signInWithEmailAndPassword(clients.web, user.email, NEW_PASSWORD);
    expect(now.user.emailVerified).toBe(true);
  });

  it('lets one of many win who use a code at the same moment', async () => {
    const user = await signUp();
    await sendPasswordResetEmail(clients.web, user.email);
    const oobCode = await lastCode(user.email);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        sandbox.call<{ error?: { message: string } }>('POST', `${V1}/accounts:resetPassword`, {
          oobCode,
          newPassword: `Partyline-${number}`,
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = tries.flatMap(({ body }) => (body.error ? [body.error.message] : []));
    expect(new Set(refusals)).toEqual(new Set(['INVALID_OOB_CODE']));
    const winner = tries.findIndex(({ status }) => status === 200);
    const signIn = signInWithEmailAndPassword(clients.web, user.email, `Partyline-${winner}`);
    await expect(signIn).resolves.toBeDefined();
  });

  it('answers for an unknown address as for a known one, and sends nothing', async () => {
    const unknown = newEmail();
    await expect(sendPasswordResetEmail(clients.web, unknown)).resolves.toBeUndefined();
    expect(await countMails(unknown)).toBe(0);
    await set({ emailEnumerationProtection: false });
    const sent = sendPasswordResetEmail(clients.web, unknown);
    await expect(sent).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('is void once the password was changed in another way', async () => {
    const user = await signUp();
    await sendPasswordResetEmail(clients.web, user.email);
    const code = await lastCode(user.email);
    await updatePassword(user, NEW_PASSWORD);
    const late = confirmPasswordReset(clients.web, code, PASSWORD);
    await expect(late).rejects.toMatchObject(INVALID);
  });

  it('is void when the account was deleted, even if its address and id exist again', async () => {
    const user = await signUp();
    await sendPasswordResetEmail(clients.web, user.email);
    const code = await lastCode(user.email);
    await clients.admin.deleteUser(user.uid);
    await expect(verifyPasswordResetCode(clients.web, code)).rejects.toMatchObject(INVALID);
    await clients.admin.createUser({ uid: user.uid, email: user.email, password: PASSWORD });
    await expect(verifyPasswordResetCode(clients.web, code)).rejects.toMatchObject(INVALID);
  });

  it('unlocks an account that wrong passwords have locked', async () => {
    await set({ wrongPasswords: 3 });
    const user = await signUp();
    const signIn = (password: string): Promise<unknown> =>
      signInWithEmailAndPassword(clients.web, user.email, password);
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(signIn('wrong password')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    }
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    await sendPasswordResetEmail(clients.web, user.email);
    await confirmPasswordReset(clients.web, await lastCode(user.email), NEW_PASSWORD);
    await expect(signIn(NEW_PASSWORD)).resolves.toBeDefined();
  });
});

describe('changing and restoring an address', () => {
  it('changes it by the link in the new mailbox, and mails a recovery link to the old one', async () => {
    const user = await signUp();
    const next = newEmail();
    await verifyBeforeUpdateEmail(user, next);
    const { parameters } = await lastMail(next);
    expect(parameters['mode']).toBe('verifyAndChangeEmail');
    const change = parameters['oobCode'] ?? '';
    await expect(checkActionCode(clients.web, change)).resolves.toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: next, previousEmail: user.email },
    });
    await applyActionCode(clients.web, change);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    const { user: changed } = await signInWithEmailAndPassword(clients.web, next, PASSWORD);
    expect(changed).toMatchObject({ uid: user.uid, email: next, emailVerified: true });

    const back = await lastMail(user.email);
    expect(back.parameters['mode']).toBe('recoverEmail');
    const recover = back.parameters['oobCode'] ?? '';
    await expect(checkActionCode(clients.web, recover)).resolves.toMatchObject({
      operation: 'RECOVER_EMAIL',
      data: { email: user.email, previousEmail: next },
    });
    await applyActionCode(clients.web, recover);
    await expect(applyActionCode(clients.web, recover)).rejects.toMatchObject(INVALID);
    const oldAddress = signInWithEmailAndPassword(clients.web, next, PASSWORD);
    await expect(oldAddress).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await expect(signInWithEmailAndPassword(clients.web, user.email, PASSWORD)).resolves.toBeDefined();
  });

  it('keeps the first owner’s recovery link when the address is changed twice, and ends the second’s', async () => {
    const user = await signUp();
    const first = user.email;
    const second = newEmail();
    const third = newEmail();
    await verifyBeforeUpdateEmail(user, second);
    await applyActionCode(clients.web, await lastCode(second));
    const again = await signInWithEmailAndPassword(clients.web, second, PASSWORD);
    await verifyBeforeUpdateEmail(again.user, third);
    await applyActionCode(clients.web, await lastCode(third));
    const secondBack = await lastCode(second);
    await applyActionCode(clients.web, await lastCode(first));
    await expect(applyActionCode(clients.web, secondBack)).rejects.toMatchObject(INVALID);
    await expect(signInWithEmailAndPassword(clients.web, first, PASSWORD)).resolves.toBeDefined();
  });

  it('does not reveal whether the new address is taken, and refuses one taken in the meantime', async () => {
    const owner = await signUp();
    const user = await signUp();
    const before = await countMails(owner.email);
    await expect(verifyBeforeUpdateEmail(user, owner.email)).resolves.toBeUndefined();
    expect(await countMails(owner.email)).toBe(before);
    const next = newEmail();
    await verifyBeforeUpdateEmail(user, next);
    const code = await lastCode(next);
    await clients.admin.createUser({ email: next });
    const late = applyActionCode(clients.web, code);
    await expect(late).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  });

  it('changes it at once where the settings allow, and still mails the old address', async () => {
    await set({ emailEnumerationProtection: false });
    const user = await signUp();
    const old = user.email;
    const next = newEmail();
    await updateEmail(user, next);
    expect((await lastMail(old)).parameters['mode']).toBe('recoverEmail');
    await user.reload();
    expect(user).toMatchObject({ email: next, emailVerified: false });
  });
});

describe('what needs a recent sign-in', () => {
  it('is refused when the sign-in is too old, and works after a new one', async () => {
    const user = await signUp();
    expect((await sandbox.call('POST', `/control/identity/users/${user.uid}/age`, {})).status).toBe(200);
    const old = { code: 'auth/requires-recent-login' };
    await expect(updatePassword(user, NEW_PASSWORD)).rejects.toMatchObject(old);
    await expect(verifyBeforeUpdateEmail(user, newEmail())).rejects.toMatchObject(old);
    await expect(user.delete()).rejects.toMatchObject(old);
    const { authTime, issuedAtTime } = await user.getIdTokenResult(true);
    expect(Date.parse(issuedAtTime) - Date.parse(authTime)).toBeGreaterThanOrEqual(3_600_000);
    const again = await signInWithEmailAndPassword(clients.web, user.email, PASSWORD);
    await expect(updatePassword(again.user, NEW_PASSWORD)).resolves.toBeUndefined();
    const unknown = await sandbox.call('POST', '/control/identity/users/unknown/age', {});
    expect(unknown.status).toBe(404);
  });

  it('uses the maximum age of the settings', async () => {
    await set({ recentSignInSeconds: 0 });
    const user = await signUp();
    const late = async (): Promise<unknown> =>
      updatePassword(user, NEW_PASSWORD).then(
        () => 'changed',
        (error: unknown) => error,
      );
    await expect.poll(late).toMatchObject({ code: 'auth/requires-recent-login' });
  });
});

describe('the admin SDK', () => {
  it('makes links for every mode without sending a mail', async () => {
    const user = await signUp();
    const settings = { url: `${PORTAL_ORIGIN}/dashboard` };
    const verify = new URL(await clients.admin.generateEmailVerificationLink(user.email, settings));
    expect(verify.pathname).toBe('/useraction');
    expect(verify.searchParams.get('mode')).toBe('verifyEmail');
    await applyActionCode(clients.web, verify.searchParams.get('oobCode') ?? '');
    const reset = new URL(await clients.admin.generatePasswordResetLink(user.email));
    const resetCode = reset.searchParams.get('oobCode') ?? '';
    await expect(verifyPasswordResetCode(clients.web, resetCode)).resolves.toBe(user.email);
    const next = newEmail();
    const change = new URL(await clients.admin.generateVerifyAndChangeEmailLink(user.email, next));
    await applyActionCode(clients.web, change.searchParams.get('oobCode') ?? '');
    expect((await clients.admin.getUser(user.uid)).email).toBe(next);
    expect(await countMails(next)).toBe(0);
    const unknown = clients.admin.generatePasswordResetLink(newEmail());
    await expect(unknown).rejects.toMatchObject({ code: 'auth/email-not-found' });
  });
});

describe('what the SDK asks of the project', () => {
  it('returns a password policy, and does not reveal who is registered', async () => {
    const { isValid } = await validatePassword(clients.web, '12345');
    expect(isValid).toBe(false);
    const user = await signUp();
    await expect(fetchSignInMethodsForEmail(clients.web, user.email)).resolves.toEqual([]);
    await set({ emailEnumerationProtection: false });
    await expect(fetchSignInMethodsForEmail(clients.web, user.email)).resolves.toEqual(['password']);
    const config = await sandbox.call('GET', '/identitytoolkit.googleapis.com/v1/projects?key=any');
    expect(config.body).toMatchObject({ authorizedDomains: ['localhost'] });
  });
});
