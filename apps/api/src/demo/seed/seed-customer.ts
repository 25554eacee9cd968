import { insertRow } from '@partyline/rows';
import { ROLES } from '@partyline/roles';
import type { Db } from '../../db/open-database.ts';
import type { DemoPartner } from '../data/demo-types.ts';

/** Finds a partner's account; null once it is closed, has another owner, or is no partner any more. */
export async function findPartner(tx: Db, { account, owner }: DemoPartner): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `SELECT a.id FROM app.accounts a JOIN app.current_memberships m ON m.account_id = a.id
     WHERE a.name = $1 AND a.customer_status = 'AUTHORIZED_PARTNER' AND a.deleted_at IS NULL
       AND m.user_uid = $2 AND m.role_id = ${ROLES['account-owner'].id}`,
    [account, owner],
  );
  return rows[0]?.id ?? null;
}

export interface SeededCustomer {
  readonly partnerId: number;
  readonly accountId: number;
  readonly company: string;
}

/** Writes a customer that has accepted its partner's offer. [HZ-6] */
export async function insertCustomer(
  tx: Db,
  { partnerId, accountId, company }: SeededCustomer,
  { offeredTo: email, owner }: DemoPartner,
): Promise<void> {
  const now = new Date();
  const columns = {
    ...{ partner_id: partnerId, account_id: accountId, email, company, state: 'active' },
    ...{ added_by: owner, sent_at: now, accepted_at: now, expires_at: now },
  };
  await insertRow(tx, 'partner_customers', columns, 'id');
}
