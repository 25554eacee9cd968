import { ROLES } from '@partyline/roles';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { answererOf } from '../lookup/answerer.ts';
import { readUserNames, type UserNames } from '../lookup/transfer.repository.ts';

export interface MailedTransfer {
  readonly accountId: Tables['ownership_actions']['account_id'];
  readonly accountName: Tables['accounts']['name'];
  readonly workspaceId: Tables['ownership_actions']['workspace_id'];
  readonly workspaceName: Tables['workspaces']['name'] | null;
  readonly kind: Tables['ownership_actions']['kind'];
  readonly state: Tables['ownership_actions']['state'];
  readonly isOpen: boolean;
  readonly linkNumber: Tables['ownership_actions']['link_number'];
  readonly expiresAt: Tables['ownership_actions']['expires_at'];
  readonly fromUid: Tables['ownership_actions']['from_uid'];
  /** null once erased. */
  readonly submitter: UserNames | null;
  /** The current answerer; null for none. */
  readonly answererUid: string | null;
  readonly answerer: UserNames | null;
}

export const OUTCOMES = {
  inProgress: null,
  transition: null,
  done: 'accepted',
  rejected: 'rejected',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<MailedTransfer['state'], string | null>;

type Row = Omit<MailedTransfer, 'submitter' | 'answerer' | 'answererUid'> & Parameters<typeof answererOf>[0];

/** Reads a transfer or request; null when it or its account is gone. */
export async function readMailedTransfer(db: Db, id: string): Promise<MailedTransfer | null> {
  const { rows } = await db.query<Row>({
    name: 'mailed-transfer',
    text: `SELECT o.account_id AS "accountId", a.name AS "accountName", o.workspace_id AS "workspaceId",
        w.name AS "workspaceName", coalesce(w.is_default, false) AS "isDefault", o.kind, o.state,
        o.closed_at IS NULL AND o.expires_at > now() AND w.deleted_at IS NULL AS "isOpen", o.link_number AS "linkNumber",
        o.expires_at AS "expiresAt", o.from_uid AS "fromUid", o.to_uid AS "toUid",
        (SELECT m.user_uid FROM app.current_memberships m
          WHERE m.workspace_id = o.workspace_id AND m.role_id = ${ROLES['workspace-owner'].id}) AS "workspaceOwnerUid",
        (SELECT m.user_uid FROM app.current_memberships m
          WHERE m.account_id = o.account_id AND m.role_id = ${ROLES['account-owner'].id}) AS "accountOwnerUid"
      FROM app.ownership_actions o
      JOIN app.accounts a ON a.id = o.account_id AND a.deleted_at IS NULL
      LEFT JOIN app.workspaces w ON w.id = o.workspace_id
      WHERE o.id = $1`,
    values: [id],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const answererUid = answererOf(row);
  const names = await readUserNames(db, [row.fromUid, answererUid ?? '']);
  return {
    ...row,
    answererUid,
    submitter: names.get(row.fromUid) ?? null,
    answerer: names.get(answererUid ?? '') ?? null,
  };
}
