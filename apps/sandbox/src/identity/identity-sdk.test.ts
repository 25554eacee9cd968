import { randomUUID } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  type User,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityClients, type IdentityClients } from '../testing/identity-clients.ts';
import { startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
let clients: IdentityClients;
beforeAll(async () => {
  sandbox = await startSandbox();
  clients = identityClients(sandbox.url);
});
afterAll(async () => {
  await clients.close();
  await sandbox.dispose();
});

const PASSWORD = 'Partyline-demo-1';
const newEmail = (): string => `${randomUUID()}@demo.test`;

async function signUp(email = newEmail()): Promise<User> {
  return (await createUserWithEmailAndPassword(clients.web, email, PASSWORD)).user;
}

describe('the unmodified web SDK', () => {
  it('signs up with an e-mail address in any letter case, not verified yet', async () => {
    const email = newEmail();
    const user = await signUp(email.toUpperCase());
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false });
    expect(user.providerData).toMatchObject([{ providerId: 'password', email }]);
  });

  it('signs in and gets a token that the published keys verify', async () => {
    const { email } = await signUp();
    const { user } = await signInWithEmailAndPassword(clients.web, String(email), PASSWORD);
    const { payload, protectedHeader } = await jwtVerify(
      await user.getIdToken(),
      createRemoteJWKSet(new URL(`${sandbox.url}/identity/jwks`)),
      { issuer: `${sandbox.url}/identity`, audience: 'demo-partyline', algorithms: ['RS256'] },
    );
    expect(protectedHeader.kid).toBeTypeOf('string');
    expect(payload).toMatchObject({
      sub: user.uid,
      user_id: user.uid,
      email,
      email_verified: false,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    });
    expect(payload.exp! - payload.iat!).toBe(3600);
    // Whole seconds: sign-in and token may fall into neighbouring ones.
    expect([0, 1]).toContain(payload.iat! - Number(payload['auth_time']));
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await signUp();
    const wrong = signInWithEmailAndPassword(clients.web, String(email), 'another password');
    await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    const unknown = signInWithEmailAndPassword(clients.web, newEmail(), PASSWORD);
    await expect(unknown).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });

  it('refuses to sign up twice, with a weak password, or with no address at all', async () => {
    const { email } = await signUp();
    await expect(signUp(String(email).toUpperCase())).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    for (const password of ['12345', 'x'.repeat(101)]) {
      const weak = createUserWithEmailAndPassword(clients.web, newEmail(), password);
      await expect(weak).rejects.toMatchObject({ code: 'auth/weak-password' });
    }
    await expect(signUp('invalid')).rejects.toMatchObject({ code: 'auth/invalid-email' });
  });

  it('accepts passwords of 6 and of 100 characters, of any alphabet', async () => {
    for (const password of ['123456', 'p'.repeat(100), 'пароль', ' 12345 ']) {
      const email = newEmail();
      await createUserWithEmailAndPassword(clients.web, email, password);
      await expect(signInWithEmailAndPassword(clients.web, email, password)).resolves.toBeDefined();
    }
  });

  it('changes name and picture, and the next token carries them', async () => {
    const user = await signUp();
    await updateProfile(user, { displayName: 'Ann Ó', photoURL: 'https://pictures.test/ann.png' });
    expect(user).toMatchObject({ displayName: 'Ann Ó', photoURL: 'https://pictures.test/ann.png' });
    const { claims } = await user.getIdTokenResult();
    expect(claims).toMatchObject({ name: 'Ann Ó', picture: 'https://pictures.test/ann.png' });
    await updateProfile(user, { displayName: '', photoURL: null });
    expect(user).toMatchObject({ displayName: null, photoURL: null });
  });

  it('changes the password, which signs out everywhere else', async () => {
    const user = await signUp();
    const elsewhere = identityClients(sandbox.url);
    const other = await signInWithEmailAndPassword(elsewhere.web, String(user.email), PASSWORD);
    await updatePassword(user, 'a new password');
    await expect(user.getIdToken(true)).resolves.toBeTypeOf('string');
    await expect(other.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    const old = signInWithEmailAndPassword(elsewhere.web, String(user.email), PASSWORD);
    await expect(old).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await expect(
      signInWithEmailAndPassword(elsewhere.web, String(user.email), 'a new password'),
    ).resolves.toBeDefined();
    await elsewhere.close();
  });

  it('keeps the sign-in time on a token refresh, and moves it on a new sign-in', async () => {
    const user = await signUp();
    const first = await user.getIdTokenResult();
    const second = await user.getIdTokenResult(true);
    expect(second.authTime).toBe(first.authTime);
    const again = EmailAuthProvider.credential(String(user.email), PASSWORD);
    await reauthenticateWithCredential(user, again);
    const third = await user.getIdTokenResult();
    expect(Date.parse(third.authTime)).toBeGreaterThanOrEqual(Date.parse(first.authTime));
  });

  it('deletes its own account, whose tokens end with it', async () => {
    const user = await signUp();
    const elsewhere = identityClients(sandbox.url);
    const other = await signInWithEmailAndPassword(elsewhere.web, String(user.email), PASSWORD);
    await user.delete();
    await expect(other.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(other.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await elsewhere.close();
  });

  it('gets a clear error for unsupported operations', async () => {
    const user = await signUp();
    const refused = { code: 'auth/operation-not-allowed' };
    await expect(updateEmail(user, newEmail())).rejects.toMatchObject(refused);
    await signOut(clients.web);
    await expect(signInAnonymously(clients.web)).rejects.toMatchObject(refused);
  });
});

describe('the unmodified admin SDK', () => {
  it('sets claims for the next token, never over the token’s own', async () => {
    const user = await signUp();
    const claims = {
      role: 'account-owner',
      accountId: 7,
      access: { account: { permissions: 'a1' } },
      email: 'x@y.z',
    };
    await clients.admin.setCustomUserClaims(user.uid, claims);
    const before = await user.getIdTokenResult();
    expect(before.claims).not.toHaveProperty('role');
    const after = await user.getIdTokenResult(true);
    expect(after.claims).toMatchObject({ ...claims, email: user.email, user_id: user.uid });
    await clients.admin.setCustomUserClaims(user.uid, null);
    expect((await user.getIdTokenResult(true)).claims).not.toHaveProperty('role');
  });

  it('makes, finds, changes, lists and deletes users', async () => {
    const uid = `demo-${randomUUID()}`;
    const email = newEmail();
    await clients.admin.createUser({
      uid,
      email,
      password: PASSWORD,
      emailVerified: true,
      displayName: 'Bo',
    });
    await expect(clients.admin.createUser({ uid })).rejects.toMatchObject({
      code: 'auth/uid-already-exists',
    });
    await expect(clients.admin.createUser({ email })).rejects.toMatchObject({
      code: 'auth/email-already-exists',
    });
    const { user } = await signInWithEmailAndPassword(clients.web, email, PASSWORD);
    expect(user).toMatchObject({ uid, emailVerified: true, displayName: 'Bo' });

    await clients.admin.updateUser(uid, {
      displayName: null,
      photoURL: 'https://p.test/x.png',
      disabled: true,
    });
    const found = await clients.admin.getUserByEmail(email.toUpperCase());
    expect(found).toMatchObject({ uid, disabled: true, photoURL: 'https://p.test/x.png' });
    expect(found.displayName).toBeUndefined();
    const { users, notFound } = await clients.admin.getUsers([{ uid }, { email: newEmail() }]);
    expect([users.length, notFound.length]).toEqual([1, 1]);

    await clients.admin.deleteUser(uid);
    await expect(clients.admin.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect(clients.admin.deleteUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect(clients.admin.updateUser(uid, {})).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('lists users page by page, oldest first', async () => {
    for (let index = 0; index < 3; index += 1) await clients.admin.createUser({ email: newEmail() });
    const uids: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await clients.admin.listUsers(2, pageToken);
      uids.push(...page.users.map((user) => user.uid));
      pageToken = page.pageToken;
    } while (pageToken !== undefined);
    const listed = await clients.admin.listUsers();
    expect(uids).toEqual(listed.users.map((user) => user.uid));
    expect(uids.length).toBeGreaterThanOrEqual(3);
    const { successCount } = await clients.admin.deleteUsers(uids.slice(-2));
    expect(successCount).toBe(2);
  });

  it('revokes sessions, even those begun in the same second', async () => {
    const user = await signUp();
    await clients.admin.revokeRefreshTokens(user.uid);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(
      signInWithEmailAndPassword(clients.web, String(user.email), PASSWORD),
    ).resolves.toBeDefined();
  });

  it('disables a user: no sign-in, no refresh, and no call with an unexpired token', async () => {
    const user = await signUp();
    await clients.admin.updateUser(user.uid, { disabled: true });
    const disabled = { code: 'auth/user-disabled' };
    await expect(user.reload()).rejects.toMatchObject(disabled);
    const signIn = signInWithEmailAndPassword(clients.web, String(user.email), PASSWORD);
    await expect(signIn).rejects.toMatchObject(disabled);
    await expect(user.getIdToken(true)).rejects.toMatchObject(disabled);
    const wrong = signInWithEmailAndPassword(clients.web, String(user.email), 'wrong password');
    await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });
});

describe('stored data', () => {
  it('survives a restart: users, claims, sessions and the signing key', async () => {
    const first = await startSandbox();
    const before = identityClients(first.url);
    const { user } = await createUserWithEmailAndPassword(before.web, newEmail(), PASSWORD);
    await before.admin.setCustomUserClaims(user.uid, { role: 'trial' });
    const keys = await first.call('GET', '/identity/jwks');
    const { refreshToken } = user;
    await before.close();
    await first.stop();

    const second = await startSandbox({ dataDir: first.dataDir });
    expect((await second.call('GET', '/identity/jwks')).body).toEqual(keys.body);
    const refreshed = await second.call<{ id_token: string }>(
      'POST',
      '/securetoken.googleapis.com/v1/token',
      {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      },
    );
    expect(refreshed.status).toBe(200);
    const claims: unknown = JSON.parse(
      Buffer.from(refreshed.body.id_token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({ role: 'trial', iss: `${second.url}/identity` });
    await second.dispose();
  });
});
