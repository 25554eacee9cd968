import { effectiveRole, type StoredRole } from '@partyline/roles';
import { isPartnerDenying, isTrialDenying, type AccountCircumstances } from './plan-denials.ts';

/** Returns what a member reads about their account's denials; null for none. [GC-5, GC-15, GP-6] */
export function planNoteOf(
  role: StoredRole | null,
  circumstances: AccountCircumstances,
): 'trial' | 'free' | 'partner' | null {
  if (role !== null && effectiveRole(role, circumstances.planType) === 'trial') return 'trial';
  if (isTrialDenying(circumstances)) return 'free';
  return isPartnerDenying(circumstances) ? 'partner' : null;
}
