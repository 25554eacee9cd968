import { Button } from '@partyline/ui';
import type { ReactNode } from 'react';
import { NoticeBox } from '../shell/notice-box.tsx';
import styles from './credentials-form.module.css';

interface CredentialsFormProps {
  /** The form's state, of `useCheckedForm`. */
  readonly form: {
    readonly failure: string | null;
    readonly isBusy: boolean;
    readonly submit: (form: HTMLFormElement) => Promise<void>;
  };
  /** What stands on its button. */
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** Stands below the button. */
  readonly foot?: ReactNode;
}

/** The frame of every form with credentials: why the last try failed, the fields, one button. [FORM-10] */
export function CredentialsForm({ form, submitLabel, children, foot }: CredentialsFormProps) {
  const { failure, isBusy, submit } = form;
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {failure === null ? null : <NoticeBox type="error">{failure}</NoticeBox>}
      {children}
      <Button className={styles.submit} variant="filled" type="submit" aria-disabled={isBusy}>
        {submitLabel}
      </Button>
      {foot}
    </form>
  );
}
