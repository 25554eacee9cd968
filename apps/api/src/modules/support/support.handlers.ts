import type { SupportMembership } from '@partyline/contract';
import { DEFAULT_LANGUAGE } from '@partyline/display';
import { EMPTY_TREE, permissionTreeFor, type PermissionTree } from '@partyline/permissions';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { findMember } from '../../http/authorization/load-caller.ts';
import { requestScope } from '../../http/authorization/request-scope.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { readHistory } from '../../records/instances/history.repository.ts';
import { historyEntryOf } from '../../records/instances/instance-history.service.ts';
import { whoCanForSupport } from '../who-can/who-can.service.ts';
import { findDevice, findUsers, listMemberships, listSent, type SupportUser } from './support.repository.ts';

type SupportRoutes = 'supportDeviceHistory' | 'supportRights' | 'supportWhoCan' | 'supportNotifications';

/** Handles the calls of support: a device's history, a user's rights and notifications, who can do an act. Audited first. [PLUS-25] */
export function supportHandlers(database: Database): Pick<Handlers, SupportRoutes> {
  return {
    supportDeviceHistory: async ({ params: { vicUuid }, query: { limit, cursor } }) => {
      const found = await findDevice(database, vicUuid);
      if (found === undefined) throw new ApiFailure('not-found');
      const { id: instanceId, ...device } = found;
      const object = { kind: 'instance', id: vicUuid };
      await auditSupport(database, 'support.device-history', device.accountId, object);
      const rows = await readHistory(database, { instanceId, before: cursor ?? null, atMost: limit + 1 });
      const entries = rows.slice(0, limit).map((row) => historyEntryOf(row, () => true));
      const last = rows.length > limit ? entries.at(-1) : undefined;
      return { device, entries, nextCursor: last === undefined ? null : String(last.id) };
    },
    supportRights: async ({ query: { email } }) => {
      const users = await requireUsers(database, email, 'support.rights');
      return Promise.all(
        users.map(async ({ uid, ...user }) => ({ ...user, memberships: await rightsOf(database, uid) })),
      );
    },
    supportWhoCan: async ({ query }) => {
      const found = await whoCanForSupport(database, query, Date.now());
      if (found === undefined) throw new ApiFailure('not-found');
      const { accountId, answer } = found;
      const { device, workspace } = answer;
      const object =
        device === null
          ? workspace === null
            ? { kind: 'account', id: String(accountId) }
            : { kind: 'workspace', id: String(workspace.id) }
          : { kind: 'instance', id: device.vicUuid };
      await auditSupport(database, 'support.who-can', accountId, object);
      return answer;
    },
    supportNotifications: async ({ query: { email } }) => {
      const users = await requireUsers(database, email, 'support.notifications');
      return listSent(
        database,
        users.map(({ uid }) => uid),
        // What support reads stays English.
        DEFAULT_LANGUAGE,
      );
    },
  };
}

/** Finds an address's users, after auditing the access in their accounts. */
async function requireUsers(db: Db, email: string, action: string): Promise<readonly SupportUser[]> {
  const users = await findUsers(db, email);
  if (users.length === 0) throw new ApiFailure('not-found');
  for (const { uid } of users) {
    const accounts = new Set((await listMemberships(db, uid)).map(({ accountId }) => accountId));
    const object = { kind: 'user', id: uid };
    if (accounts.size === 0) await auditSupport(db, action, null, object);
    for (const accountId of accounts) await auditSupport(db, action, accountId, object);
  }
  return users;
}

async function rightsOf(db: Db, uid: string): Promise<SupportMembership[]> {
  const memberships = await listMemberships(db, uid);
  return Promise.all(
    memberships.map(async (membership) => {
      const member = membership.isActive ? await findMember(db, uid, membership.accountId) : null;
      const account = member?.account;
      const tree =
        account === undefined
          ? EMPTY_TREE
          : permissionTreeFor({
              role: membership.role,
              accountPlanType: account.planType,
              customerStatus: account.customerStatus,
            });
      return { ...membership, rights: copyOf(tree) };
    }),
  );
}

function copyOf({ account, workspace, instance }: PermissionTree): SupportMembership['rights'] {
  return {
    account: {
      workspace: [...account.workspace],
      subscription: [...account.subscription],
      accountName: [...account.accountName],
    },
    workspace: {
      default: [...workspace.default],
      shared: [...workspace.shared],
      orphanage: [...workspace.orphanage],
      invited: [...workspace.invited],
    },
    instance: [...instance],
  };
}

function auditSupport(
  db: Db,
  action: string,
  accountId: number | null,
  object: { readonly kind: string; readonly id: string },
): Promise<void> {
  const scope = requestScope();
  return writeAudit(db, {
    accountId,
    actor: { kind: 'system' },
    action,
    object,
    outcome: 'done',
    requestId: scope?.requestId ?? null,
    details: { supportToken: scope?.supportToken?.name ?? null },
  });
}
