import * as v from 'valibot';
import { accountAnswer } from './account-answer.ts';
import { applyCode, codeOperations } from './code-operations.ts';
import { idpOperations } from './idp-operations.ts';
import type { IdentityService } from '../identity-service.ts';
import { readBody, type Caller, type Operation } from './operation.ts';
import { changeAnswer, signInAnswer } from './token-answer.ts';
import { ToolkitError } from '../users/toolkit-error.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(4096)));
const clearable = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2048))));

const credentialsSchema = v.object({
  email: text,
  password: text,
  displayName: text,
  idToken: text,
});
const tokenSchema = v.object({ idToken: text });
const updateSchema = v.object({
  idToken: text,
  displayName: clearable,
  photoUrl: clearable,
  password: text,
  email: text,
  oobCode: v.optional(v.string()),
  deleteAttribute: v.optional(v.array(v.string())),
  deleteProvider: v.optional(v.array(v.string())),
});

export function clientOperations(identity: IdentityService): ReadonlyMap<string, Operation> {
  return new Map<string, Operation>([
    ['accounts:signUp', (body) => signUp(identity, body)],
    ['accounts:signInWithPassword', (body) => signIn(identity, body)],
    ['accounts:lookup', (body) => lookup(identity, body)],
    ['accounts:update', (body, caller) => update(identity, body, caller)],
    ['accounts:delete', (body) => remove(identity, body)],
    ...codeOperations(identity.codes),
    ...idpOperations(identity),
  ]);
}

async function signUp({ accounts, own }: IdentityService, body: unknown): Promise<object> {
  const input = readBody(credentialsSchema, body);
  if (input.idToken !== undefined) {
    return changeAnswer(await own.linkPassword(input.idToken, input.email, input.password));
  }
  if (input.email === undefined && input.password === undefined) {
    throw new ToolkitError('OPERATION_NOT_ALLOWED', 'Sign up with an e-mail address and a password.');
  }
  return signInAnswer('SignupNewUserResponse', await accounts.signUp(input));
}

async function signIn({ accounts }: IdentityService, body: unknown): Promise<object> {
  const { email, password } = readBody(credentialsSchema, body);
  return signInAnswer('VerifyPasswordResponse', await accounts.signInWithPassword(email, password));
}

async function lookup({ accounts }: IdentityService, body: unknown): Promise<object> {
  const { user } = await accounts.authenticate(readBody(tokenSchema, body).idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountAnswer(user)] };
}

async function update({ codes, own }: IdentityService, body: unknown, caller: Caller): Promise<object> {
  const input = readBody(updateSchema, body);
  if (input.oobCode !== undefined) return applyCode(codes, body, caller);
  const cleared = input.deleteAttribute ?? [];
  const changes = {
    displayName: cleared.includes('DISPLAY_NAME') ? null : input.displayName,
    photoUrl: cleared.includes('PHOTO_URL') ? null : input.photoUrl,
    password: input.password,
    email: input.email,
    deleteProvider: input.deleteProvider,
  };
  return changeAnswer(await own.change(input.idToken, changes, caller));
}

async function remove({ own }: IdentityService, body: unknown): Promise<object> {
  await own.delete(readBody(tokenSchema, body).idToken);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}
