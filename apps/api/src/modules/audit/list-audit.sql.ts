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
      (SELECT o.email FROM app.users o WHERE o.uid = l.object_id AND o.deleted_at IS NULL)
    WHEN 'invitation' THEN
      (SELECT o.email FROM app.invitations o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'alert' THEN
      (SELECT o.name FROM app.alert_rules o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'api-token' THEN
      (SELECT o.name FROM app.api_tokens o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'schedule' THEN
      (SELECT o.name FROM app.schedules o WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
    WHEN 'membership' THEN
      (SELECT u.email FROM app.memberships o JOIN app.users u ON u.uid = o.user_uid AND u.deleted_at IS NULL
        WHERE o.account_id = l.account_id AND o.id = ${ROW_ID})
  END`;

export const ENTRY = `SELECT l.id, l.at, l.actor_kind AS "actorKind", u.email AS "actorEmail", u.name AS "actorName", l.action,
    l.object_kind AS "objectKind", l.object_id AS "objectId", ${OBJECT_NAME} AS "objectName",
    l.workspace_id AS "workspaceId", w.name AS "workspaceName", l.outcome, l.reason, host(l.ip) AS address, l.details
  FROM app.audit l
  LEFT JOIN app.users u ON u.uid = l.actor_uid AND u.deleted_at IS NULL
  LEFT JOIN app.workspaces w ON w.account_id = l.account_id AND w.id = l.workspace_id`;

const contains = (column: string, value: string): string =>
  `strpos(${foldCase(column)}, ${foldCase(`${value}::text`)}) > 0`;

export const actorMatches = (value: string): string =>
  `(${contains('u.name', value)} OR ${contains('u.email', value)})`;

/**
 * Returns SQL for whether the object's id equals a text or its name contains it. Objects of the account (`$1`) are looked up once.
 */
export const objectMatches = (
  value: string,
): string => `(l.object_id = ${value} OR (l.object_kind, l.object_id) IN (
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
      WHERE o.account_id = $1 AND ${contains('m.email', value)}
  ))`;
