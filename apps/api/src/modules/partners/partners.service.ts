import { isAuthorizedPartner, isB2C, type CustomerStatus } from '@partyline/roles';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import {
  lockNamedAccounts,
  writeCustomerStatus,
  type FoundAccount,
  type NamedAccount,
} from './partners.repository.ts';
import { releaseCustomersOf } from './release.service.ts';

/** Why no partner was made or removed. */
export type PartnerRefusal =
  | 'unknown'
  /** The address owns several accounts: name one by its number. */
  | 'several'
  | 'partner-already'
  | 'no-partner'
  /** A partner's customer. */
  | 'customer';

export type PartnerChange =
  | { readonly ok: true; readonly account: FoundAccount }
  | { readonly ok: false; readonly refusal: PartnerRefusal; readonly accounts: readonly FoundAccount[] };

/** Makes an account an authorized partner. Refused for a partner and for a partner's customer. [HZ-6, GP-5] */
export function addPartner(database: Database, named: NamedAccount): Promise<PartnerChange> {
  return changePartner(database, named, async (tx, account) => {
    if (isAuthorizedPartner(account.status)) return 'partner-already';
    if (!isB2C(account.status)) return 'customer';
    await change(tx, account, 'AUTHORIZED_PARTNER', 'partner.add');
    return null;
  });
}

/** Makes a partner a direct customer again, and releases its customers. [HZ-6, GP-5] */
export function removePartner(database: Database, named: NamedAccount): Promise<PartnerChange> {
  return changePartner(database, named, async (tx, account) => {
    if (!isAuthorizedPartner(account.status)) return 'no-partner';
    await releaseCustomersOf(tx, account.id);
    await change(tx, account, 'B2C', 'partner.remove');
    return null;
  });
}

function changePartner(
  database: Database,
  named: NamedAccount,
  work: (tx: Db, account: FoundAccount) => Promise<PartnerRefusal | null>,
): Promise<PartnerChange> {
  return inTransaction(database, async (tx): Promise<PartnerChange> => {
    const accounts = await lockNamedAccounts(tx, named);
    const [account, ...more] = accounts;
    if (account === undefined) return { ok: false, refusal: 'unknown', accounts };
    if (more.length > 0) return { ok: false, refusal: 'several', accounts };
    const refusal = await work(tx, account);
    return refusal === null ? { ok: true, account } : { ok: false, refusal, accounts };
  });
}

async function change(
  tx: Db,
  { id: accountId }: FoundAccount,
  status: CustomerStatus,
  action: 'partner.add' | 'partner.remove',
): Promise<void> {
  await writeCustomerStatus(tx, accountId, status);
  await writeAudit(tx, {
    accountId,
    actor: { kind: 'system' },
    action,
    object: { kind: 'account', id: String(accountId) },
    outcome: 'done',
  });
  await writeSilentNotification(tx, { accountId }, { event: 'subscription update' });
}
