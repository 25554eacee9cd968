import { type ReactNode, useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { screens } from '@partyline/texts';
import type { UseQueryResult } from '@tanstack/react-query';
import styles from './billing.module.css';
import { Loaded, type Read } from '../../shell/loading/loaded.tsx';
import { subApiStatusOf } from '../../subscriptions/queries.ts';
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

interface LoadedPartProps<Data> {
  readonly read: Read<Data> & Pick<UseQueryResult, 'isError' | 'isSuccess'>;
  /** For screen readers. */
  readonly loading: string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders loaded data with the state of its read; when a fetch fails, the error and older data. [BILL-16, BILL-37, ERR-41] */
export function LoadedPart<Data>({ read, loading, children }: LoadedPartProps<Data>) {
  const { data, error, isFetching } = read;
  const lines = (
    <div role="status" aria-label={loading} className={styles.frame}>
      {[1, 2].map((line) => (
        <Skeleton key={line} height={44} />
      ))}
    </div>
  );
  return (
    <div className={styles.part} data-sub-api-status={subApiStatusOf(read)} aria-busy={isFetching}>
      {error === null || data === undefined ? null : <MessageBox type="error">{errorText(error)}</MessageBox>}
      <Loaded {...{ read, words }} loading={lines} level={3}>
        {children}
      </Loaded>
    </div>
  );
}
