import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { RefusedRequest } from '../http/json-error.ts';
import type { ActionCode } from '../identity/codes/action-code.ts';
import { recipientOf } from '../identity/codes/action-mail.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import type { IdpAccount } from '../identity/providers/idp-account.ts';
import { ToolkitError } from '../identity/users/toolkit-error.ts';

export const usersSchema = v.strictObject({
  users: v.pipe(
    v.array(
      v.strictObject({
        uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
        email: v.string(),
        password: v.string(),
        displayName: v.optional(v.string()),
        emailVerified: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(1000),
  ),
});
type NewUsers = v.InferOutput<typeof usersSchema>['users'];

/** Adds the users that do not exist yet; existing ids are left unchanged, so that a call can be repeated. */
export async function createUsers(
  identity: IdentityService,
  users: NewUsers,
): Promise<{ created: number; existing: number }> {
  const added = await Promise.all(users.map((user) => addUser(identity, user)));
  const created = added.filter(Boolean).length;
  return { created, existing: added.length - created };
}

async function addUser(identity: IdentityService, user: NewUsers[number]): Promise<boolean> {
  if (identity.users.byUid(user.uid)) return false;
  try {
    await identity.accounts.create(user);
    return true;
  } catch (error) {
    if (error instanceof ToolkitError)
      throw new RefusedRequest(400, 'invalid-user', `${user.uid}: ${error.message}`);
    throw error;
  }
}

export const idpAccountsSchema = v.strictObject({
  accounts: v.pipe(
    v.array(
      v.strictObject({
        providerId: v.picklist(['google.com', 'microsoft.com']),
        email: v.string(),
        rawId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
        displayName: v.optional(v.pipe(v.string(), v.maxLength(300))),
        photoUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
        emailVerified: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(1000),
  ),
});

/** Adds or replaces provider accounts. */
export async function putIdpAccounts(
  { idpAccounts }: IdentityService,
  accounts: v.InferOutput<typeof idpAccountsSchema>['accounts'],
): Promise<IdpAccount[]> {
  const put: IdpAccount[] = [];
  // In sequence: two entries with the same address are one account.
  for (const account of accounts) {
    try {
      put.push(await idpAccounts.put(account));
    } catch (error) {
      if (error instanceof ToolkitError)
        throw new RefusedRequest(400, 'invalid-account', `${account.email}: ${error.message}`);
      throw error;
    }
  }
  return put;
}

/** Lists the codes sent to the address or pending for its account, newest first. */
export function codesOf({ actionCodes, users }: IdentityService, email: string): ActionCode[] {
  const uid = users.byEmail(email)?.uid;
  return actionCodes.list().filter((code) => code.uid === uid || recipientOf(code) === email);
}

/**
 * Makes all sign-ins of a user too old for operations that need a recent one, including those with issued
 * tokens. Resolves in the next second, so that a later sign-in counts as recent.
 */
export async function ageSignIns(
  { users }: IdentityService,
  uid: string,
  seconds: number,
  now: () => number,
): Promise<void> {
  if (!users.byUid(uid)) throw new RefusedRequest(404, 'unknown-user', 'There is no such user.');
  const at = now();
  const second = Math.floor(at / 1000);
  await users.change(uid, (user) => ({
    ...user,
    validSince: user.validSince - seconds,
    signInsOldUntil: second,
    sessions: user.sessions.map((session) => ({
      ...session,
      signedInAt: session.signedInAt - seconds * 1000,
    })),
  }));
  await wait((second + 1) * 1000 - at);
}
