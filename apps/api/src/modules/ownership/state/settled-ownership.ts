import { nextOwnership, type OwnershipState } from '@partyline/workspaces';

/** Returns the account's ownership without expired transfers and those without a party. [GO-3, GO-6] */
export function settledOwnership(ownership: OwnershipState, nowMs: number): OwnershipState {
  const settled = nextOwnership(ownership, { type: 'members-changed', members: ownership.members }, nowMs);
  if (!settled.ok) throw new Error(`The memberships of an account break a rule: ${settled.error}.`);
  return settled.value;
}
