/** Where an association leads: an account, or one workspace of it. */
export interface AssociationPlace {
  readonly accountId: number;
  /** null for an account-level role. */
  readonly workspaceId: number | null;
}

/** What a token names; both are null in the token of somebody who has not chosen. */
export interface NamedPlace {
  readonly accountId: number | null;
  readonly workspaceId: number | null;
}

function onlyOne<Place>(places: readonly Place[]): Place | null {
  return places.length === 1 ? (places[0] ?? null) : null;
}

/**
 * The association a session is in: the one the token names if the person still has it, else the only one they have in the
 * account it names, else their only one at all. Null: they must choose. [ROUTE-14, ROUTE-16, ROUTE-17, GC-14]
 */
export function chosenAssociation<Place extends AssociationPlace>(
  associations: readonly Place[],
  named: NamedPlace,
): Place | null {
  const inAccount = associations.filter(({ accountId }) => accountId === named.accountId);
  const held = inAccount.find(({ workspaceId }) => workspaceId === named.workspaceId);
  return held ?? onlyOne(inAccount) ?? onlyOne(associations);
}
