import { emailKey } from '@partyline/validation';
import { foldAddress } from '../db/fold-case.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, Db } from '../db/open-database.ts';
import { writeAudit } from '../records/audit/write-audit.ts';
import type { Outcome } from './run-command.ts';

export interface UserCall {
  readonly command: 'user disable' | 'user enable';
  readonly email: string;
}

interface ChangedUser {
  readonly uid: string;
  readonly accountIds: readonly number[];
}

/**
 * Shuts the users of an address out of everything, at once and in open windows too, or lets them in again; audited in each of their
 * accounts. Memberships stay. [ACCT-8, GC-11]
 */
export function runUserCall(database: Database, { command, email }: UserCall): Promise<Outcome> {
  const isDisabled = command === 'user disable';
  return inTransaction(database, async (tx): Promise<Outcome> => {
    const users = await writeDisabled(tx, email, isDisabled);
    for (const { uid, accountIds } of users) {
      for (const accountId of accountIds) {
        await writeAudit(tx, {
          accountId,
          actor: { kind: 'system' },
          action: isDisabled ? 'membership.disable' : 'membership.enable',
          object: { kind: 'user', id: uid },
          outcome: 'done',
        });
      }
    }
    if (users.length > 0)
      return { isRefused: false, lines: [`${email} is ${isDisabled ? 'shut out' : 'let in again'}.`] };
    const state = isDisabled ? 'is not shut out already' : 'is shut out';
    return { isRefused: true, lines: [`There is no user with the address ${email} who ${state}.`] };
  });
}

/** Writes since when users are disabled, and returns those it changed with their accounts. */
async function writeDisabled(tx: Db, email: string, isDisabled: boolean): Promise<readonly ChangedUser[]> {
  const { rows } = await tx.query<ChangedUser>({
    name: isDisabled ? 'disable-users' : 'enable-users',
    text: `UPDATE app.users SET disabled_at = ${isDisabled ? 'now()' : 'NULL'}
      WHERE ${foldAddress('email')} = $1 AND deleted_at IS NULL AND disabled_at IS ${isDisabled ? '' : 'NOT '}NULL
      RETURNING uid, ARRAY(SELECT DISTINCT m.account_id FROM app.memberships m
        WHERE m.user_uid = uid ORDER BY m.account_id) AS "accountIds"`,
    values: [emailKey(email)],
  });
  return rows;
}
