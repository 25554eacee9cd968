import type { Database } from '../db/open-database.ts';
import { requestTax } from '../modules/payments/tax/apply-tax.service.ts';
import { listUntaxedAccounts, type UntaxedAccount } from '../modules/payments/tax/tax.repository.ts';
import type { Outcome } from './run-command.ts';

const LISTED_AT_MOST = 500;
const NONE = 'Tax is added to every subscription that the provider bills.';

/** Lists what bears no tax, or requests that it does. */
export function runTaxCall(database: Database, command: 'tax list' | 'tax apply'): Promise<Outcome> {
  return command === 'tax list' ? listTax(database) : applyTax(database);
}

/** Lists the accounts with subscriptions that bear no tax; those that were asked in vain last. */
async function listTax(database: Database): Promise<Outcome> {
  const accounts = await listUntaxedAccounts(database, LISTED_AT_MOST);
  return { isRefused: false, lines: accounts.length === 0 ? [NONE] : accounts.map(lineOf) };
}

function lineOf({ id, name, subscriptions, refusedAt }: UntaxedAccount): string {
  const state =
    refusedAt === null
      ? 'not applied yet'
      : `the address tells no tax; the owners were told on ${refusedAt.toISOString()}`;
  return `${id} “${name}”: ${subscriptions} without tax, ${state}`;
}

/** Requests the tax of these accounts from the nodes. */
async function applyTax(database: Database): Promise<Outcome> {
  const { requested, isMore } = await requestTax(database);
  if (requested === 0) return { isRefused: false, lines: [NONE] };
  const asked = `Asked the nodes to add tax to the subscriptions of ${requested} accounts; “tax list” shows what is left.`;
  return { isRefused: false, lines: isMore ? [asked, 'There are more: repeat it afterwards.'] : [asked] };
}
