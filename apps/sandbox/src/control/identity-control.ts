import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { RefusedRequest } from '../http/json-error.ts';
import type { ActionCode } from '../identity/action-code.ts';
import { recipientOf } from '../identity/action-mail.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import type { IdpAccount } from '../identity/idp-account.ts';
import { ToolkitError } from '../identity/toolkit-error.ts';

/** What is asked of POST /control/identity/users. */
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

/** Adds users that do not exist yet; who has the id already stays as they are, so that it may be asked again. */
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

/** What is asked of POST /control/identity/idp-accounts. */
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

/** Adds accounts at the providers, or sets those that exist. */
export async function putIdpAccounts(
  { idpAccounts }: IdentityService,
  accounts: v.InferOutput<typeof idpAccountsSchema>['accounts'],
): Promise<IdpAccount[]> {
  const put: IdpAccount[] = [];
  // One after the other: two of one address are one account.
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

/** The codes that went to an address, or that its account is waiting for; newest first. */
export function codesOf({ actionCodes, users }: IdentityService, email: string): ActionCode[] {
  const uid = users.byEmail(email)?.uid;
  return actionCodes.list().filter((code) => code.uid === uid || recipientOf(code) === email);
}

/**
 * Moves all sign-ins of a user back in time: what asks for a recent one refuses them, also by tokens issued before.
 * Ends when the second is over, so that whoever signs in afterwards has signed in recently.
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
