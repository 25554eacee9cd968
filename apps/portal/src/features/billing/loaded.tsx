import { Skeleton } from '@mantine/core';
import type { SubApiStatus } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { ErrorState } from '@partyline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { errorText } from '../../shell/alerts/error-text.ts';
import { NoticeBox } from '../../shell/alerts/notice-box.tsx';
import styles from './billing.module.css';

const words = screens.billing;

interface LoadedProps<Data> {
  readonly read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** The state of the read. [BILL-16] */
  readonly status: SubApiStatus;
  /** For screen readers. */
  readonly loading: string;
  readonly children: (data: Data) => ReactNode;
}

/** During a retry the error and older data stay visible. [BILL-37, ERR-41] */
export function Loaded<Data>({ status, ...props }: LoadedProps<Data>) {
  return (
    <div className={styles.part} data-sub-api-status={status} aria-busy={status === 'in progress'}>
      <Content status={status} {...props} />
    </div>
  );
}

function Content<Data>({ read, status, loading, children }: LoadedProps<Data>) {
  const { data, error, refetch } = read;
  const [kept, keep] = useState<Error | null>(null);
  if (error !== null && error !== kept) keep(error);
  if (data !== undefined && error === null && kept !== null) keep(null);
  if (data !== undefined) {
    return (
      <>
        {error === null ? null : <NoticeBox type="error">{errorText(error)}</NoticeBox>}
        {children(data)}
      </>
    );
  }
  if (kept === null) {
    return (
      <div role="status" aria-label={loading} className={styles.frame}>
        {[1, 2].map((line) => (
          <Skeleton key={line} height={44} />
        ))}
      </div>
    );
  }
  return (
    <ErrorState
      level={3}
      title={words.loadFailed}
      retryLabel={words.tryAgain}
      busy={status === 'in progress'}
      onRetry={() => void refetch()}
    >
      {errorText(kept)}
    </ErrorState>
  );
}
