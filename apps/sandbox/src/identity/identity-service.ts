import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailbox } from '../inbox/mailbox.ts';
import { AccountService } from './accounts/account-service.ts';
import { ActionCodes } from './codes/action-codes.ts';
import { AdminService } from './accounts/admin-service.ts';
import { CodeService } from './accounts/code-service.ts';
import { IdTokens } from './users/id-token.ts';
import { DEFAULT_IDENTITY_SETTINGS, type SettingsInForce } from './codes/identity-settings.ts';
import { IdpDirectory } from './providers/idp-directory.ts';
import { IdpService } from './providers/idp-service.ts';
import { IdpTokens } from './providers/idp-tokens.ts';
import { OwnAccount } from './accounts/own-account.ts';
import { SignInWindows } from './providers/sign-in-windows.ts';
import { openSigningKey, type SigningKey } from './users/signing-key.ts';
import { UserDirectory } from './users/user-directory.ts';

export interface IdentityService {
  readonly projectId: string;
  readonly key: SigningKey;
  readonly settings: SettingsInForce;
  readonly users: UserDirectory;
  readonly tokens: IdTokens;
  readonly accounts: AccountService;
  readonly own: OwnAccount;
  readonly admin: AdminService;
  readonly actionCodes: ActionCodes;
  readonly codes: CodeService;
  readonly idpAccounts: IdpDirectory;
  readonly idpTokens: IdpTokens;
  readonly idps: IdpService;
  readonly windows: SignInWindows;
  settle(): Promise<void>;
}

/** The public URL is known only after listen. */
export interface IdentityParts {
  readonly dataFolder: string;
  readonly projectId: string;
  readonly portalOrigins: readonly string[];
  readonly mailbox: Mailbox;
  readonly publicUrl: () => string;
  readonly now: () => number;
}

/** Opens users, codes, provider accounts and signing key below the data folder. */
export async function openIdentityService(parts: IdentityParts): Promise<IdentityService> {
  const { projectId, portalOrigins, mailbox, now } = parts;
  const folder = join(parts.dataFolder, 'identity');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = await openSigningKey(folder);
  const issuer = (): string => `${parts.publicUrl()}/identity`;
  const settings: SettingsInForce = { current: DEFAULT_IDENTITY_SETTINGS };
  const users = await UserDirectory.open(join(folder, 'users'));
  const actionCodes = await ActionCodes.open(join(folder, 'codes'), now);
  const idpAccounts = await IdpDirectory.open(join(folder, 'idp-accounts'));
  const tokens = new IdTokens(key, projectId, issuer, now);
  const accounts = new AccountService(users, tokens, settings, now);
  const codes = new CodeService({
    users,
    accounts,
    codes: actionCodes,
    mailbox,
    settings,
    portalOrigins,
    now,
  });
  return {
    projectId,
    key,
    settings,
    users,
    tokens,
    accounts,
    own: new OwnAccount(users, accounts, codes, settings, now),
    admin: new AdminService(users, accounts),
    actionCodes,
    codes,
    idpAccounts,
    idpTokens: new IdpTokens(key, issuer, now),
    idps: new IdpService(users, accounts, now),
    windows: new SignInWindows(),
    settle: async () => {
      await Promise.all([users.settle(), actionCodes.settle(), idpAccounts.settle()]);
    },
  };
}
