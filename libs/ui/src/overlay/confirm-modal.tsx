import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCloseRequest } from './close-requests.ts';
import styles from './modal-footer.module.css';
import { ModalFooter } from './modal-footer.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface ConfirmModalProps {
  title: string;
  /** What will happen, and what will not. */
  children: ReactNode;
  /** Named after the action. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms an action. Cancel has the initial focus, so a stray Enter is harmless. */
export function ConfirmModal({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  onCancel,
}: ConfirmModalProps) {
  useReturnFocus();
  useCloseRequest(onCancel);
  return (
    <Modal opened title={title} onClose={onCancel}>
      <div className={styles.content}>{children}</div>
      <ModalFooter>
        <Button data-autofocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="filled" {...(tone === 'danger' && { color: 'red' })} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
