import {
  COMMANDS,
  FAILED_STATUSES,
  goalOfCommand,
  IN_PROGRESS_STATUSES,
  isLeader,
  isMember,
  isUnhealthy,
  LINK_ROLES,
  STATUSES,
} from '@partyline/device-state';
import { instantSql, sqlList } from '../../db/columns.ts';
import { isActiveSql } from '../subscriptions/subscription-rules.sql.ts';

const GOES_ONLINE = COMMANDS.filter((command) => goalOfCommand(command) === 'online');

/** Whether instance `i` may be moved: negated `isRunning`, compared in sql-rules.test.ts. [GD-24] */
export const MOVABLE = `(i.state = 'offline' AND i.status NOT IN ${sqlList(IN_PROGRESS_STATUSES)}
    AND (coalesce(i.open_command, '') NOT IN ${sqlList(GOES_ONLINE)}
      OR i.status IN ${sqlList([...FAILED_STATUSES, 'deleted'])}))`;

/** The open command of instance `i`, if the portal knows it. */
export const OPEN_COMMAND = `CASE WHEN i.open_command IN ${sqlList(COMMANDS)} THEN
    json_build_object('action', i.open_command, 'since', ${instantSql('i.open_command_since')})
  END`;

/** Whether instance `i` has a newer version: `hasNewerVersion`, compared in sql-rules.test.ts. */
export const HAS_UPGRADE = `i.available_version NOT IN ('', i.version)`;

/**
 * Returns SQL of who is on the problem of instance `i`, as the user `uid` sees it: null once their access to its workspace has ended.
 * [PLUS-34]
 */
export const acknowledgementSql = (uid: string): string => `CASE WHEN i.acknowledged_by IS NOT NULL THEN (
    SELECT json_build_object('by', u.name, 'isMine', u.uid = ${uid}, 'until', ${instantSql('i.acknowledged_until')})
    FROM app.users u WHERE u.uid = i.acknowledged_by AND EXISTS (SELECT FROM app.active_memberships m
      WHERE m.user_uid = u.uid AND m.account_id = i.account_id
        AND (m.workspace_id IS NULL OR m.workspace_id = i.workspace_id))
  ) END`;

const LEADERS = LINK_ROLES.filter((linkRole) => isLeader({ linkRole }));
const MEMBERS = LINK_ROLES.filter((linkRole) => isMember({ linkRole }));

/** Dashboard columns in contract order: `i` instance, `w` workspace, `s` subscription; $1 is the caller. */
export const INSTANCE_COLUMNS = `
  i.vic_uuid AS "vicUuid", i.id, i.device_name AS "deviceName", i.kind AS "deviceType",
  i.device_model AS "deviceModel", i.version,
  s.plan AS subscription, s.id::text AS "subscriptionId", s.status AS "subscriptionStatus",
  coalesce(s.users, 0) AS "noOfUsers", i.connected_users AS "connectedUsers", s.billing_interval AS "interval",
  ${instantSql('s.current_period_end')} AS current_period_end,
  coalesce(s.cancel_status, false) AS "cancelStatus",
  ${instantSql('s.auto_renewal_date')} AS "autoRenewalDate",
  ${instantSql('s.expiration_date')} AS "expirationDate",
  CASE WHEN s.status = 'Past-Due' THEN ${instantSql('s.grace_ends_at')} END AS "graceEndsAt",
  i.deployment_target AS "deploymentTarget", i.deployment_target_id AS "deploymentTargetId",
  i.deployment_type AS "deploymentType",
  i.dns_host AS "dnsHost", i.host_name AS "hostName", i.ip,
  i.dns_status = 'ready' AS "isDnsPrepared", i.dns_status AS "DNSStatus",
  i.device_end_point AS "deviceEndPoint", i.port, i.ccmurl,
  i.state, i.status, i.progress, i.restart_required AS "restartRequired",
  i.plan_update_type AS "planUpdateType", i.node_type AS "nodeType",
  i.is_version_supported AS "isVersionSupported",
  ${HAS_UPGRADE} AS "hasUpgradeAvailable",
  nullif(i.available_version, '') AS "availableVersion",
  i.link_role AS "linkRole", i.leader_uuid AS leaderuuid,
  CASE WHEN i.link_role IN ${sqlList(LEADERS)} THEN (
    SELECT coalesce(json_agg(x.vic_uuid ORDER BY x.id), '[]') FROM app.instances x
    WHERE x.leader_uuid = i.vic_uuid AND x.workspace_id = i.workspace_id
      AND x.link_role IN ${sqlList(MEMBERS)} AND x.removed_at IS NULL
  ) ELSE '[]' END AS members,
  w.name AS "workSpaceName",
  EXISTS (SELECT FROM app.favorites f WHERE f.user_uid = $1 AND f.instance_id = i.id) AS "isFavorite",
  ${MOVABLE} AS movable,
  i.registered_by AS "registeredBy",
  ${instantSql('i.state_since')} AS "stateSince", ${instantSql('i.last_seen')} AS "lastSeen",
  CASE WHEN i.status IN ${sqlList(STATUSES.filter(isUnhealthy))} THEN nullif(i.failure_reason, '') END AS "failureReason",
  ${OPEN_COMMAND} AS "openCommand", ${acknowledgementSql('$1')} AS acknowledgement,
  i.epoch, i.sequence, i.row_version AS "rowVersion"`;

/**
 * Joins the shown subscription: the one not over, else the last ended. Unsorted, which saves a third of the time: at most one is
 * not over.
 */
export const SHOWN_SUBSCRIPTION = `LEFT JOIN app.subscriptions s
    ON s.instance_id = i.id AND s.deleted_at IS NULL AND (${isActiveSql('s')} OR NOT EXISTS (
      SELECT FROM app.subscriptions o
      WHERE o.instance_id = i.id AND o.deleted_at IS NULL AND (${isActiveSql('o')}
        OR (coalesce(o.current_period_end, '-infinity'), o.id) > (coalesce(s.current_period_end, '-infinity'), s.id))))`;
