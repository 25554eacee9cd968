import type { ApiTokenRow } from '@partyline/contract';
import { API_TOKENS_LIMIT, parseNewApiToken, type NewApiToken } from '@partyline/permissions';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure, type FailureIssue } from '../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { reloadMember } from '../../http/authorization/load-caller.ts';
import { requestMail } from '../../jobs/request-mail.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import type { SessionOrigin } from '../sessions/sessions.repository.ts';
import { lockAccount } from '../../records/workspaces/lock-account.repository.ts';
import {
  countTokens,
  insertToken,
  isSignInSpared,
  revokeAllTokens,
  revokeToken,
} from './api-tokens.repository.ts';
import { newSecret } from './token-secret.ts';

export interface CreateTokenRequest {
  readonly caller: MemberCaller;
  /** In Unix seconds. */
  readonly signedInAt: number;
  /** A copied session alone makes no token, which would outlive it. */
  readonly isLoginRecent: boolean;
  readonly origin: SessionOrigin;
  readonly requestId: string;
}

/** Creates a token for the caller's account and mails its user; its text is answered once. [PLUS-25, GX-19] */
export async function createApiToken(
  database: Database,
  { caller, signedInAt, isLoginRecent, origin, requestId }: CreateTokenRequest,
  body: unknown,
): Promise<{ readonly token: ApiTokenRow; readonly secret: string }> {
  const wanted = readNewToken(body);
  if (!isLoginRecent) throw new ApiFailure('recent-login-required', { reason: 'recent-login-required' });
  const { uid, account } = caller;
  const { text, hash } = newSecret('user');
  const token = await inTransaction(database, async (tx) => {
    // A concurrent end of the membership waits and revokes the token.
    await lockAccount(tx, account.id);
    if (!(await isSignInSpared(tx, uid, signedInAt))) throw new ApiFailure('unauthenticated');
    if ((await reloadMember(tx, caller)).memberships.length === 0)
      throw new ApiFailure('forbidden', { reason: 'no-membership' });
    if ((await countTokens(tx, uid)) >= API_TOKENS_LIMIT)
      throw new ApiFailure('request-not-proper', {
        reason: 'too-many-tokens',
        message: (texts) => texts.API_TOKEN_LIMIT_TEXT,
      });
    const made = await insertToken(tx, { uid, accountId: account.id }, wanted, hash, origin);
    await writeAudit(tx, {
      accountId: account.id,
      actor: { kind: 'user', uid },
      action: 'api-token.create',
      object: { kind: 'api-token', id: String(made.id) },
      outcome: 'done',
      requestId,
      details: { scopes: made.scopes, expiresAt: made.expiresAt },
    });
    const mail = { kind: 'api-token-made', id: String(made.id), version: 1 } as const;
    await requestMail(tx, { ...mail, accountId: account.id });
    return made;
  });
  return { token, secret: text };
}

/** Revokes a token of the caller, in any account, from the commit on. [PLUS-25] */
export async function revokeApiToken(
  database: Database,
  { uid, id, requestId }: { readonly uid: string; readonly id: number; readonly requestId: string },
): Promise<null> {
  await inTransaction(database, async (tx) => {
    const revoked = await revokeToken(tx, uid, id);
    if (revoked === null) throw new ApiFailure('not-found');
    await writeAudit(tx, {
      accountId: revoked.accountId,
      actor: { kind: 'user', uid },
      action: 'api-token.revoke',
      object: { kind: 'api-token', id: String(id) },
      outcome: 'done',
      requestId,
    });
  });
  return null;
}

/** Revokes all tokens of a user in all accounts, each with its entry in the audit log. [PLUS-23, PLUS-25] */
export async function revokeAllApiTokens(tx: Db, uid: string, requestId: string): Promise<void> {
  for (const { id, accountId } of await revokeAllTokens(tx, uid))
    await writeAudit(tx, {
      accountId,
      actor: { kind: 'user', uid },
      action: 'api-token.revoke',
      object: { kind: 'api-token', id: String(id) },
      outcome: 'done',
      requestId,
    });
}

function readNewToken(body: unknown): NewApiToken {
  const parsed = parseNewApiToken(body);
  if (parsed.ok) return parsed.value;
  const issues = parsed.error.map(({ field, code }): FailureIssue => ({
    path: field === '' ? 'body' : `body.${field}`,
    code,
    message: (texts) => texts.API_TOKEN_ISSUE_TEXTS[code],
  }));
  const [first] = issues;
  throw new ApiFailure('request-not-proper', {
    issues,
    ...(first === undefined ? {} : { reason: first.code, message: first.message }),
  });
}
