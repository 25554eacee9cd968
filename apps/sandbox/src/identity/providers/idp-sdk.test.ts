import { randomUUID } from 'node:crypto';
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
  sendEmailVerification,
  applyActionCode,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
  type AuthCredential,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityClients, type IdentityClients } from '../../testing/identity-clients.ts';
import { startSandbox, type RunningSandbox } from '../../testing/running-sandbox.ts';

const PASSWORD = 'Partyline-demo-1';
const IDP = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp';

interface Answer {
  readonly localId?: string;
  readonly isNewUser?: boolean;
  readonly oauthIdToken?: string;
  readonly error?: { readonly message: string };
}

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

const newEmail = (): string => `${randomUUID()}@demo.test`;
const claims = (email: string, more: object = {}): string =>
  JSON.stringify({ sub: `id-${email}`, email, name: 'Ann', ...more });
const google = (email: string, more?: object): AuthCredential =>
  GoogleAuthProvider.credential(claims(email, more));
const microsoft = (email: string, more?: object): AuthCredential =>
  new OAuthProvider('microsoft.com').credential({ idToken: claims(email, more) });
const signIn = (credential: AuthCredential) => signInWithCredential(clients.web, credential);

describe('signing in with a provider', () => {
  it('creates an account at the first sign-in; its token names the provider, which decides whether the address is verified', async () => {
    const email = newEmail();
    const first = await signIn(google(email));
    expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });
    expect(first.user).toMatchObject({ email, emailVerified: true, displayName: 'Ann' });
    const { claims, signInProvider } = await first.user.getIdTokenResult();
    expect(signInProvider).toBe('google.com');
    expect(claims['firebase']).toMatchObject({
      identities: { 'google.com': [`id-${email}`], email: [email] },
    });
    const second = await signIn(google(email.toUpperCase(), { sub: `id-${email}` }));
    expect(getAdditionalUserInfo(second)).toMatchObject({ isNewUser: false });
    expect(second.user.uid).toBe(first.user.uid);
    expect((await second.user.getIdTokenResult(true)).signInProvider).toBe('google.com');
    const other = await signIn(microsoft(newEmail()));
    expect(other.user.emailVerified).toBe(false);
  });

  it('links to a verified account of the same address when the provider verifies it, and keeps the password', async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(clients.web, email, PASSWORD);
    await sendEmailVerification(user);
    const { body } = await sandbox.call<{ parameters: { oobCode: string } }>(
      'GET',
      `/control/mails/last?to=${email}`,
    );
    await applyActionCode(clients.web, body.parameters.oobCode);
    const result = await signIn(google(email));
    expect(result.user.uid).toBe(user.uid);
    expect(result.user.providerData.map((entry) => entry.providerId)).toEqual(['password', 'google.com']);
    await expect(signInWithEmailAndPassword(clients.web, email, PASSWORD)).resolves.toBeDefined();
  });

  it('takes over an unverified account with the same address', async () => {
    const email = newEmail();
    const squatter = identityClients(sandbox.url);
    const { user } = await createUserWithEmailAndPassword(squatter.web, email, PASSWORD);
    const owner = await signIn(google(email));
    expect(owner.user).toMatchObject({ uid: user.uid, emailVerified: true });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    const late = signInWithEmailAndPassword(squatter.web, email, PASSWORD);
    await expect(late).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await squatter.close();
  });

  it('refuses an unverified address of another account, and allows linking it', async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(clients.web, email, PASSWORD);
    const refused = await signIn(microsoft(email)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'auth/account-exists-with-different-credential' });
    // The SDK rejects with its own error class.
    const pending = OAuthProvider.credentialFromError(
      refused as Parameters<typeof OAuthProvider.credentialFromError>[0],
    );
    await signInWithEmailAndPassword(clients.web, email, PASSWORD);
    const me = clients.web.currentUser;
    if (!me || !pending) throw new Error('not signed in, or no credential to link');
    await linkWithCredential(me, pending);
    expect((await signIn(microsoft(email))).user.uid).toBe(user.uid);
    expect(me.emailVerified).toBe(false);
    await unlink(me, 'microsoft.com');
    await expect(signIn(microsoft(email))).rejects.toMatchObject({
      code: 'auth/account-exists-with-different-credential',
    });
  });

  it('refuses an account linked to another user, and adds a missing password', async () => {
    const taken = newEmail();
    await signIn(google(taken));
    const email = newEmail();
    const { user } = await signIn(microsoft(email));
    const stolen = linkWithCredential(user, google(taken));
    await expect(stolen).rejects.toMatchObject({ code: 'auth/credential-already-in-use' });
    await linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD));
    const again = await signInWithEmailAndPassword(clients.web, email, PASSWORD);
    expect(again.user.uid).toBe(user.uid);
  });

  it('refuses a disabled account, old and new sign-ins alike', async () => {
    const email = newEmail();
    const { user } = await signIn(google(email));
    await clients.admin.updateUser(user.uid, { disabled: true });
    const disabled = { code: 'auth/user-disabled' };
    await expect(signIn(google(email))).rejects.toMatchObject(disabled);
    await expect(signIn(google(email, { sub: 'another' }))).rejects.toMatchObject(disabled);
  });
});

