import type { StoredRole } from '@partyline/roles';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { requestMails } from '../../jobs/request-mail.ts';
import { notifyUsers } from '../notifications/notify-users.ts';

/** They pay. */
export const TAX_NOTICE_ROLES = ['account-owner'] as const satisfies readonly StoredRole[];

export type TaxNotice = 'added' | 'no-location';

interface Owner {
  readonly membershipId: string;
  readonly uid: Tables['memberships']['user_uid'];
  readonly account: Tables['accounts']['name'];
}

/** Notifies the owners of an account of its tax, also by mail. */
export async function tellOwnersOfTax(tx: Db, accountId: number, notice: TaxNotice): Promise<void> {
  const { rows: owners } = await tx.query<Owner>({
    name: 'owners-told-of-tax',
    text: `SELECT m.id::text AS "membershipId", m.user_uid AS uid, a.name AS account
      FROM app.active_memberships m JOIN app.accounts a ON a.id = m.account_id
      JOIN app.roles r ON r.id = m.role_id AND r.name = ANY ($2::text[])
      WHERE m.account_id = $1 ORDER BY m.id`,
    values: [accountId, [...TAX_NOTICE_ROLES]],
  });
  const [first] = owners;
  if (first === undefined) return;
  const { account } = first;
  const uids = owners.map(({ uid }) => uid);
  await notifyUsers(tx, uids, {
    code: notice === 'added' ? 'tax-added' : 'tax-location-missing',
    params: { account },
    accountId,
    workspaceId: null,
  });
  const mails = owners.map(({ membershipId: id }) => ({ id, version: 1, accountId }));
  await requestMails(tx, 'tax-changed', mails);
}
