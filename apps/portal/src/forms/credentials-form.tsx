import type { ReactNode } from 'react';
import type { MutationForm } from './use-mutation-form.ts';
import { MessageBox } from '../shell/messages/message-box.tsx';
import { BusyButton } from '@partyline/ui';
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
      <BusyButton
        type="submit"
        variant="filled"
        size="md"
        fullWidth
        className={styles.submit}
        isBusy={isBusy}
      >
        {submitLabel}
      </BusyButton>
      {foot}
    </form>
  );
}
