import type { RouteName } from '@partyline/contract';
import { withoutEffectCheck } from '../../db/effect-check.ts';
import type { Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { requestScope } from '../../http/authorization/request-scope.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import { tokenDetails } from '../../records/audit/write-audit.ts';

export interface GuardedCall {
  readonly name: RouteName;
  readonly identity: TokenIdentity | null;
}

/** Runs a check; refusals are audited once a minute per user, route and reason, so that polling does not fill the log. [PLUS-22] */
export async function auditRefusal<Result>(
  db: Db,
  { name, identity }: GuardedCall,
  check: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    const reason = refusedFor(error);
    if (reason !== null && identity !== null && identity.accountId !== null) {
      const refused = { name, uid: identity.uid, accountId: identity.accountId, reason };
      await withoutEffectCheck('refusal', () => writeRefusal(db, refused));
    }
    throw error;
  }
}

const RIGHTS_FAILURES: ReadonlySet<string> = new Set(['forbidden', 'email-not-verified', 'scope-required']);

function refusedFor(error: unknown): string | null {
  if (!(error instanceof ApiFailure)) return null;
  const { failure, details } = error;
  if (!RIGHTS_FAILURES.has(failure)) return null;
  return details.reason ?? failure;
}

/** Returns the action of a refused call: `call.list-audit` for `listAudit`. */
function actionOf(name: RouteName): string {
  return `call.${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

async function writeRefusal(
  db: Db,
  call: {
    readonly name: RouteName;
    readonly uid: string;
    readonly accountId: number;
    readonly reason: string;
  },
): Promise<void> {
  const scope = requestScope();
  await db.query({
    name: 'audit-refused-call',
    text: `INSERT INTO app.audit
        (account_id, actor_kind, actor_uid, action, object_kind, object_id, outcome, reason, request_id, ip, details)
      SELECT $1, 'user', $2, $3, 'route', $4, 'refused', $5, $6, $7, $8
      WHERE EXISTS (SELECT FROM app.accounts WHERE id = $1) AND NOT EXISTS (
        SELECT FROM app.audit WHERE account_id = $1 AND actor_uid = $2 AND action = $3 AND reason = $5
          AND outcome = 'refused' AND at > now() - interval '1 minute')`,
    values: [
      call.accountId,
      call.uid,
      actionOf(call.name),
      call.name,
      call.reason,
      scope?.requestId ?? null,
      scope?.ip ?? null,
      JSON.stringify(tokenDetails(scope)),
    ],
  });
}
