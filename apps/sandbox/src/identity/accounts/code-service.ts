import { setTimeout as wait } from 'node:timers/promises';
import type { Mailbox } from '../../inbox/mailbox.ts';
import type { AccountService } from './account-service.ts';
import type { ActionCode, CodeType } from '../codes/action-code.ts';
import type { ActionCodes } from '../codes/action-codes.ts';
import { actionLinks, type LinkOptions } from '../codes/action-link.ts';
import { actionMail, recipientOf, SENDER } from '../codes/action-mail.ts';
import { AttemptLimit } from './attempt-limit.ts';
import { checkEmail, checkNewEmail, checkPassword } from '../users/credential-rules.ts';
import type { SettingsInForce } from '../codes/identity-settings.ts';
import type { IdentityUser } from '../users/identity-user.ts';
import { hashPassword } from '../users/password-hash.ts';
import { ToolkitError } from '../users/toolkit-error.ts';
import type { UserDirectory } from '../users/user-directory.ts';

/** Minimum time of an answer that must not reveal whether a mail was sent. */
const QUIET_ANSWER_MS = 60;

export interface CodeRequest {
  readonly email?: string | undefined;
  readonly idToken?: string | undefined;
  readonly newEmail?: string | undefined;
}

interface Parts {
  readonly users: UserDirectory;
  readonly accounts: AccountService;
  readonly codes: ActionCodes;
  readonly mailbox: Mailbox;
  readonly settings: SettingsInForce;
  readonly portalOrigins: readonly string[];
  readonly now: () => number;
}

type Linker = ReturnType<typeof actionLinks>;

