import type { RowActionName } from '@partyline/invitations';
import type { AccessRow } from '@partyline/contract';
import type { AccountCircumstances } from '@partyline/permissions';
import { useQuery } from '@tanstack/react-query';
import { useCircumstances } from '../../../session/rights.ts';
import type { DialogProps } from '../../../shell/dialogs/dialogs.ts';
import { peopleWorkspacesQuery, type PeopleWorkspace } from '../queries.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { RevokeDialog, SuspendDialog } from './confirm-dialogs.tsx';
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
};

interface AccessProps {
  readonly action: RowActionName;
  readonly row: AccessRow;
}

declare module '../../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly access: AccessProps;
  }
}

const NO_WORKSPACES: readonly PeopleWorkspace[] = [];

/** Renders the dialog of an action. */
export function AccessDialog({ action, ...props }: AccessProps & DialogProps) {
  const circumstances = useCircumstances();
  // The page fetches.
  const { data: workspaces = NO_WORKSPACES } = useQuery({ ...peopleWorkspacesQuery, refetchOnMount: false });
  const Dialog = DIALOGS[action];
  return Dialog === undefined ? null : <Dialog {...{ circumstances, workspaces }} {...props} />;
}
