import type { OwnAccessRequest } from '@partyline/contract';
import { ACCESS_REQUEST_INTERVAL_MS, type AccessRequestState, type ActCode } from '@partyline/permissions';
import { ROLES, type StoredRole } from '@partyline/roles';
import { instantSql, type ColumnAs, type InstantOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

/** A question of a member: an act on an object, or of the account. */
export interface AskedQuestion {
  readonly uid: string;
  readonly accountId: number;
  readonly act: ActCode;
  readonly workspaceId: number | null;
  readonly instanceId: number | null;
}

const OF_QUESTION = `q.user_uid = $1 AND q.account_id = $2 AND q.act = $3
  AND coalesce(q.workspace_id, 0) = coalesce($4::bigint, 0) AND coalesce(q.instance_id, 0) = coalesce($5::bigint, 0)`;

const questionValues = ({ uid, accountId, act, workspaceId, instanceId }: AskedQuestion) => [
  uid,
  accountId,
  act,
  workspaceId,
  instanceId,
];

interface OwnRow {
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly endsAt: InstantOf<'access_requests', 'ends_at'>;
  readonly state: ColumnAs<'access_requests', 'state', AccessRequestState>;
  readonly requestedAt: Tables['access_requests']['requested_at'];
}

/** Reads what a member has asked for in a question; null for nothing. [PLUS-35] */
export async function readOwnRequest(
  db: Db,
  question: AskedQuestion,
  nowMs: number,
): Promise<OwnAccessRequest | null> {
  const { rows } = await db.query<OwnRow>({
    name: 'read-own-access-request',
    text: `SELECT r.name AS role, ${instantSql('q.ends_at')} AS "endsAt", q.state, q.requested_at AS "requestedAt"
      FROM app.access_requests q JOIN app.roles r ON r.id = q.role_id WHERE ${OF_QUESTION}`,
    values: questionValues(question),
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { requestedAt, ...rest } = row;
  const againMs = requestedAt.getTime() + ACCESS_REQUEST_INTERVAL_MS;
  return {
    ...rest,
    requestedAt: requestedAt.toISOString(),
    againAt: new Date(againMs).toISOString(),
    mayAskAgain: nowMs >= againMs,
  };
}

/** Counts the questions that a member has asked in an account since an instant. */
export async function countRequestsSince(
  db: Db,
  { uid, accountId }: Pick<AskedQuestion, 'uid' | 'accountId'>,
  since: Date,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'count-access-requests',
    text: `SELECT count(*)::int AS count FROM app.access_requests
      WHERE user_uid = $1 AND account_id = $2 AND requested_at > $3`,
    values: [uid, accountId, since],
  });
  return rows[0]?.count ?? 0;
}

export interface SentRequest {
  readonly id: Tables['access_requests']['id'];
  readonly version: Tables['access_requests']['version'];
}

/** Writes a request, open again if the same question was asked before. Under the account's lock. */
export async function writeRequest(
  tx: Db,
  question: AskedQuestion,
  terms: { readonly role: StoredRole; readonly endsAt: Date | null; readonly now: Date },
): Promise<SentRequest> {
  const { rows } = await tx.query<SentRequest>({
    name: 'write-access-request',
    text: `INSERT INTO app.access_requests (user_uid, account_id, act, workspace_id, instance_id, role_id, ends_at, requested_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT (user_uid, account_id, act, (coalesce(workspace_id, 0)), (coalesce(instance_id, 0))) DO UPDATE SET
        role_id = EXCLUDED.role_id, ends_at = EXCLUDED.ends_at, requested_at = EXCLUDED.requested_at, state = 'open',
        answered_at = NULL, answered_by = NULL, version = access_requests.version + 1
      RETURNING id, version`,
    values: [...questionValues(question), ROLES[terms.role].id, terms.endsAt, terms.now],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('A request was not written.');
  return row;
}

/** Writes whom a request is sent to, instead of those of the time before. Returns the ids of the rows. */
export async function replaceReceivers(
  tx: Db,
  requestId: string,
  uids: readonly string[],
): Promise<readonly string[]> {
  await tx.query({
    name: 'delete-access-request-receivers',
    text: 'DELETE FROM app.access_request_receivers WHERE request_id = $1',
    values: [requestId],
  });
  const { rows } = await tx.query<{ id: string }>({
    name: 'add-access-request-receivers',
    text: `INSERT INTO app.access_request_receivers (request_id, user_uid)
      SELECT $1, u.uid FROM app.users u WHERE u.uid = ANY ($2::text[]) AND u.deleted_at IS NULL ORDER BY u.uid
      RETURNING id::text AS id`,
    values: [requestId, [...uids]],
  });
  return rows.map(({ id }) => id);
}

/** A request with the object of its act. */
export interface StoredRequest extends SentRequest {
  readonly uid: Tables['access_requests']['user_uid'];
  readonly act: ColumnAs<'access_requests', 'act', ActCode>;
  readonly workspaceId: Tables['access_requests']['workspace_id'];
  /** Null for acts without a device. */
  readonly vicUuid: Tables['instances']['vic_uuid'] | null;
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly endsAt: Tables['access_requests']['ends_at'];
  readonly state: ColumnAs<'access_requests', 'state', AccessRequestState>;
  readonly requestedAt: Tables['access_requests']['requested_at'];
  readonly answeredBy: Tables['access_requests']['answered_by'];
}

const REQUEST = `SELECT q.id, q.version, q.user_uid AS uid, q.act, q.workspace_id AS "workspaceId", i.vic_uuid AS "vicUuid",
    r.name AS role, q.ends_at AS "endsAt", q.state, q.requested_at AS "requestedAt", q.answered_by AS "answeredBy"
  FROM app.access_requests q JOIN app.roles r ON r.id = q.role_id
  LEFT JOIN app.instances i ON i.id = q.instance_id
  WHERE q.id = $1 AND q.account_id = $2
    AND EXISTS (SELECT FROM app.access_request_receivers v WHERE v.request_id = q.id AND v.user_uid = $3)`;

/** Finds a request that was sent to a user; undefined for an unknown one and one that was sent to others. [GC-14] */
export async function findRequestFor(
  db: Db,
  { id, accountId, uid, locked }: { id: string; accountId: number; uid: string; locked: boolean },
): Promise<StoredRequest | undefined> {
  const { rows } = await db.query<StoredRequest>({
    name: `find-access-request-${locked ? 'locked' : 'unlocked'}`,
    text: locked ? `${REQUEST} FOR UPDATE OF q` : REQUEST,
    values: [id, accountId, uid],
  });
  return rows[0];
}

/** Closes an open request with its answer. */
export async function closeRequest(
  tx: Db,
  id: string,
  { state, uid, now }: { readonly state: 'given' | 'declined'; readonly uid: string; readonly now: Date },
): Promise<void> {
  await tx.query({
    name: 'close-access-request',
    text: 'UPDATE app.access_requests SET state = $2, answered_by = $3, answered_at = $4 WHERE id = $1',
    values: [id, state, uid, now],
  });
}

/** A membership of a level: of the account, or of one workspace. */
export interface LevelMembership {
  readonly id: Tables['memberships']['id'];
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly endsAt: Tables['memberships']['ends_at'];
  readonly isSuspended: boolean;
}

/** Finds the membership that a role would take the place of; undefined for none. */
export async function findLevelMembership(
  db: Db,
  { uid, accountId, workspaceId }: Pick<AskedQuestion, 'uid' | 'accountId' | 'workspaceId'>,
): Promise<LevelMembership | undefined> {
  const { rows } = await db.query<LevelMembership>({
    name: 'find-level-membership',
    text: `SELECT m.id, r.name AS role, m.ends_at AS "endsAt", m.suspended_at IS NOT NULL AS "isSuspended"
      FROM app.current_memberships c JOIN app.memberships m ON m.id = c.id JOIN app.roles r ON r.id = m.role_id
      WHERE m.user_uid = $1 AND m.account_id = $2 AND m.workspace_id IS NOT DISTINCT FROM $3
        AND (m.ends_at IS NULL OR m.ends_at > now())`,
    values: [uid, accountId, workspaceId],
  });
  return rows[0];
}
