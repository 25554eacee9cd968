import type { Language } from '@partyline/display';
import type { Db } from '../../db/open-database.ts';
import { foldAddress } from '../../db/fold-case.ts';
import { wordNotification } from '../../records/notifications/word-notification.ts';

/** Returns SQL of an instant in wire format (UTC) or null. [GX-27] */
const at = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns SQL for whether a non-empty column holds the user's own e-mail. */
const IS_OWN_ADDRESS = (column: string): string =>
  `u.email <> '' AND ${foldAddress(column)} = ${foldAddress('u.email')}`;

/** Stored data of user `u`, a list per kind. Objects they acted on only by id or code, since names and owners may have changed. */
const KINDS: Readonly<Record<string, string>> = {
  memberships: `SELECT m.account_id AS "accountId", CASE WHEN m.removed_at IS NULL THEN a.name END AS "accountName",
      m.workspace_id AS "workspaceId", CASE WHEN m.removed_at IS NULL THEN w.name END AS "workspaceName",
      r.name AS role, ${at('m.created_at')} AS since, ${at('m.ends_at')} AS "endsAt",
      ${at('m.suspended_at')} AS "suspendedAt", ${at('m.removed_at')} AS "removedAt"
    FROM app.memberships m JOIN app.roles r ON r.id = m.role_id JOIN app.accounts a ON a.id = m.account_id
    LEFT JOIN app.workspaces w ON w.id = m.workspace_id WHERE m.user_uid = u.uid ORDER BY m.id`,
  sessions: `SELECT s.browser, s.system, s.has_second_factor AS "hasSecondFactor", host(s.address) AS address, ${at('s.signed_in_at')} AS "signedInAt",
      ${at('s.last_used_at')} AS "lastUsedAt", ${at('s.ended_at')} AS "endedAt"
    FROM app.sessions s WHERE s.user_uid = u.uid ORDER BY s.signed_in_at`,
  apiTokens: `SELECT t.account_id AS "accountId", t.name, t.scopes, ${at('t.created_at')} AS "createdAt",
      ${at('t.expires_at')} AS "expiresAt", ${at('t.last_used_at')} AS "lastUsedAt", ${at('t.revoked_at')} AS "revokedAt"
    FROM app.api_tokens t WHERE t.user_uid = u.uid ORDER BY t.id`,
  favorites: `SELECT i.vic_uuid AS "vicUuid", ${at('f.created_at')} AS since
    FROM app.favorites f JOIN app.instances i ON i.id = f.instance_id WHERE f.user_uid = u.uid ORDER BY f.created_at`,
  // Messages that name another user are left out, with their parameters.
  notifications: `SELECT CASE WHEN n.names_uid IS NULL THEN n.message END AS message, n.language, n.code,
      CASE WHEN n.names_uid IS NULL THEN n.params END AS params, n.event, ${at('n.created_at')} AS at
    FROM app.notifications n WHERE n.user_uid = u.uid ORDER BY n.id`,
  notificationsSwitchedOff: `SELECT m.kind, m.channel, ${at('m.created_at')} AS since
    FROM app.notification_mutes m WHERE m.user_uid = u.uid ORDER BY m.kind, m.channel`,
  notificationMarks: `SELECT k.notification_id AS "notificationId", ${at('k.read_at')} AS "readAt",
      ${at('k.processed_at')} AS "processedAt", ${at('k.deleted_at')} AS "deletedAt"
    FROM app.notification_marks k WHERE k.user_uid = u.uid ORDER BY k.notification_id`,
  invitationsReceived: `SELECT i.account_id AS "accountId", i.workspace_id AS "workspaceId", i.email, r.name AS role, i.status,
      ${at('i.created_at')} AS "createdAt", ${at('i.expires_at')} AS "expiresAt", ${at('i.accepted_at')} AS "acceptedAt"
    FROM app.invitations i JOIN app.roles r ON r.id = i.role_id
    WHERE i.accepted_by = u.uid OR ${IS_OWN_ADDRESS('i.email')} ORDER BY i.id`,
  invitationsSent: `SELECT i.account_id AS "accountId", i.workspace_id AS "workspaceId", r.name AS role, i.status,
      ${at('i.created_at')} AS "createdAt"
    FROM app.invitations i JOIN app.roles r ON r.id = i.role_id WHERE i.invited_by = u.uid ORDER BY i.id`,
  accessRequests: `SELECT q.account_id AS "accountId", q.act, q.workspace_id AS "workspaceId", r.name AS role, ${at('q.ends_at')} AS "endsAt",
      q.state, ${at('q.requested_at')} AS "requestedAt", ${at('q.answered_at')} AS "answeredAt"
    FROM app.access_requests q JOIN app.roles r ON r.id = q.role_id WHERE q.user_uid = u.uid ORDER BY q.requested_at`,
  accessRequestsReceived: `SELECT q.account_id AS "accountId", q.act, q.workspace_id AS "workspaceId", q.state,
      q.answered_by IS NOT DISTINCT FROM u.uid AS "answeredByMe", ${at('q.requested_at')} AS "requestedAt"
    FROM app.access_request_receivers v JOIN app.access_requests q ON q.id = v.request_id
    WHERE v.user_uid = u.uid ORDER BY q.requested_at`,
  ownershipActions: `SELECT o.kind, o.account_id AS "accountId", o.workspace_id AS "workspaceId", o.state,
      o.from_uid = u.uid AS "fromMe", ${at('o.created_at')} AS "createdAt", ${at('o.closed_at')} AS "closedAt"
    FROM app.ownership_actions o
    WHERE o.from_uid = u.uid OR o.to_uid = u.uid OR ${IS_OWN_ADDRESS('o.to_email')} ORDER BY o.created_at`,
  leads: `SELECT l.email, l.first_name AS "firstName", l.last_name AS "lastName", l.company, l.market_code AS "marketCode",
      l.country, l.us_state AS state, l.data_usage AS "dataUsage", l.contact_consent AS "contactConsent",
      ${at('l.created_at')} AS "createdAt"
    FROM app.leads l WHERE ${IS_OWN_ADDRESS('l.email')} ORDER BY l.id`,
  contactRequests: `SELECT c.name, c.email, c.message, ${at('c.created_at')} AS "createdAt"
    FROM app.contact_requests c WHERE c.user_uid = u.uid OR ${IS_OWN_ADDRESS('c.email')} ORDER BY c.id`,
  feedback: `SELECT f.rating, f.categories, f.message, f.name, f.email, f.page, f.app_version AS "appVersion",
      ${at('f.created_at')} AS "createdAt"
    FROM app.feedback f WHERE f.user_uid = u.uid OR ${IS_OWN_ADDRESS('f.email')} ORDER BY f.id`,
  announcementMarks: `SELECT k.announcement_id AS "announcementId", ${at('k.seen_at')} AS "seenAt",
      ${at('k.clicked_at')} AS "clickedAt", ${at('k.dismissed_at')} AS "dismissedAt"
    FROM app.announcement_marks k WHERE k.user_uid = u.uid ORDER BY k.announcement_id`,
  registeredDevices: `SELECT i.vic_uuid AS "vicUuid", ${at('i.created_at')} AS "createdAt"
    FROM app.instances i WHERE i.registered_by = u.uid ORDER BY i.id`,
  commands: `SELECT i.vic_uuid AS "vicUuid", c.action, c.outcome, ${at('c.given_at')} AS at
    FROM app.instance_commands c JOIN app.instances i ON i.id = c.instance_id WHERE c.given_by = u.uid ORDER BY c.given_at`,
  deviceHistory: `SELECT i.vic_uuid AS "vicUuid", h.kind, h.action, ${at('h.at')} AS at
    FROM app.instance_history h JOIN app.instances i ON i.id = h.instance_id WHERE h.actor_uid = u.uid ORDER BY h.id`,
  purchases: `SELECT c.account_id AS "accountId", c.plan, c.users, c.billing_interval AS "interval", c.state,
      ${at('c.created_at')} AS at
    FROM app.checkouts c WHERE c.user_uid = u.uid ORDER BY c.created_at`,
  schedules: `SELECT c.account_id AS "accountId", c.workspace_id AS "workspaceId", c.name, c.action, c.recurrence,
      ${at('c.created_at')} AS "createdAt"
    FROM app.schedules c WHERE c.owner_uid = u.uid ORDER BY c.id`,
  auditLog: `SELECT l.account_id AS "accountId", l.action, l.object_kind AS "objectKind",
      CASE WHEN l.object_kind <> 'user' OR l.object_id = u.uid THEN l.object_id END AS "objectId", l.outcome, l.reason,
      CASE WHEN l.actor_uid = u.uid THEN host(l.ip) END AS ip, l.actor_uid IS NOT DISTINCT FROM u.uid AS "byMe",
      ${at('l.at')} AS at
    FROM app.audit l WHERE l.actor_uid = u.uid OR l.object_kind = 'user' AND l.object_id = u.uid ORDER BY l.id`,
};

