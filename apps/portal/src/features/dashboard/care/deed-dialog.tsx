import { screens } from '@partyline/texts';
import { Button, Dialog } from '@partyline/ui';
import type { ReactNode } from 'react';
import { NoticeBox } from '../../../shell/notice-box.tsx';
import type { Deed } from './use-deed.ts';

interface DeedDialogProps {
  title: string;
  confirmLabel: string;
  tone?: 'filled' | 'danger';
  deed: Deed;
  /** Why it cannot be done; then there is only the way out. */
  isPossible?: boolean;
  /** What the other button says; Cancel when left out. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks before something is done to devices, stays while it is done, and says why it failed. */
export function DeedDialog({
  title,
  confirmLabel,
  tone = 'filled',
  deed,
  isPossible = true,
  cancelLabel = screens.deviceCare.cancel,
  onConfirm,
  onCancel,
  children,
}: DeedDialogProps) {
  return (
    <Dialog
      title={title}
      onDismiss={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          {isPossible && (
            <Button variant={tone} aria-disabled={deed.isBusy ? true : undefined} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
      {deed.failure !== null && <NoticeBox type="error">{deed.failure}</NoticeBox>}
    </Dialog>
  );
}
