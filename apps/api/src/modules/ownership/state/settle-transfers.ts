import { ROLES } from '@partyline/roles';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { lockOwnership } from './load-ownership.repository.ts';
import { mailNewAnswerers } from '../mails/request-answerers.ts';
import { settledOwnership } from './settled-ownership.ts';
import { sendOwnershipEvent } from '../lookup/send-ownership-event.ts';
import { closeEnded } from './write-ownership.repository.ts';

interface OpenPlace {
  readonly workspaceId: Tables['ownership_actions']['workspace_id'];
  readonly uids: Tables['ownership_actions']['from_uid'][];
}

/**
 * Updates open ownership transfers after a changed membership, in its transaction, under `lockAccount`: ends those whose party lost access or
 * role and requests whose submitter would answer them now, mails requests to new answerers. [GO-3, GO-8]
 */
export async function settleTransfersOf(tx: Db, accountId: number, uid: string): Promise<void> {
  for (const { workspaceId, uids } of await listOpenPlaces(tx, accountId, uid)) {
    const scope = { accountId, workspaceId };
    const loaded = await lockOwnership(tx, scope, uids);
    if (loaded === undefined) continue;
    const before = loaded.ownership;
    const nowMs = Date.now();
    const after = settledOwnership(before, nowMs);
    await closeEnded(tx, { before, after, nowMs });
    await sendOwnershipEvent(tx, scope);
  }
  await mailNewAnswerers(tx, accountId);
}

/** An open request whose submitter is the owner by now, of the workspace or, without one, of the account; the rule decides. [GO-8] */
export const IS_OWN_ANSWERER = `(kind = 'request' AND from_uid = coalesce(
  (SELECT m.user_uid FROM app.current_memberships m
    WHERE m.workspace_id = ownership_actions.workspace_id AND m.role_id = ${ROLES['workspace-owner'].id}),
  (SELECT m.user_uid FROM app.current_memberships m
    WHERE m.account_id = ownership_actions.account_id AND m.role_id = ${ROLES['account-owner'].id})))`;

async function listOpenPlaces(tx: Db, accountId: number, uid: string): Promise<readonly OpenPlace[]> {
  const { rows } = await tx.query<OpenPlace>({
    name: 'open-transfers-of-user',
    text: `SELECT workspace_id AS "workspaceId", array_remove(ARRAY[from_uid, to_uid], NULL) AS uids
      FROM app.ownership_actions
      WHERE account_id = $1 AND closed_at IS NULL AND (from_uid = $2 OR to_uid = $2 OR ${IS_OWN_ANSWERER})
      ORDER BY workspace_id`,
    values: [accountId, uid],
  });
  return rows;
}
