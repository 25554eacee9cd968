import { parseUserAction, type UserAction } from '@partyline/session';

/** What the link of a mail asks for, and its code. */
export interface ActionLink {
  readonly action: UserAction;
  readonly code: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The query of the link, once it is taken out of the address: a reload of the page goes on with it. */
    readonly actionQuery?: { readonly mode: string | null; readonly oobCode: string | null };
  }
}

/** A parameter, or all of them where it is given twice, which is no proper request. */
function parameter(query: URLSearchParams, name: string): unknown {
  const values = query.getAll(name);
  return values.length > 1 ? values : values[0];
}

/**
 * Reads what a link asks for from the address of the page, or from the entry of the history it was moved to.
 * [ERR-20, ERR-21, ERR-22, GA-13, GR-6]
 */
export function readActionLink(search: string, kept: unknown): ReturnType<typeof parseUserAction> {
  const query = new URLSearchParams(search);
  if (query.has('mode') || query.has('oobCode')) {
    return parseUserAction({ mode: parameter(query, 'mode'), oobCode: parameter(query, 'oobCode') });
  }
  return parseUserAction(typeof kept === 'object' && kept !== null ? kept : {});
}
