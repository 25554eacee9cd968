import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { lockNamedAccounts, type NamedAccount } from '../modules/partners/partners.repository.ts';
import { writeAudit } from '../records/audit/write-audit.ts';
import { writeSilentNotification } from '../records/notifications/write-notification.ts';
import type { Outcome } from './run-command.ts';

export interface CustomerNumberCall {
  readonly command: 'customer-number set' | 'customer-number clear';
  readonly account: NamedAccount;
  /** null: the account has none any more. */
  readonly customerNumber: string | null;
}

/** As accounting writes it, e.g. K-2026/0042. */
const FORM = /^[A-Za-z0-9][A-Za-z0-9./_-]{0,39}$/;

export const CUSTOMER_NUMBER_MISTAKE =
  'A customer number must have 1 to 40 letters, digits, dots, slashes, hyphens or underscores, and begin with a letter or digit.';

/** Returns whether the text can be a customer number. [ENT-16] */
export function isCustomerNumber(text: string): boolean {
  return FORM.test(text);
}

/** Sets or clears an account's customer number, which its users see in the settings; audited. [ENT-16] */
export function runCustomerNumberCall(
  database: Database,
  { account: named, customerNumber }: CustomerNumberCall,
): Promise<Outcome> {
  return inTransaction(database, async (tx): Promise<Outcome> => {
    const [account, ...more] = await lockNamedAccounts(tx, named);
    if (account === undefined) return { isRefused: true, lines: ['There is no such account.'] };
    const { id, name } = account;
    if (more.length > 0) {
      const all = [account, ...more].map((each) => `${each.id} “${each.name}”`).join(', ');
      return {
        isRefused: true,
        lines: [`This user owns several accounts, so name one by its number: ${all}.`],
      };
    }
    await tx.query({
      name: 'write-customer-number',
      text: 'UPDATE app.accounts SET customer_number = $2 WHERE id = $1',
      values: [id, customerNumber],
    });
    await writeAudit(tx, {
      accountId: id,
      actor: { kind: 'system' },
      action: 'account.customer-number',
      object: { kind: 'account', id: String(id) },
      outcome: 'done',
    });
    await writeSilentNotification(tx, { accountId: id }, { event: 'refresh token' });
    const is = customerNumber === null ? 'has no customer number' : `is customer ${customerNumber}`;
    return { isRefused: false, lines: [`Account ${id} “${name}” ${is}.`] };
  });
}
