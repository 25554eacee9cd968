import { parseUserAction, type UserAction } from '@partyline/session';

/** What the link of a mail asks for, and its code. */
export interface ActionLink {
  readonly action: UserAction;
  readonly code: string;
}

interface ActionQuery {
  readonly mode: string | null;
  readonly oobCode: string | null;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The query of the link, once it is removed from the address: a reload of the page reads it here. */
    readonly actionQuery?: ActionQuery;
  }
}

/** Returns a parameter, or all values of one that is given twice, which is not valid. */
function parameter(query: URLSearchParams, name: string): unknown {
  const values = query.getAll(name);
  return values.length > 1 ? values : values[0];
}

/** Returns the query of the address as the history stores it. */
export function queryOf(search: string): ActionQuery {
  const query = new URLSearchParams(search);
  return { mode: query.get('mode'), oobCode: query.get('oobCode') };
}

/** Reads what a link asks for, from the address or from the history entry. [ERR-20, ERR-21, ERR-22, GA-13, GR-6] */
export function readActionLink(search: string, stored: unknown): ReturnType<typeof parseUserAction> {
  const query = new URLSearchParams(search);
  if (query.has('mode') || query.has('oobCode')) {
    return parseUserAction({ mode: parameter(query, 'mode'), oobCode: parameter(query, 'oobCode') });
  }
  return parseUserAction(typeof stored === 'object' && stored !== null ? stored : {});
}
