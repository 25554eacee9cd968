import { screens } from '@partyline/texts';
import { MutationDialog } from '../../../forms/mutation-dialog.tsx';
import { useChangeAccess, useLeave, useRevokeAccess } from '../mutations.ts';
import { placeNameOf } from '../table/access-cells.tsx';
import type { AccessDialogProps } from './access-dialog.tsx';

const words = screens.manageInvite;

/** Revokes an invitation or removes a member; names what is lost. [INV-29, GV-20, PLUS-5] */
export function RevokeDialog({ row, onClose }: AccessDialogProps) {
  const { email, roleName } = row;
  const place = placeNameOf(row);
  const isMember = row.kind === 'membership';
  return (
    <MutationDialog
      title={isMember ? words.removeTitle(email) : words.revokeTitle(email)}
      tone="danger"
      submitLabel={isMember ? words.remove : words.revoke}
      cancelLabel={words.cancel}
      mutation={useRevokeAccess()}
      variables={row}
      done={isMember ? words.removed(email, place) : words.revoked(email)}
      onClose={onClose}
    >
      {isMember ? words.removeText(roleName, place) : words.revokeText(roleName, place)}
    </MutationDialog>
  );
}

/** Suspends a member, who keeps the role. [PLUS-5] */
export function SuspendDialog({ row, onClose }: AccessDialogProps) {
  return (
    <MutationDialog
      title={words.suspendTitle(row.email)}
      tone="danger"
      submitLabel={words.suspend}
      cancelLabel={words.cancel}
      mutation={useChangeAccess()}
      variables={{ row, isSuspended: true }}
      done={words.suspendedNow(row.email)}
      onClose={onClose}
    >
      {words.suspendText(placeNameOf(row))}
    </MutationDialog>
  );
}

/** Leaves one of the user's own memberships. [PLUS-6] */
export function LeaveDialog({ row, onClose }: AccessDialogProps) {
  const place = placeNameOf(row);
  return (
    <MutationDialog
      title={words.leaveTitle(place)}
      tone="danger"
      submitLabel={words.leave}
      cancelLabel={words.cancel}
      mutation={useLeave()}
      variables={row}
      done={words.left(place)}
      onClose={onClose}
    >
      {words.leaveText(row.roleName, place)}
    </MutationDialog>
  );
}
