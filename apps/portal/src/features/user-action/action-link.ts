import { parseUserAction, type UserAction } from '@partyline/session';

/** The action and code of a mailed link. */
export interface ActionLink {
  readonly action: UserAction;
  readonly code: string;
}

/** Returns the value of a parameter; several as an array, which is invalid. */
function parameter(query: URLSearchParams, name: string): unknown {
  const values = query.getAll(name);
  return values.length > 1 ? values : values[0];
}

/** Parses the query of a link. [ERR-20, ERR-21, ERR-22, GA-13, GR-6] */
export function readActionLink(search: string): ReturnType<typeof parseUserAction> {
  const query = new URLSearchParams(search);
  return parseUserAction({ mode: parameter(query, 'mode'), oobCode: parameter(query, 'oobCode') });
}
