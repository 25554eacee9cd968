import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { profileOf } from './account-answer.ts';
import { checkEmail } from '../users/credential-rules.ts';
import { isIdp, type IdpAccount } from '../providers/idp-account.ts';
import { methodsOf, type IdpOutcome } from '../providers/idp-service.ts';
import type { IdentityService } from '../identity-service.ts';
import { readBody, type Operation } from './operation.ts';
import { signInAnswer } from './token-answer.ts';
import { ToolkitError } from '../users/toolkit-error.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(16384)));
const signInSchema = v.object({
  requestUri: text,
  postBody: text,
  sessionId: text,
  pendingToken: text,
  idToken: text,
  returnIdpCredential: v.optional(v.boolean()),
});
const authUriSchema = v.object({ identifier: text, continueUri: text, providerId: text });

export function idpOperations(identity: IdentityService): ReadonlyMap<string, Operation> {
  return new Map<string, Operation>([
    ['accounts:signInWithIdp', (body) => signInWithIdp(identity, body)],
    ['accounts:createAuthUri', (body) => createAuthUri(identity, body)],
  ]);
}

async function signInWithIdp(identity: IdentityService, body: unknown): Promise<object> {
  const input = readBody(signInSchema, body);
  const account = await readAssertion(identity, input);
  const credential = await credentialAnswer(identity, account);
  try {
    const outcome =
      input.idToken === undefined
        ? await identity.idps.signIn(account)
        : await identity.idps.link(input.idToken, account);
    return { ...credential, ...outcomeAnswer(outcome, account) };
  } catch (error) {
    // The SDK reads the credential from the refusal and can link it later.
    const isLinked = error instanceof ToolkitError && error.message === 'FEDERATED_USER_ID_ALREADY_LINKED';
    if (isLinked && input.returnIdpCredential === true) return { ...credential, errorMessage: error.message };
    throw error;
  }
}

/** Reads the provider account from the chooser's one-time code, an earlier credential, or an ID token. */
async function readAssertion(
  { idpTokens }: IdentityService,
  { requestUri, postBody, sessionId, pendingToken }: v.InferOutput<typeof signInSchema>,
): Promise<IdpAccount> {
  if (requestUri === undefined) throw new ToolkitError('MISSING_REQUEST_URI');
  const fields = new URLSearchParams(postBody ?? queryOf(requestUri));
  const providerId = fields.get('providerId') ?? '';
  if (pendingToken !== undefined && pendingToken !== '') {
    return requireAccount(await idpTokens.readSigned(pendingToken));
  }
  if (!isIdp(providerId)) throw new ToolkitError('OPERATION_NOT_ALLOWED', 'This provider is not enabled.');
  const code = fields.get('code');
  if (code !== null) {
    if (fields.get('state') !== (sessionId ?? '')) throw new ToolkitError('INVALID_IDP_RESPONSE');
    const account = idpTokens.redeem(code);
    return requireAccount(account?.providerId === providerId ? account : undefined);
  }
  const idToken = fields.get('id_token');
  if (idToken === null) throw new ToolkitError('INVALID_CREDENTIAL_OR_PROVIDER_ID');
  return requireAccount(await idpTokens.read(idToken, providerId));
}

function requireAccount(account: IdpAccount | undefined): IdpAccount {
  if (!account) throw new ToolkitError('INVALID_IDP_RESPONSE', 'The credential is malformed or has expired.');
  return { ...account, email: account.email === '' ? '' : checkEmail(account.email) };
}

function queryOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).search : '';
}

async function credentialAnswer({ idpTokens }: IdentityService, account: IdpAccount): Promise<object> {
  const idpToken = await idpTokens.issue(account);
  const { providerId, rawId, emailVerified, displayName } = account;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId: rawId,
    rawId,
    ...profileOf(account),
    emailVerified,
    ...(displayName === '' ? {} : { fullName: displayName }),
    oauthIdToken: idpToken,
    oauthAccessToken: `sandbox-${randomBytes(12).toString('base64url')}`,
    oauthExpireIn: 3600,
    pendingToken: idpToken,
    rawUserInfo: JSON.stringify({
      id: rawId,
      ...profileOf(account),
      name: displayName,
      verified_email: emailVerified,
    }),
  };
}

function outcomeAnswer(outcome: IdpOutcome, account: IdpAccount): object {
  if (outcome.kind === 'needsConfirmation') {
    return { needConfirmation: true, email: account.email, verifiedProvider: outcome.methods };
  }
  const { signIn, isNewUser } = outcome;
  const { email, emailVerified } = signIn.user;
  return {
    ...signInAnswer('VerifyAssertionResponse', signIn),
    ...(email === null ? {} : { email }),
    emailVerified,
    isNewUser,
  };
}

/** Returns the sign-in methods of an address, unless enumeration protection hides them. */
function createAuthUri({ users, settings }: IdentityService, body: unknown): Promise<object> {
  const { identifier, continueUri, providerId } = readBody(authUriSchema, body);
  if (continueUri === undefined || !URL.canParse(continueUri)) {
    throw new ToolkitError(continueUri === undefined ? 'MISSING_CONTINUE_URI' : 'INVALID_CONTINUE_URI');
  }
  if (providerId !== undefined) {
    throw new ToolkitError('OPERATION_NOT_ALLOWED', 'The SDK itself opens the account chooser.');
  }
  if (identifier === undefined || identifier === '') throw new ToolkitError('MISSING_IDENTIFIER');
  if (!/^[^@]+@[^@]+$/.test(identifier)) throw new ToolkitError('INVALID_IDENTIFIER');
  const user = users.byEmail(checkEmail(identifier));
  const answer = {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: randomBytes(12).toString('base64url'),
  };
  if (settings.current.emailEnumerationProtection) return Promise.resolve(answer);
  const methods = user ? methodsOf(user) : [];
  return Promise.resolve({
    ...answer,
    registered: user !== undefined,
    allProviders: methods,
    signinMethods: methods,
  });
}
