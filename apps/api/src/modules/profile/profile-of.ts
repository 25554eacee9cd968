import type { Profile } from '@partyline/contract';
import { can, type PermissionDecision } from '@partyline/permissions';
import { accountSubject } from '../../http/authorization/authorize.ts';
import type { Caller } from '../../http/authorization/caller.ts';
import { acceptedDateOf } from '../users/user/accepted-date.ts';
import type { ProfileKey, ProfileRow } from './profile.repository.ts';

const NO_MARKET: Profile['marketCode'] = { value: '', label: '' };

/** Returns the profile in wire format, with empty texts. [API-12, ENT-24] */
export function profileOf(row: ProfileRow, caller: Caller): Profile {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    company: row.company,
    marketCode: row.marketCode ?? NO_MARKET,
    country: row.country ?? '',
    state: row.state ?? '',
    dataUsage: row.dataUsage,
    contactConsent: row.contactConsent,
    email: row.email,
    accountName: row.accountName,
    canRenameAccount: renameDecision(caller)?.allowed === true,
    t_c_accepted_date: acceptedDateOf(row.eulaAcceptedAt),
  };
}

/** Returns whether the caller may rename their account; null without one. [GA-32] */
export function renameDecision({ account, ...caller }: Caller): PermissionDecision | null {
  if (account === null) return null;
  return can(accountSubject({ ...caller, account }), 'rename', { kind: 'account', branch: 'accountName' });
}

export function keyOf({ uid, account }: Caller): ProfileKey {
  return { uid, accountId: account?.id ?? null };
}
