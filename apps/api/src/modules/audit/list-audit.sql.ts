import { foldCase } from '../../db/fold-case.ts';

/** The entry's object id, if it is a row id. */
const ROW_ID = `CASE WHEN l.object_id ~ '^[1-9][0-9]{0,14}$' THEN l.object_id::bigint END`;
const UUID = `CASE WHEN l.object_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN l.object_id::uuid END`;

/** The current name of entry `l`'s object; none outside the account. */
const OBJECT_NAME = `CASE l.object_kind
    WHEN 'workspace' THEN
      (SELECT o.name FROM app.workspaces o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'instance' THEN
      (SELECT o.device_name FROM app.instances o WHERE o.account_id = l.account_id AND o.vic_uuid = ${UUID})
    WHEN 'subscription' THEN
      (SELECT o.device_name FROM app.subscriptions s JOIN app.instances o
        ON o.account_id = s.account_id AND o.id = s.instance_id
        WHERE s.account_id = l.account_id AND s.id = ${ROW_ID})
    WHEN 'account' THEN
      (SELECT o.name FROM app.accounts o WHERE o.id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'user' THEN
      (SELECT coalesce(nullif(o.name, ''), o.email) FROM app.users o WHERE o.uid = l.object_id AND o.deleted_at IS NULL)
    WHEN 'invitation' THEN
      (SELECT o.email FROM app.invitations o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'alert' THEN
      (SELECT o.name FROM app.alert_rules o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'api-token' THEN
      (SELECT o.name FROM app.api_tokens o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'schedule' THEN
      (SELECT o.name FROM app.schedules o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'membership' THEN
      (SELECT coalesce(nullif(m.name, ''), m.email)
        FROM app.memberships o JOIN app.users m ON m.uid = o.user_uid AND m.deleted_at IS NULL
        WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
  END`;

/** The address of entry `l`'s object, if it is a person. */
const OBJECT_EMAIL = `CASE l.object_kind
    WHEN 'user' THEN
      (SELECT o.email FROM app.users o WHERE o.uid = l.object_id AND o.deleted_at IS NULL)
    WHEN 'invitation' THEN
      (SELECT o.email FROM app.invitations o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'membership' THEN
      (SELECT m.email FROM app.memberships o JOIN app.users m ON m.uid = o.user_uid AND m.deleted_at IS NULL
        WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
  END`;

/** Returns SQL for a row id in entry `l`'s details. */
const detailId = (name: string) =>
  `CASE WHEN l.details ->> '${name}' ~ '^[1-9][0-9]{0,14}$' THEN (l.details ->> '${name}')::bigint END`;

const VIA = `CASE
    WHEN l.details ? 'schedule' THEN jsonb_build_object('kind', 'schedule', 'name',
      (SELECT o.name FROM app.schedules o WHERE o.account_id = l.account_id AND o.id = ${detailId('schedule')}))
    WHEN l.details ? 'apiTokenId' THEN jsonb_build_object('kind', 'api-token', 'name',
      (SELECT o.name FROM app.api_tokens o WHERE o.account_id = l.account_id AND o.id = ${detailId('apiTokenId')}))
  END`;

const DEVICE_NAMES = `CASE WHEN jsonb_typeof(l.details -> 'vicUuids') = 'array' THEN ARRAY(
    SELECT o.device_name FROM app.instances o WHERE o.account_id = l.account_id AND o.vic_uuid = ANY (ARRAY(
      SELECT d.id::uuid FROM jsonb_array_elements_text(l.details -> 'vicUuids') d (id)
      WHERE d.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'))
    ORDER BY o.device_name) ELSE '{}' END`;

/** Returns SQL for what the entries of one act on many share. Indexes use exactly this expression. */
const batchKey = (entry: string) => `coalesce(${entry}.batch_id, ${entry}.request_id)`;

/**
 * Returns SQL for whether two entries are of one act on many: same calls, actor and verb. An act on people has members and
 * invitations.
 */
export const isSameBatch = (one: string, other: string): string => `${other}.account_id = ${one}.account_id
    AND ${batchKey(other)} = ${batchKey(one)} AND ${other}.actor_uid IS NOT DISTINCT FROM ${one}.actor_uid
    AND split_part(${other}.action, '.', 2) = split_part(${one}.action, '.', 2)`;

