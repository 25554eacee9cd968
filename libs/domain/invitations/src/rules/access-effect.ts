import { outranks, type StoredRole } from '@partyline/roles';
import type { AccessTerms } from './owner-limit.ts';

/** The access of a row before a change. */
export interface GrantedAccess {
  readonly role: StoredRole;
  /** Unix milliseconds; null: never. */
  readonly endsAtMs: number | null;
  readonly isSuspended: boolean;
}

/** A change of an access; omitted fields stay unchanged. */
export interface AccessChange extends AccessTerms {
  readonly role?: StoredRole | undefined;
}

/** What a change does to an access; both if it lowers the role and removes the end date, for example. */
export interface AccessEffect {
  readonly takes: boolean;
  readonly gives: boolean;
}

/**
 * Returns whether a change takes access away, gives more, or both. A lower role, a nearer end date and a suspension take; a higher
 * role, a later or no end date and the end of a suspension give. Roles that cannot be compared, because the table of levels lacks
 * one, and end dates that are no number do both, so that they need both rights. [HZ-4, GC-6, GC-12, PLUS-4, PLUS-5]
 */
export function accessEffectOf(held: GrantedAccess, change: AccessChange): AccessEffect {
  const { role = held.role, endsAtMs = held.endsAtMs, isSuspended = held.isSuspended } = change;
  const [end, nextEnd] = [held.endsAtMs ?? Infinity, endsAtMs ?? Infinity];
  const isOtherRole = role !== held.role;
  const isOtherEnd = nextEnd !== end;
  return {
    takes:
      (isOtherRole && !outranks(role, held.role)) ||
      (isOtherEnd && !(nextEnd > end)) ||
      (isSuspended && !held.isSuspended),
    gives:
      (isOtherRole && !outranks(held.role, role)) ||
      (isOtherEnd && !(nextEnd < end)) ||
      (!isSuspended && held.isSuspended),
  };
}
