import { Alert, Button, Modal } from '@mantine/core';
import { useLayoutEffect, type SyntheticEvent, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface FormModalProps {
  readonly title: string;
  /** The fields; the first one, or the one with `data-autofocus`, gets the focus. */
  readonly children: ReactNode;
  /** Left out: nothing can be submitted, only closed. */
  readonly submitLabel?: string | undefined;
  readonly cancelLabel: string;
  readonly tone?: 'primary' | 'danger';
  readonly isBusy: boolean;
  /** Why the last submit failed, unless a field says it. */
  readonly failure: string | null;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
}

/** A modal around a form: fields, why it failed, cancel and submit. The focus returns to where it was when the modal opened. */
export function FormModal({ title, children, onClose, ...form }: FormModalProps) {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Modal opened centered withCloseButton={false} title={title} onClose={onClose}>
      <form noValidate aria-busy={form.isBusy} onSubmit={form.onSubmit}>
        <div className={styles.body}>
          {children}
          {form.failure === null ? null : (
            <Alert role="alert" color="red">
              {form.failure}
            </Alert>
          )}
        </div>
        <div className={styles.footer}>
          <Button variant="default" onClick={onClose}>
            {form.cancelLabel}
          </Button>
          {form.submitLabel === undefined ? null : (
            <Button
              type="submit"
              {...(form.tone === 'danger' ? { color: 'red' } : {})}
              aria-disabled={form.isBusy || undefined}
            >
              {form.submitLabel}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
