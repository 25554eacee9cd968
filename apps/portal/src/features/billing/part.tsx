import { type ReactNode, useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { screens } from '@partyline/texts';
import type { SubApiStatus } from '@partyline/subscriptions';
import { ErrorState } from '@partyline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import styles from './billing.module.css';
import { errorText } from '../../shell/messages/error-text.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';

const words = screens.billing;

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a titled part of the billing section. */
export function Part({ id, title, action, children }: PartProps) {
  const titleId = `${id}-title`;
  return (
    <div role="group" className={styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {title}
        </h3>
        {action}
      </div>
      {children}
    </div>
  );
}

interface ShortListProps<Row> {
  readonly rows: readonly Row[];
  /** Rows shown at first. */
  readonly most: number;
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** Shows the first rows: an account can have hundreds. */
export function ShortList<Row>({ rows, most, children }: ShortListProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  // One more row is as high as the button.
  const isCut = rows.length > most + 1;
  return (
    <>
      {children(isCut && !isWhole ? rows.slice(0, most) : rows)}
      {isCut ? (
        <Button className={styles.more ?? ''} variant="subtle" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showAll(rows.length)}
        </Button>
      ) : null}
    </>
  );
}

interface LoadedProps<Data> {
  readonly read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** The state of the read. [BILL-16] */
  readonly status: SubApiStatus;
  /** For screen readers. */
  readonly loading: string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders loaded data; during a retry the error and older data stay visible. [BILL-37, ERR-41] */
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
        {error === null ? null : <MessageBox type="error">{errorText(error)}</MessageBox>}
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
