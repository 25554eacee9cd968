/** An account, or one workspace of it. */
export interface AssociationPlace {
  readonly accountId: number;
  /** null for an account-level role. */
  readonly workspaceId: number | null;
}

/** The place in a token; both null before the user has chosen. */
export interface NamedPlace {
  readonly accountId: number | null;
  readonly workspaceId: number | null;
}

function onlyOne<Place>(places: readonly Place[]): Place | null {
  return places.length === 1 ? (places[0] ?? null) : null;
}

/**
 * Returns the session's association: the one the token names, else the only one in its account, else the only one. null:
 * the user must choose. [ROUTE-14, ROUTE-16, ROUTE-17, GC-14]
 */
export function chosenAssociation<Place extends AssociationPlace>(
  associations: readonly Place[],
  named: NamedPlace,
): Place | null {
  const inAccount = associations.filter(({ accountId }) => accountId === named.accountId);
  const held = inAccount.find(({ workspaceId }) => workspaceId === named.workspaceId);
  return held ?? onlyOne(inAccount) ?? onlyOne(associations);
}
