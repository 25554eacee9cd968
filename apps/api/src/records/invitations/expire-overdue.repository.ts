import { ROLES } from '@partyline/roles';
import { emailKey } from '@partyline/validation';
import type { Db } from '../../db/open-database.ts';
import { foldAddress } from '../../db/fold-case.ts';
import { isOverdueSql } from './invitation-rules.sql.ts';

/**
 * Expires overdue invitations of these addresses and the owner's of these workspaces. Returns whether there was one. [GV-2, PLUS-4]
 */
export async function expireOverdue(
  tx: Db,
  {
    accountId,
    workspaceIds,
    emails,
  }: { accountId: number; workspaceIds: readonly number[]; emails: readonly string[] },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'expire-overdue-invitations',
    text: `UPDATE app.invitations i SET status = 'expired'
      WHERE account_id = $1 AND ${isOverdueSql('i')}
        AND (${foldAddress('email')} = ANY ($3::text[])
          OR role_id = ${ROLES['workspace-owner'].id} AND workspace_id = ANY ($2::bigint[]))`,
    values: [accountId, [...workspaceIds], emails.map(emailKey)],
  });
  return (rowCount ?? 0) > 0;
}
