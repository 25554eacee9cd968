import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The query of a mailed link after its removal from the URL, for a reload and the return from maintenance. [GX-16] */
    readonly linkQuery?: string;
  }
}

/** Returns the query of the page's mailed link, and moves it from the URL, which is shared and logged, to the history entry. [GX-16] */
export function useLinkQuery(): string {
  const navigate = useNavigate();
  const stored = useRouterState({ select: ({ location: { state } }) => state.linkQuery });
  const [query] = useState(() => location.search || (stored ?? ''));
  useEffect(() => {
    if (location.search === '') return;
    void navigate({ to: '.', search: {}, replace: true, state: { linkQuery: location.search } });
  }, [navigate]);
  return query;
}
