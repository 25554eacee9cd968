import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MutationForm } from './use-mutation-form.ts';
import { MessageBox } from '../shell/messages/message-box.tsx';
import styles from './fields/credentials.module.css';

interface CredentialsFormProps extends Omit<MutationForm<unknown>, 'form'> {
  readonly submitLabel: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Renders a credentials form: the last error, its fields and one button. [FORM-10] */
export function CredentialsForm({ submitLabel, children, foot, ...form }: CredentialsFormProps) {
  const { failure, isBusy, onSubmit } = form;
  return (
    <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={onSubmit}>
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      {children}
      <Button
        type="submit"
        variant="filled"
        size="md"
        fullWidth
        className={styles.submit}
        aria-disabled={isBusy}
      >
        {submitLabel}
      </Button>
      {foot}
    </form>
  );
}
