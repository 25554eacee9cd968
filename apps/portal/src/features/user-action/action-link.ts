import { parseUserAction, type UserAction } from '@partyline/session';

/** The action and code of a mailed link. */
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
    /** The link's query after removal from the URL, for a reload. */
    readonly actionQuery?: ActionQuery;
  }
}

/** Several values are invalid. */
function parameter(query: URLSearchParams, name: string): unknown {
  const values = query.getAll(name);
  return values.length > 1 ? values : values[0];
}

/** Returns the query in the form that the history stores. */
export function queryOf(search: string): ActionQuery {
  const query = new URLSearchParams(search);
  return { mode: query.get('mode'), oobCode: query.get('oobCode') };
}

/** Parses a link from the URL or the history entry. [ERR-20, ERR-21, ERR-22, GA-13, GR-6] */
export function readActionLink(search: string, stored: unknown): ReturnType<typeof parseUserAction> {
  const query = new URLSearchParams(search);
  if (query.has('mode') || query.has('oobCode')) {
    return parseUserAction({ mode: parameter(query, 'mode'), oobCode: parameter(query, 'oobCode') });
  }
  return parseUserAction(typeof stored === 'object' && stored !== null ? stored : {});
}