export class CodeService {
  readonly #parts: Parts;
  /** Mails per address. */
  readonly limit: AttemptLimit;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.limit = new AttemptLimit(() => parts.settings.current.mailsPerAddress, parts.now);
  }

  /** Sends the requested code; resolves with the address when the mail is in the inbox. */
  async send(type: CodeType, request: CodeRequest, options: LinkOptions): Promise<string> {
    const links = actionLinks(this.#parts.portalOrigins, options);
    switch (type) {
      case 'PASSWORD_RESET':
        return this.#sendReset(checkEmail(request.email), links);
      case 'VERIFY_EMAIL': {
        const { user } = await this.#parts.accounts.authenticate(request.idToken);
        const email = emailOf(user);
        this.limit.count(email);
        await this.#post(await this.issue(type, user, null, links), user);
        return email;
      }
      case 'VERIFY_AND_CHANGE_EMAIL':
        return this.#sendChange(request, links);
      case 'RECOVER_EMAIL':
        throw new ToolkitError('INVALID_REQ_TYPE', 'Only a change of the address sends this.');
    }
  }

  /** Issues a code for the user with this address; mails it unless the link is requested. */
  async makeFor(
    type: CodeType,
    request: CodeRequest,
    options: LinkOptions,
    post: boolean,
  ): Promise<ActionCode> {
    const user = this.#parts.users.byEmail(checkEmail(request.email));
    if (!user) throw new ToolkitError('EMAIL_NOT_FOUND');
    const newEmail = type === 'VERIFY_AND_CHANGE_EMAIL' ? checkNewEmail(request.newEmail) : null;
    if (newEmail !== null && this.#parts.users.byEmail(newEmail)) throw new ToolkitError('EMAIL_EXISTS');
    if (type === 'RECOVER_EMAIL') throw new ToolkitError('INVALID_REQ_TYPE');
    const code = await this.issue(type, user, newEmail, actionLinks(this.#parts.portalOrigins, options));
    if (post) await this.#post(code, user);
    return code;
  }

  check(oobCode: string | undefined): ActionCode {
    const code = this.#parts.codes.require(oobCode, [
      'VERIFY_EMAIL',
      'PASSWORD_RESET',
      'VERIFY_AND_CHANGE_EMAIL',
      'RECOVER_EMAIL',
    ]);
    refuseForeign(code, this.#parts.users.byUid(code.uid));
    return code;
  }

  /**
   * Sets a new password by a code, which also verifies the address; providers linked before that are
   * unlinked. Ends all sessions. A weak password leaves the code valid.
   */
  async resetPassword(oobCode: string | undefined, newPassword: string | undefined): Promise<ActionCode> {
    const { codes, users, accounts, now } = this.#parts;
    return codes.consume(oobCode, ['PASSWORD_RESET'], async (code) => {
      refuseForeign(code, users.byUid(code.uid));
      const password = await hashPassword(checkPassword(newPassword));
      await users.change(code.uid, (user) => {
        refuseForeign(code, user);
        return {
          ...user,
          password,
          passwordUpdatedAt: now(),
          emailVerified: true,
          providers: user.emailVerified ? user.providers : [],
          ...signedOut(now()),
        };
      });
      accounts.wrongPasswords.forget(code.email);
      return code;
    });
  }

  /** Verifies, changes or restores an address by a code; a changed address ends all sessions. */
  async apply(oobCode: string | undefined, options: LinkOptions): Promise<IdentityUser> {
    const { codes, users, now } = this.#parts;
    const types = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'] as const;
    return codes.consume(oobCode, types, async (code) => {
      const before = users.byUid(code.uid);
      const email = code.type === 'VERIFY_AND_CHANGE_EMAIL' ? code.newEmail : code.email;
      refuseForeign(code, before);
      const after = await users.change(code.uid, (user) => {
        refuseForeign(code, user);
        return {
          ...user,
          email,
          emailVerified: true,
          ...(code.type === 'VERIFY_EMAIL' ? {} : signedOut(now())),
        };
      });
      if (code.type === 'VERIFY_AND_CHANGE_EMAIL') await this.mailOldAddress(code.email, after, options);
      if (code.type === 'RECOVER_EMAIL') await this.#endLater(code);
      return after;
    });
  }

  /** Sends a recovery code to the address that was replaced. */
  async mailOldAddress(oldEmail: string, user: IdentityUser, options: LinkOptions): Promise<void> {
    const { portalOrigins } = this.#parts;
    const links = actionLinks(portalOrigins, { apiKey: options.apiKey, locale: options.locale });
    const code = await this.issue('RECOVER_EMAIL', { ...user, email: oldEmail }, user.email, links);
    await this.#post(code, user);
  }

  async issue(
    type: CodeType,
    user: IdentityUser,
    newEmail: string | null,
    links: Linker,
  ): Promise<ActionCode> {
    return this.#parts.codes.issue({
      type,
      uid: user.uid,
      email: emailOf(user),
      newEmail,
      lifetimeSeconds: this.#parts.settings.current.codeSeconds[type],
      linkOf: links(type),
    });
  }

  async #sendReset(email: string, links: Linker): Promise<string> {
    this.limit.count(email);
    const user = this.#parts.users.byEmail(email);
    const quiet = this.#parts.settings.current.emailEnumerationProtection;
    if (!user && !quiet) throw new ToolkitError('EMAIL_NOT_FOUND');
    if (user?.disabled === true && !quiet) throw new ToolkitError('USER_DISABLED');
    const send = async (): Promise<void> => {
      if (user && !user.disabled)
        await this.#post(await this.issue('PASSWORD_RESET', user, null, links), user);
    };
    await (quiet ? Promise.all([send(), wait(QUIET_ANSWER_MS)]) : send());
    return email;
  }

  async #sendChange({ idToken, newEmail }: CodeRequest, links: Linker): Promise<string> {
    const { accounts, users, settings } = this.#parts;
    const { user, authTime } = await accounts.authenticate(idToken);
    accounts.requireRecentSignIn(user, authTime);
    const address = checkNewEmail(newEmail);
    const email = emailOf(user);
    this.limit.count(address);
    const owner = users.byEmail(address);
    const quiet = settings.current.emailEnumerationProtection;
    if (owner && (!quiet || owner.uid === user.uid)) throw new ToolkitError('EMAIL_EXISTS');
    const send = async (): Promise<void> => {
      if (!owner) await this.#post(await this.issue('VERIFY_AND_CHANGE_EMAIL', user, address, links), user);
    };
    await (quiet ? Promise.all([send(), wait(QUIET_ANSWER_MS)]) : send());
    return email;
  }

  /** Ends the codes that were sent after an address was lost, when it is restored, and keeps older recovery codes. */
  async #endLater(used: ActionCode): Promise<void> {
    const { codes } = this.#parts;
    const later = codes
      .listOf(used.uid)
      .filter((code) => code.type !== 'RECOVER_EMAIL' || code.number > used.number);
    await codes.drop(later);
  }

  #post(code: ActionCode, user: IdentityUser): Promise<void> {
    const envelope = { from: SENDER, to: [recipientOf(code)] };
    return this.#parts.mailbox.receive(actionMail(code, user.displayName), envelope);
  }
}

/** Refuses a code whose user was deleted or created again, or changed address or password since. */
function refuseForeign(code: ActionCode, user: IdentityUser | undefined): asserts user is IdentityUser {
  const holds =
    user !== undefined &&
    user.createdAt <= code.createdAt &&
    (code.type === 'RECOVER_EMAIL' || user.email === code.email) &&
    (code.type !== 'PASSWORD_RESET' || user.passwordUpdatedAt <= code.createdAt);
  if (!holds) throw new ToolkitError('INVALID_OOB_CODE');
  if (user.disabled) throw new ToolkitError('USER_DISABLED');
}

function emailOf(user: IdentityUser): string {
  if (user.email === null) throw new ToolkitError('MISSING_EMAIL');
  return user.email;
}

function signedOut(now: number): Pick<IdentityUser, 'validSince' | 'sessions'> {
  return { validSince: Math.floor(now / 1000), sessions: [] };
}
