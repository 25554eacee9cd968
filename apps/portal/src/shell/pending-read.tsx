import { ErrorState } from '@partyline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from './error-text.ts';

interface PendingReadProps {
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
  readonly words: { readonly loading?: string; readonly loadFailed: string; readonly tryAgain: string };
  /** Another sentence, or the shape of what loads. */
  readonly loading?: ReactNode;
}

/** Replaces data that are not loaded: shows the loading state, or the error with a retry. */
export function PendingRead({ query: { error, refetch }, words, loading = words.loading }: PendingReadProps) {
  if (error === null) return typeof loading === 'string' ? <p role="status">{loading}</p> : loading;
  return (
    <ErrorState title={words.loadFailed} retryLabel={words.tryAgain} onRetry={() => void refetch()}>
      {errorText(error)}
    </ErrorState>
  );
}
