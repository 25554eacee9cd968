import { ListPage, ListSkeleton, ShowMore } from '@partyline/ui';
import { screens } from '@partyline/texts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLoadStatus, type Read } from '../../shell/loading/loaded.tsx';
import { errorText } from '../../shell/messages/error-text.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { subApiStatusOf } from '../../subscriptions/queries.ts';

const words = screens.billing;

/** Returns the first rows, since an account can have hundreds, and the button that shows all. */
export function useShortList<Row>(rows: readonly Row[], most: number) {
  const [isWhole, setWhole] = useState(false);
  // One more row is as high as the button.
  if (rows.length <= most + 1) return { shown: rows, pages: null };
  const toggle = {
    label: isWhole ? words.showFewer : words.showAll(rows.length),
    onClick: () => setWhole(!isWhole),
  };
  return {
    shown: isWhole ? rows : rows.slice(0, most),
    pages: <ShowMore {...(isWhole ? { less: toggle } : { more: toggle })} />,
  };
}

interface BillingListProps {
  readonly title: string;
  /** Of all rows; null until known. */
  readonly count?: number | null;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly read: Read<unknown> & Pick<UseQueryResult, 'isError' | 'isSuccess'>;
  /** For screen readers. */
  readonly loading: string;
  readonly empty?: ReactNode;
  readonly pages?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a list of the billing with the state of its read; when a fetch fails, the error and older data. [BILL-16, BILL-37, ERR-41] */
export function BillingList({ read, loading, ...list }: BillingListProps) {
  const { data, error, isFetching } = read;
  const status = useLoadStatus({ read, words, loading: <ListSkeleton label={loading} rows={2} />, level: 3 });
  return (
    <ListPage
      {...list}
      data-sub-api-status={subApiStatusOf(read)}
      aria-busy={isFetching}
      status={status}
      notice={
        error === null || data === undefined ? null : <MessageBox type="error">{errorText(error)}</MessageBox>
      }
    />
  );
}