const PERSON = `SELECT u.uid, u.email, u.name, u.first_name AS "firstName", u.last_name AS "lastName", u.company, u.country,
    u.us_state AS state, u.market_code AS "marketCode", u.data_usage AS "dataUsage",
    u.contact_consent AS "contactConsent", u.language, u.provider, u.photo_url AS "photoURL", u.register_state AS "registerState",
    u.eula_version AS "acceptedEulaVersion", u.eula_language AS "acceptedEulaLanguage",
    ${at('u.eula_accepted_at')} AS "eulaAcceptedAt", ${at('u.email_proved_at')} AS "emailProvedAt",
    ${at('u.tokens_valid_after')} AS "loggedOutEverywhereAt", ${at('u.created_at')} AS "createdAt",
    ${at('u.last_active_at')} AS "lastActiveAt"`;

const LISTS = Object.entries(KINDS).map(
  ([kind, select]) => `'${kind}', (SELECT coalesce(json_agg(to_json(k)), '[]') FROM (${select}) k)`,
);

type StoredMessage = Parameters<typeof wordNotification>[0];

interface OwnData extends Readonly<Record<string, unknown>> {
  readonly notifications: readonly (Omit<StoredMessage, 'message'> & { readonly message: string | null })[];
}

/**
 * Returns a user's stored data, and nothing about others, its notifications worded in a language; null for an unknown user. [HZ-16,
 * PLUS-24]
 */
export async function readOwnData(db: Db, uid: string, language: Language): Promise<object | null> {
  const { rows } = await db.query<{ data: string }>({
    name: 'read-own-data',
    text: `SELECT json_build_object('person', (SELECT to_json(p) FROM (${PERSON}) p), ${LISTS.join(', ')})::text AS data
      FROM app.users u WHERE u.uid = $1 AND u.deleted_at IS NULL`,
    values: [uid],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const data = JSON.parse(row.data) as OwnData; // the statement above builds it
  const notifications = data.notifications.map(({ message, ...stored }) => ({
    ...stored,
    // Of a stored sentence only.
    language: null,
    ...(message === null ? { message } : wordNotification({ ...stored, message }, language)),
  }));
  return { ...data, notifications };
}
