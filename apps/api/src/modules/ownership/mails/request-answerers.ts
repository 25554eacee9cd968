import { ROLES } from '@partyline/roles';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { answererOf, type AnsweredRow } from '../lookup/answerer.ts';
import { requestSubmittedMail } from './ownership-mails.ts';

interface OpenRequest extends AnsweredRow {
  readonly id: Tables['ownership_actions']['id'];
  readonly fromUid: Tables['ownership_actions']['from_uid'];
  /** The owner's who was mailed last; null where unknown. */
  readonly mailedMembership: Tables['ownership_actions']['answerer_membership'];
  readonly workspaceOwnerMembership: Tables['memberships']['id'] | null;
  readonly accountOwnerMembership: Tables['memberships']['id'] | null;
}

/** Records to whom a new request's link is mailed. [GO-8] */
export async function noteAnswerer(tx: Db, accountId: number, id: string): Promise<void> {
  for (const request of await listRequests(tx, accountId, id))
    await tx.query({
      name: 'note-answerer',
      text: 'UPDATE app.ownership_actions SET answerer_membership = $2 WHERE id = $1',
      values: [id, membershipOf(request)],
    });
}

/** Mails open requests to new answerers. The old link is void; the mail job validates the new one. [GO-6, GO-8] */
export async function mailNewAnswerers(tx: Db, accountId: number): Promise<void> {
  for (const request of await listRequests(tx, accountId, null)) {
    const membership = membershipOf(request);
    const isChanged = request.mailedMembership !== null && membership !== request.mailedMembership;
    if (!isChanged || membership === null || answererOf(request) === request.fromUid) continue;
    const { rows } = await tx.query<RowOf<'ownership_actions', { linkNumber: 'link_number' }>>({
      name: 'change-answerer',
      text: `UPDATE app.ownership_actions
        SET answerer_membership = $2, link_number = link_number + 1, key_hash = NULL
        WHERE id = $1 AND closed_at IS NULL RETURNING link_number AS "linkNumber"`,
      values: [request.id, membership],
    });
    for (const { linkNumber } of rows)
      await requestSubmittedMail(tx, { id: request.id, accountId, linkNumber });
  }
}

function membershipOf(request: OpenRequest): number | null {
  const uid = answererOf(request);
  if (uid === null) return null;
  const { workspaceOwnerUid, workspaceOwnerMembership, accountOwnerMembership } = request;
  return uid === workspaceOwnerUid ? workspaceOwnerMembership : accountOwnerMembership;
}

async function listRequests(db: Db, accountId: number, id: string | null): Promise<readonly OpenRequest[]> {
  const { rows } = await db.query<OpenRequest>({
    name: 'open-requests-of-account',
    text: `SELECT o.id, o.kind, o.from_uid AS "fromUid", o.to_uid AS "toUid", o.workspace_id AS "workspaceId",
        w.is_default AS "isDefault", o.answerer_membership AS "mailedMembership",
        mw.user_uid AS "workspaceOwnerUid", mw.id AS "workspaceOwnerMembership",
        ma.user_uid AS "accountOwnerUid", ma.id AS "accountOwnerMembership"
      FROM app.ownership_actions o
      JOIN app.workspaces w ON w.id = o.workspace_id AND w.deleted_at IS NULL
      LEFT JOIN app.current_memberships mw ON mw.workspace_id = o.workspace_id AND mw.role_id = ${ROLES['workspace-owner'].id}
      LEFT JOIN app.current_memberships ma ON ma.account_id = o.account_id AND ma.role_id = ${ROLES['account-owner'].id}
      WHERE o.account_id = $1 AND o.kind = 'request' AND o.closed_at IS NULL AND o.expires_at > now()
        AND ($2::uuid IS NULL OR o.id = $2)
      ORDER BY o.id`,
    values: [accountId, id],
  });
  return rows;
}
