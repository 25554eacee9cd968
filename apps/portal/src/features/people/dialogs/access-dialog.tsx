import type { RowActionName } from '@partyline/invitations';
import type { AccessRow } from '@partyline/contract';
import type { AccountCircumstances } from '@partyline/permissions';
import type { PeopleWorkspace } from '../queries.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { LeaveDialog, RevokeDialog, SuspendDialog } from './confirm-dialogs.tsx';
import { CopyLinkDialog } from './copy-link-dialog.tsx';
import { EndDateDialog } from './end-date-dialog.tsx';

/** Props of a dialog about one row. */
export interface AccessDialogProps {
  readonly row: AccessRow;
  readonly workspaces: readonly PeopleWorkspace[];
  readonly circumstances: AccountCircumstances;
  readonly onClose: () => void;
}

const DIALOGS: Partial<Record<RowActionName, React.ComponentType<AccessDialogProps>>> = {
  'change-role': ChangeRoleDialog,
  'set-end': EndDateDialog,
  suspend: SuspendDialog,
  copy: CopyLinkDialog,
  revoke: RevokeDialog,
  leave: LeaveDialog,
};

/** Renders the dialog of an action. */
export function AccessDialog({ action, ...props }: AccessDialogProps & { readonly action: RowActionName }) {
  const Dialog = DIALOGS[action];
  return Dialog === undefined ? null : <Dialog {...props} />;
}
