import { emailIssue, emailKey } from '@partyline/validation';
import type { Database } from '../db/open-database.ts';
import { listPartners, type NamedAccount } from '../modules/partners/partners.repository.ts';
import { addPartner, removePartner, type PartnerChange } from '../modules/partners/partners.service.ts';
import { releaseForOperator } from '../modules/partners/release.service.ts';
import type { Outcome } from './run-command.ts';

export type PartnerCall =
  | { readonly command: 'partner list' }
  | { readonly command: 'partner release'; readonly accountId: number }
  | { readonly command: 'partner add' | 'partner remove'; readonly account: NamedAccount };

/** Parses the account of a partner: its number, or its owner's e-mail address; null for anything else. [HZ-6] */
export function parseNamedAccount(text: string): NamedAccount | null {
  const trimmed = text.trim();
  if (/^[1-9]\d{0,14}$/.test(trimmed)) return { id: Number(trimmed) };
  return emailIssue(trimmed) === null ? { ownerKey: emailKey(trimmed) } : null;
}

/** Adds, removes or lists authorized partners, or releases a customer of one. [HZ-6] */
export async function runPartnerCall(database: Database, call: PartnerCall): Promise<Outcome> {
  if (call.command === 'partner list') return listAll(database);
  if (call.command === 'partner release') return releaseCustomer(database, call.accountId);
  const isAdded = call.command === 'partner add';
  const changed = await (isAdded ? addPartner : removePartner)(database, call.account);
  if (!changed.ok) return { isRefused: true, lines: linesOf(changed) };
  const { id, name } = changed.account;
  const line = `Account ${id} “${name}” is ${isAdded ? 'an authorized partner' : 'no partner any more'}.`;
  return { isRefused: false, lines: [line] };
}

async function releaseCustomer(database: Database, accountId: number): Promise<Outcome> {
  const row = await releaseForOperator(database, accountId);
  const line =
    row === null
      ? `Account ${accountId} is no partner's customer.`
      : `Account ${accountId} “${row.company}” buys for itself; what “${row.partner}” paid for runs to its end.`;
  return { isRefused: row === null, lines: [line] };
}

async function listAll(database: Database): Promise<Outcome> {
  const partners = await listPartners(database);
  const lines = partners.map(({ id, name, owner }) => `${id} “${name}”: ${owner ?? 'no owner'}`);
  return { isRefused: false, lines: lines.length === 0 ? ['There is no partner.'] : lines };
}

function linesOf({ refusal, accounts }: Extract<PartnerChange, { ok: false }>): readonly string[] {
  const [account] = accounts;
  if (account === undefined) return ['There is no such account.'];
  const name = `Account ${account.id} “${account.name}”`;
  switch (refusal) {
    case 'several': {
      const named = accounts.map((each) => `${each.id} “${each.name}”`).join(', ');
      return [`This user owns several accounts, so name one by its number: ${named}.`];
    }
    case 'partner-already':
      return [`${name} is a partner already.`];
    case 'customer':
      return [`${name} is the customer of a partner and cannot be one.`];
    default:
      return [`${name} is no partner.`];
  }
}
