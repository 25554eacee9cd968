import type { StoredRole } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { MutationDialog } from '../../../forms/mutation-dialog.tsx';
import type { DialogProps } from '../../../shell/dialogs/dialogs.ts';
import { useLeave } from '../mutations.ts';

const words = screens.manageInvite;

interface LeaveProps {
  /** null for the role of the account */
  readonly workspaceId: number | null;
  readonly place: string;
  readonly roleName: StoredRole;
}

declare module '../../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly leave: LeaveProps;
  }
}

/** Leaves one of the user's own memberships. [PLUS-6] */
export function LeaveDialog({ workspaceId, place, roleName, onClose }: LeaveProps & DialogProps) {
  return (
    <MutationDialog
      title={words.leaveTitle(place)}
      tone="danger"
      submitLabel={words.leave}
      cancelLabel={words.cancel}
      mutation={useLeave()}
      variables={workspaceId}
      done={words.left(place)}
      onClose={onClose}
    >
      {words.leaveText(roleName, place)}
    </MutationDialog>
  );
}
