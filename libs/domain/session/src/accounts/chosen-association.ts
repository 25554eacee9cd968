/** An account, or one workspace of it. */
export interface AssociationPlace {
  readonly accountId: number;
  /** null for an account-level role. */
  readonly workspaceId: number | null;
}

/** The place in a token; both null before the user has chosen. */
export interface NamedWorkspace {
  readonly accountId: number | null;
  readonly workspaceId: number | null;
}

function onlyOne<Place>(places: readonly Place[]): Place | null {
  return places.length === 1 ? (places[0] ?? null) : null;
}

/**
 * Returns the association that the token names, else the only one in its account, else the only one; null: the user must choose.
 * [ROUTE-14, ROUTE-16, ROUTE-17, GC-14]
 */
export function chosenAssociation<Place extends AssociationPlace>(
  associations: readonly Place[],
  named: NamedWorkspace,
): Place | null {
  const inAccount = associations.filter(({ accountId }) => accountId === named.accountId);
  const held = inAccount.find(({ workspaceId }) => workspaceId === named.workspaceId);
  return held ?? onlyOne(inAccount) ?? onlyOne(associations);
}

/** Spelt as in the specification. [ACCT-1, GA-8] */
export const ACCOUNT_STATES = ['ready', 'loading', 'Failed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export interface AccountFacts {
  /** null: no account chosen. */
  readonly accountId: number | null;
  readonly hasRegistrationFailed: boolean;
}

/** Returns the account state at the start or end of a session. [ACCT-1, GA-8] */
export function accountStateOf({ accountId, hasRegistrationFailed }: AccountFacts): AccountState {
  if (hasRegistrationFailed) return 'Failed';
  return accountId === null ? 'loading' : 'ready';
}

/** Returns whether a user is offered an account of their own: only while they own none. [ACCT-14] */
export function isOwnAccountOffered(associations: readonly { readonly role: string }[]): boolean {
  return !associations.some(({ role }) => role === 'account-owner');
}
