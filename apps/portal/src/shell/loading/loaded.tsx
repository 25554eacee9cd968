import { ErrorState } from '@partyline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { errorText } from '../messages/error-text.ts';

export type Read<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;

export interface LoadedTexts {
  readonly loading?: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
}

interface LoadStatusProps<Data> {
  readonly read: Read<Data>;
  readonly words: LoadedTexts;
  /** A custom sentence or skeleton. */
  readonly loading?: ReactNode;
  /** Of the error's heading. */
  readonly level?: 2 | 3;
}

/**
 * Returns what stands in place of data: the loading state, or the error with a retry, which stays during the retry. Null once there is
 * data. [ERR-41]
 */
export function useLoadStatus<Data>({ read, words, loading = words.loading, level }: LoadStatusProps<Data>) {
  const { data, error, isFetching, refetch } = read;
  const [kept, keep] = useState<Error | null>(null);
  // A fetch without data clears the query's error when it starts.
  if (error !== null && error !== kept) keep(error);
  if (data !== undefined && error === null && kept !== null) keep(null);
  if (data !== undefined) return null;
  const failure = error ?? kept;
  if (failure === null) return typeof loading === 'string' ? <p role="status">{loading}</p> : loading;
  return (
    <ErrorState
      {...(level !== undefined && { level })}
      title={words.loadFailed}
      retryLabel={words.tryAgain}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {errorText(failure)}
    </ErrorState>
  );
}

interface LoadedProps<Data> extends LoadStatusProps<Data> {
  readonly children: (data: Data) => ReactNode;
}

/** Renders loaded data; before that a loading state, or the error. [ERR-41] */
export function Loaded<Data>({ children, ...props }: LoadedProps<Data>) {
  const status = useLoadStatus(props);
  const { data } = props.read;
  return data === undefined ? status : children(data);
}
