import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

/** What a confirmation asks. */
export interface ConfirmModalProps {
  title: string;
  /** What will happen, and what will not. */
  children: ReactNode;
  /** Named after what it does. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that is felt. Cancel comes first, and so has the focus: a stray Enter does no harm. */
export function ConfirmModal({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  onCancel,
}: ConfirmModalProps) {
  return (
    <Dialog
      title={title}
      onDismiss={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button variant={tone === 'danger' ? 'danger' : 'filled'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