/** Returns SQL for the batch of entry `l`, of those that `matches` of entry `e`; ids of single entries are left out. */
export const batchSql = (matches: string): string => `(SELECT jsonb_build_object(
      'count', sum(v.count), 'workspaces', (SELECT count(DISTINCT e.workspace_id) FROM app.audit e
        WHERE ${isSameBatch('l', 'e')} AND ${matches}),
      'variants', (jsonb_agg(to_jsonb(v) ORDER BY v.count DESC, v.details::text))
    ) FROM (
      SELECT count(*)::int AS count, e.outcome, e.reason,
        e.details - ARRAY['commandId', 'key', 'vicUuid', 'handover', 'checkout'] AS details
      FROM app.audit e WHERE ${isSameBatch('l', 'e')} AND ${matches}
      GROUP BY 2, 3, 4
    ) v HAVING sum(v.count) > 1)`;

/** Entries `l` with their actors `u` and workspaces `w`. */
export const ENTRIES = `FROM app.audit l
  LEFT JOIN app.users u ON u.uid = l.actor_uid AND u.deleted_at IS NULL
  LEFT JOIN app.workspaces w ON w.account_id = l.account_id AND w.id = l.workspace_id`;

/** Returns the start of a statement that selects entries `l`. */
export const entrySql = (
  batch: string,
): string => `SELECT l.id, l.at, l.actor_kind AS "actorKind", u.email AS "actorEmail", u.name AS "actorName", l.action,
    l.object_kind AS "objectKind", l.object_id AS "objectId", ${OBJECT_NAME} AS "objectName",
    ${OBJECT_EMAIL} AS "objectEmail", ${VIA} AS via, ${DEVICE_NAMES} AS "deviceNames", ${batch} AS batch,
    l.workspace_id AS "workspaceId", w.name AS "workspaceName", l.outcome, l.reason, host(l.ip) AS address, l.details
  ${ENTRIES}`;

const contains = (column: string, value: string): string =>
  `strpos(${foldCase(column)}, ${foldCase(`${value}::text`)}) > 0`;

export const actorMatches = (value: string): string =>
  `(${contains('u.name', value)} OR ${contains('u.email', value)})`;

/**
 * Returns SQL for whether an entry's object's id equals a text or its name contains it. Objects of the account (`$1`) are looked up once.
 */
export const objectMatches = (
  value: string,
  entry: string,
): string => `(${entry}.object_id = ${value} OR (${entry}.object_kind, ${entry}.object_id) IN (
    SELECT 'workspace', o.id::text FROM app.workspaces o WHERE o.account_id = $1 AND ${contains('o.name', value)}
    UNION ALL
    SELECT 'instance', o.vic_uuid::text FROM app.instances o
      WHERE o.account_id = $1 AND ${contains('o.device_name', value)}
    UNION ALL
    SELECT 'subscription', s.id::text FROM app.subscriptions s JOIN app.instances o
      ON o.account_id = s.account_id AND o.id = s.instance_id
      WHERE s.account_id = $1 AND ${contains('o.device_name', value)}
    UNION ALL
    SELECT 'account', o.id::text FROM app.accounts o WHERE o.id = $1 AND ${contains('o.name', value)}
    UNION ALL
    SELECT 'alert', o.id::text FROM app.alert_rules o WHERE o.account_id = $1 AND ${contains('o.name', value)}
    UNION ALL
    SELECT 'api-token', o.id::text FROM app.api_tokens o WHERE o.account_id = $1 AND ${contains('o.name', value)}
    UNION ALL
    SELECT 'schedule', o.id::text FROM app.schedules o WHERE o.account_id = $1 AND ${contains('o.name', value)}
    UNION ALL
    SELECT 'invitation', o.id::text FROM app.invitations o WHERE o.account_id = $1 AND ${contains('o.email', value)}
    UNION ALL
    SELECT k.kind, CASE k.kind WHEN 'user' THEN o.user_uid ELSE o.id::text END
      FROM app.memberships o JOIN app.users m ON m.uid = o.user_uid AND m.deleted_at IS NULL,
        (VALUES ('user'), ('membership')) k (kind)
      WHERE o.account_id = $1 AND (${contains('m.email', value)} OR ${contains('m.name', value)})
  ))`;
