import type { AccountService } from './account-service.ts';
import { checkEmail } from '../users/credential-rules.ts';
import { checkCustomAttributes } from '../users/custom-claims.ts';
import type { IdentityUser } from '../users/identity-user.ts';
import { ToolkitError } from '../users/toolkit-error.ts';
import type { UserDirectory } from '../users/user-directory.ts';

export interface AdminChanges {
  readonly email?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly password?: string | undefined;
  readonly displayName?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly disableUser?: boolean | undefined;
  readonly deleteAttribute?: readonly string[] | undefined;
  /** Sign-in methods to unlink: `google.com`, … */
  readonly deleteProvider?: readonly string[] | undefined;
  readonly customAttributes?: string | undefined;
  /** Unix seconds: revokes sessions that began up to then. */
  readonly validSince?: number | undefined;
}

export class AdminService {
  readonly #users: UserDirectory;
  readonly #accounts: AccountService;

  constructor(users: UserDirectory, accounts: AccountService) {
    this.#users = users;
    this.#accounts = accounts;
  }

  /** Finds the users with one of these ids or e-mails; unknown ones are omitted. */
  find(uids: readonly string[], emails: readonly string[]): IdentityUser[] {
    const found = [
      ...uids.map((uid) => this.#users.byUid(uid)),
      ...emails.map((email) => this.#users.byEmail(email)),
    ];
    return [...new Set(found.filter((user) => user !== undefined))];
  }

  /** Changes a user; refuses claims that are too large or reserved, and a taken e-mail. */
  async change(uid: string, changes: AdminChanges): Promise<IdentityUser> {
    const email = changes.email === undefined ? undefined : checkEmail(changes.email);
    if (changes.customAttributes !== undefined && changes.customAttributes !== '') {
      checkCustomAttributes(changes.customAttributes);
    }
    if (!this.#users.byUid(uid)) throw new ToolkitError('USER_NOT_FOUND');
    if (changes.password !== undefined) await this.#accounts.changePassword(uid, changes.password);
    return this.#users.change(uid, (user) => applyChanges(user, { ...changes, email }));
  }

  async remove(uid: string): Promise<void> {
    await this.#users.remove(uid);
  }

  /** Lists up to `limit` users after the given id, oldest first, and the next id. */
  page(
    limit: number,
    afterUid: string | undefined,
  ): { users: IdentityUser[]; nextPageToken: string | undefined } {
    const all = this.#users.list();
    const start = afterUid === undefined ? 0 : all.findIndex((user) => user.uid === afterUid) + 1;
    const users = all.slice(start, start + limit);
    const more = start + limit < all.length;
    return { users, nextPageToken: more ? users.at(-1)?.uid : undefined };
  }
}

function applyChanges(user: IdentityUser, changes: AdminChanges): IdentityUser {
  const deleted = changes.deleteAttribute ?? [];
  const email = changes.email ?? user.email;
  const emailVerified = changes.emailVerified ?? (email === user.email && user.emailVerified);
  const validSince = changes.validSince ?? user.validSince;
  return {
    ...user,
    email,
    emailVerified,
    validSince,
    displayName: deleted.includes('DISPLAY_NAME') ? '' : (changes.displayName ?? user.displayName),
    photoUrl: deleted.includes('PHOTO_URL') ? '' : (changes.photoUrl ?? user.photoUrl),
    disabled: changes.disableUser ?? user.disabled,
    providers: user.providers.filter(({ providerId }) => !changes.deleteProvider?.includes(providerId)),
    customAttributes: changes.customAttributes ?? user.customAttributes,
    sessions: user.sessions.filter((session) => !isRevoked(session.signedInAt, changes.validSince)),
  };
}

/** Returns whether a sign-in is revoked. The Admin SDK sends whole seconds, so one earlier in the same second is revoked too. */
function isRevoked(signedInAt: number, validSince: number | undefined): boolean {
  return validSince !== undefined && Math.floor(signedInAt / 1000) <= validSince;
}
