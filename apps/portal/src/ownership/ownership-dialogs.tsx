import { useStore } from '../store.ts';
import { ownershipDialog } from './ownership-dialog.ts';
import { RequestDialog } from './request-dialog.tsx';
import { TransferAccountDialog } from './transfer-account-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

const close = () => ownershipDialog.set(null);

/** Renders the open ownership dialog. [OWN-1, OWN-2, PLUS-9] */
export function OwnershipDialogs() {
  const dialog = useStore(ownershipDialog, (open) => open);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'transfer':
      return <TransferDialog {...dialog} onClose={close} />;
    case 'request':
      return <RequestDialog {...dialog} onClose={close} />;
    case 'transfer-account':
      return <TransferAccountDialog {...dialog} onClose={close} />;
  }
}
