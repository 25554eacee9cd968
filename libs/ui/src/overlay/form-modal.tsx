import { Alert, Button, Modal } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { BusyButton } from '../feedback/busy-button.tsx';
import { DisabledReason } from '../reason/disabled-reason.tsx';
import { useCloseRequest } from './close-requests.ts';
import styles from './form-modal.module.css';
import { ModalFooter } from './modal-footer.tsx';
import { UNDESCRIBED } from './undescribed.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface FormModalProps {
  readonly title: string;
  /** Initial focus: the first field, or `data-autofocus`. */
  readonly children: ReactNode;
  /** Without it the form can only be closed. */
  readonly submitLabel?: string | undefined;
  readonly cancelLabel: string;
  readonly tone?: 'primary' | 'danger';
  /** Why submitting is refused now. */
  readonly refusal?: string | undefined;
  readonly isBusy: boolean;
  /** The last error, unless a field shows it. */
  readonly failure: string | null;
  /** After the failure: where its reader finds help. */
  readonly failureLink?: ReactNode;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
}

/** Shows a modal form with error, cancel and submit. */
export function FormModal(props: FormModalProps) {
  const { title, onClose } = props;
  useReturnFocus();
  useCloseRequest(onClose);
  return (
    <Modal {...UNDESCRIBED} opened title={title} onClose={onClose}>
      <ModalForm {...props} />
    </Modal>
  );
}

/** Shows the form of a modal that is open already, for one with more than the form; the title is that modal's. */
export function ModalForm({ children, tone = 'primary', refusal, onClose, ...form }: FormModalProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // Enter submits even if the button is refused.
    if (refusal === undefined) form.onSubmit(event);
    else event.preventDefault();
  };
  return (
    <form noValidate aria-busy={form.isBusy} onSubmit={submit}>
      <div className={styles.fields}>
        {children}
        {form.failure === null ? null : (
          <Alert role="alert" color="red">
            {form.failure} {form.failureLink}
          </Alert>
        )}
      </div>
      <ModalFooter>
        <Button onClick={onClose}>{form.cancelLabel}</Button>
        {form.submitLabel === undefined ? null : (
          <DisabledReason reason={refusal}>
            <BusyButton
              type="submit"
              variant="filled"
              {...(tone === 'danger' && { color: 'red' })}
              isBusy={form.isBusy}
            >
              {form.submitLabel}
            </BusyButton>
          </DisabledReason>
        )}
      </ModalFooter>
    </form>
  );
}
