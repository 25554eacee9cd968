import { screens } from '@partyline/texts';
import { MutationDialog } from '../../../forms/mutation-dialog.tsx';
import { useChangeAccess, useRevokeAccess } from '../mutations.ts';
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