describe('bad answers of a provider', () => {
  const post = (fields: object): Promise<{ status: number; body: Answer }> =>
    sandbox.call('POST', IDP, { requestUri: 'http://localhost', ...fields });
  const bodyFor = (idToken: string, providerId = 'google.com'): string =>
    new URLSearchParams({ id_token: idToken, providerId }).toString();

  it.each([
    ['no provider', { postBody: 'id_token={}' }, 'OPERATION_NOT_ALLOWED'],
    ['an unknown provider', { postBody: bodyFor(claims('a@demo.test'), 'x.com') }, 'OPERATION_NOT_ALLOWED'],
    ['no user data', { postBody: bodyFor('{}') }, 'INVALID_IDP_RESPONSE'],
    ['an id that is no text', { postBody: bodyFor('{"sub":7}') }, 'INVALID_IDP_RESPONSE'],
    ['an address that is none', { postBody: bodyFor('{"sub":"s","email":"x"}') }, 'INVALID_EMAIL'],
    ['an unsigned token', { postBody: bodyFor('a.b.c') }, 'INVALID_IDP_RESPONSE'],
    ['no token', { postBody: 'providerId=google.com' }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
    ['a megabyte', { postBody: 'x'.repeat(1e6) }, 'INVALID_REQ_TYPE'],
    ['an earlier sign-in that was not', { pendingToken: 'x' }, 'INVALID_IDP_RESPONSE'],
    [
      'a code that was not given',
      { requestUri: 'http://h/?providerId=google.com&code=x&state=s', sessionId: 's' },
      'INVALID_IDP_RESPONSE',
    ],
  ])('are refused: %s', async (_what, fields, code) => {
    const { status, body } = await post(fields);
    expect([status, body.error?.message.split(' : ')[0]]).toEqual([400, code]);
  });

  it('refuses one provider’s token for the other', async () => {
    const { body } = await post({ postBody: bodyFor(claims(newEmail())) });
    const token = body.oauthIdToken ?? '';
    expect((await post({ postBody: bodyFor(token) })).status).toBe(200);
    const other = await post({ postBody: bodyFor(token, 'microsoft.com') });
    expect(other.body.error?.message).toMatch(/^INVALID_IDP_RESPONSE/);
  });

  it('creates one account for twenty concurrent sign-ins', async () => {
    const postBody = bodyFor(claims(newEmail()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ postBody })));
    expect(new Set(answers.map(({ body }) => body.localId)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isNewUser)).toHaveLength(1);
  });
});

describe('accounts at the providers', () => {
  it('are set by control, one for each address', async () => {
    const email = newEmail();
    const add = (accounts: object[]): Promise<{ status: number; body: { accounts: object[] } }> =>
      sandbox.call('POST', '/control/identity/idp-accounts', { accounts });
    const { body } = await add([
      { providerId: 'google.com', email: email.toUpperCase(), displayName: 'Ann' },
      { providerId: 'google.com', email, emailVerified: false },
      { providerId: 'microsoft.com', email },
    ]);
    expect(body.accounts[1]).toMatchObject({ email, displayName: 'Ann', emailVerified: false });
    const list = await sandbox.call<{ accounts: { email: string }[] }>(
      'GET',
      '/control/identity/idp-accounts',
    );
    expect(list.body.accounts.filter((account) => account.email === email)).toHaveLength(2);
    expect((await add([{ providerId: 'google.com', email: 'x' }])).status).toBe(400);
    expect((await add([{ providerId: 'x.com', email }])).status).toBe(400);
  });
});
