import * as v from 'valibot';
import { accountAnswer } from './account-answer.ts';
import type { AccountService } from '../accounts/account-service.ts';
import type { AdminService } from '../accounts/admin-service.ts';
import { makeCode } from './code-operations.ts';
import type { IdentityService } from '../identity-service.ts';
import { readBody, type Operation } from './operation.ts';
import { ToolkitError } from '../users/toolkit-error.ts';

const text = v.pipe(v.string(), v.maxLength(4096));
const uidSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const profile = {
  email: v.optional(text),
  password: v.optional(text),
  displayName: v.optional(text),
  photoUrl: v.optional(text),
  emailVerified: v.optional(v.boolean()),
};
const createSchema = v.object({
  ...profile,
  localId: v.optional(uidSchema),
  disabled: v.optional(v.boolean()),
});
const seconds = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]);
const changeSchema = v.object({
  ...profile,
  localId: uidSchema,
  disableUser: v.optional(v.boolean()),
  deleteAttribute: v.optional(v.array(v.string())),
  customAttributes: v.optional(v.string()),
  validSince: v.optional(v.pipe(seconds, v.safeInteger(), v.minValue(0))),
  phoneNumber: v.optional(v.unknown()),
  mfa: v.optional(v.unknown()),
  deleteProvider: v.optional(v.array(v.string())),
  linkProviderUserInfo: v.optional(v.unknown()),
});
const findSchema = v.object({
  localId: v.optional(v.array(v.string()), []),
  email: v.optional(v.array(v.string()), []),
});
const removeManySchema = v.object({ localIds: v.array(uidSchema), force: v.optional(v.boolean()) });
const pageSchema = v.object({
  maxResults: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '1000'),
  nextPageToken: v.optional(v.string()),
});

export function adminOperations({ accounts, admin, codes }: IdentityService): ReadonlyMap<string, Operation> {
  return new Map<string, Operation>([
    ['accounts', (body) => create(accounts, body)],
    ['accounts:lookup', (body) => find(admin, body)],
    ['accounts:update', (body) => change(admin, body)],
    ['accounts:delete', (body) => remove(admin, body)],
    ['accounts:batchDelete', (body) => removeMany(admin, body)],
    ['accounts:sendOobCode', (body, caller) => makeCode(codes, body, caller)],
    ['accounts:query', (body) => query(admin, body)],
  ]);
}

async function create(accounts: AccountService, body: unknown): Promise<object> {
  const { localId, ...fields } = readBody(createSchema, body);
  const user = await accounts.create({ ...fields, uid: localId });
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...accountAnswer(user) };
}

function find(admin: AdminService, body: unknown): Promise<object> {
  const { localId, email } = readBody(findSchema, body);
  const users = admin.find(localId, email);
  return Promise.resolve({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(users.length === 0 ? {} : { users: users.map(accountAnswer) }),
  });
}

async function change(admin: AdminService, body: unknown): Promise<object> {
  const { localId, phoneNumber, mfa, linkProviderUserInfo, ...changes } = readBody(changeSchema, body);
  if (phoneNumber !== undefined || mfa !== undefined || linkProviderUserInfo !== undefined) {
    throw new ToolkitError(
      'OPERATION_NOT_ALLOWED',
      'Phone, second factor and linked providers are not here.',
    );
  }
  const user = await admin.change(localId, changes);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...accountAnswer(user) };
}

async function remove(admin: AdminService, body: unknown): Promise<object> {
  await admin.remove(readBody(v.object({ localId: uidSchema }), body).localId);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

async function removeMany(admin: AdminService, body: unknown): Promise<object> {
  const { localIds } = readBody(removeManySchema, body);
  for (const user of admin.find(localIds, [])) await admin.remove(user.uid);
  return {};
}

function query(admin: AdminService, body: unknown): Promise<object> {
  const { limit } = readBody(
    v.object({ limit: v.optional(v.pipe(seconds, v.minValue(1), v.maxValue(500)), 500) }),
    body,
  );
  const { users } = admin.page(limit, undefined);
  return Promise.resolve({ recordsCount: String(users.length), userInfo: users.map(accountAnswer) });
}

/** Answers GET accounts:batchGet with a page of users. */
export function listUsers(admin: AdminService, parameters: unknown): Promise<object> {
  const { maxResults, nextPageToken } = readBody(pageSchema, parameters);
  const page = admin.page(maxResults, nextPageToken);
  return Promise.resolve({
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.users.map(accountAnswer),
    ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
  });
}
