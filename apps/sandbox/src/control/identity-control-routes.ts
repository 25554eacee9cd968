import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readInput } from '../http/json-error.ts';
import { DEFAULT_IDENTITY_SETTINGS } from '../identity/codes/identity-settings.ts';
import { foldAddress } from '../identity/users/fold-address.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import {
  ageSignIns,
  codesOf,
  createUsers,
  putIdpAccounts,
  usersSchema,
  idpAccountsSchema,
} from './identity-control.ts';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366 * 24 * 60 * 60));
const limit = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const providerId = v.picklist(['google.com', 'microsoft.com']);

const lifetimeSchema = v.strictObject({ seconds: v.pipe(seconds, v.minValue(1), v.maxValue(3600)) });
const settingsSchema = v.strictObject({
  emailEnumerationProtection: v.exactOptional(v.boolean()),
  recentSignInSeconds: v.exactOptional(seconds),
  codeSeconds: v.exactOptional(
    v.strictObject({
      VERIFY_EMAIL: v.exactOptional(seconds),
      PASSWORD_RESET: v.exactOptional(seconds),
      VERIFY_AND_CHANGE_EMAIL: v.exactOptional(seconds),
      RECOVER_EMAIL: v.exactOptional(seconds),
    }),
  ),
  mailsPerAddress: v.exactOptional(limit),
  wrongPasswords: v.exactOptional(limit),
});
const emailSchema = v.strictObject({ email: v.pipe(v.string(), v.transform(foldAddress)) });
const ageSchema = v.strictObject({ seconds: v.optional(seconds, 3600) });
const failureSchema = v.strictObject({
  providerId,
  error: v.optional(v.pipe(v.string(), v.regex(/^auth\/[a-z-]{1,60}$/)), 'auth/user-cancelled'),
  times: v.optional(v.pipe(limit, v.minValue(1)), 1),
});

export function registerIdentityControl(
  scope: FastifyInstance,
  identity: IdentityService,
  now: () => number,
): void {
  registerPeople(scope, identity, now);
  registerSettings(scope, identity);
  scope.get('/identity/codes', (request) => ({
    codes: codesOf(identity, readInput(emailSchema, request.query).email),
  }));
  scope.post('/identity/codes/expire', async (request) => {
    const codes = codesOf(identity, readInput(emailSchema, request.body).email);
    await identity.actionCodes.expire(codes);
    return { expired: codes.length };
  });
  scope.get('/identity/idp-accounts', () => ({ accounts: identity.idpAccounts.all() }));
  scope.post('/identity/idp-accounts', async (request) => ({
    accounts: await putIdpAccounts(identity, readInput(idpAccountsSchema, request.body).accounts),
  }));
  scope.get('/identity/windows', () => ({ windows: identity.windows.list() }));
  scope.post('/identity/windows', (request) => {
    identity.windows.fail(readInput(failureSchema, request.body));
    return { ok: true };
  });
  scope.delete('/identity/windows', () => {
    identity.windows.clear();
    return { ok: true };
  });
}

function registerPeople(scope: FastifyInstance, identity: IdentityService, now: () => number): void {
  scope.post('/identity/users', (request) =>
    createUsers(identity, readInput(usersSchema, request.body).users),
  );
  scope.post<{ Params: { uid: string } }>('/identity/users/:uid/age', async (request) => {
    await ageSignIns(identity, request.params.uid, readInput(ageSchema, request.body).seconds, now);
    return { ok: true };
  });
}

function registerSettings(scope: FastifyInstance, identity: IdentityService): void {
  const { settings, tokens, accounts, codes } = identity;
  scope.get('/identity/settings', () => settings.current);
  scope.put('/identity/settings', (request) => {
    const { codeSeconds, ...changes } = readInput(settingsSchema, request.body);
    const before = settings.current;
    settings.current = { ...before, ...changes, codeSeconds: { ...before.codeSeconds, ...codeSeconds } };
    return settings.current;
  });
  scope.delete('/identity/settings', () => {
    settings.current = DEFAULT_IDENTITY_SETTINGS;
    accounts.wrongPasswords.clear();
    codes.limit.clear();
    return settings.current;
  });
  scope.put('/identity/token-lifetime', (request) => {
    tokens.lifetimeSeconds = readInput(lifetimeSchema, request.body).seconds;
    return { seconds: tokens.lifetimeSeconds };
  });
}
