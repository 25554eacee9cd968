import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '../messages/error-text.ts';
import { MessageBox } from '../messages/message-box.tsx';
import styles from './message-page.module.css';

interface FailedMessageProps {
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
  readonly tryAgain: string;
}

/** Renders in a message page why a read failed, with a retry. */
export function FailedMessage({ query: { error, refetch }, tryAgain }: FailedMessageProps) {
  return (
    <>
      <MessageBox type="error">{errorText(error)}</MessageBox>
      <p className={styles.actions}>
        <Button onClick={() => void refetch()}>{tryAgain}</Button>
      </p>
    </>
  );
}
