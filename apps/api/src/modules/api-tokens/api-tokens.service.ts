import type { ApiTokenRow } from '@partyline/contract';
import { API_TOKENS_LIMIT, parseNewApiToken, type NewApiToken } from '@partyline/permissions';
import { API_TOKEN_ISSUE_TEXTS, API_TOKEN_LIMIT_TEXT } from '@partyline/texts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { reloadMember } from '../../http/authorization/load-caller.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockAccount } from '../workspace/places/lock-account.repository.ts';
import { countTokens, insertToken, revokeToken } from './api-tokens.repository.ts';
import { newSecret } from './token-secret.ts';

/** Creates a token for the caller's account; its text is answered once. [PLUS-25] */
export async function createApiToken(
  database: Database,
  { caller, requestId }: { readonly caller: MemberCaller; readonly requestId: string },
  body: unknown,
): Promise<{ readonly token: ApiTokenRow; readonly secret: string }> {
  const wanted = readNewToken(body);
  const { uid, account } = caller;
  const { text, hash } = newSecret('user');
  const token = await inTransaction(database, async (tx) => {
    // A concurrent end of the membership waits and revokes the token.
    await lockAccount(tx, account.id);
    if ((await reloadMember(tx, caller)).memberships.length === 0)
      throw new ApiFailure('forbidden', { reason: 'no-membership' });
    if ((await countTokens(tx, uid)) >= API_TOKENS_LIMIT)
      throw new ApiFailure('request-not-proper', {
        reason: 'too-many-tokens',
        message: API_TOKEN_LIMIT_TEXT,
      });
    const made = await insertToken(tx, { uid, accountId: account.id }, wanted, hash);
    await writeAudit(tx, {
      accountId: account.id,
      actor: { kind: 'user', uid },
      action: 'api-token.create',
      object: { kind: 'api-token', id: String(made.id) },
      outcome: 'done',
      requestId,
      details: { scopes: made.scopes, expiresAt: made.expiresAt },
    });
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

function readNewToken(body: unknown): NewApiToken {
  const parsed = parseNewApiToken(body);
  if (parsed.ok) return parsed.value;
  const issues = parsed.error.map(({ field, code }) => ({
    path: field === '' ? 'body' : `body.${field}`,
    code,
    message: API_TOKEN_ISSUE_TEXTS[code],
  }));
  const [first] = issues;
  throw new ApiFailure('request-not-proper', {
    issues,
    ...(first === undefined ? {} : { reason: first.code, message: first.message }),
  });
}
