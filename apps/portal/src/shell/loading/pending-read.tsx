import { ErrorState } from '@partyline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../messages/error-text.ts';

interface PendingReadProps {
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
  readonly words: { readonly loading?: string; readonly loadFailed: string; readonly tryAgain: string };
  /** A custom sentence or skeleton. */
  readonly loading?: ReactNode;
}

/** Renders a loading state instead of missing data, or the error with a retry. */
export function PendingRead({ query: { error, refetch }, words, loading = words.loading }: PendingReadProps) {
  if (error === null) return typeof loading === 'string' ? <p role="status">{loading}</p> : loading;
  return (
    <ErrorState title={words.loadFailed} retryLabel={words.tryAgain} onRetry={() => void refetch()}>
      {errorText(error)}
    </ErrorState>
  );
}
