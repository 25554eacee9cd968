import { isAccountOwner } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { failureText } from '../forms/failure-text.ts';
import { useSession } from '../session/session-store.ts';
import { raiseAlert } from '../shell/alerts/alerts.ts';
import { useRequestOwnership } from './mutations.ts';

const words = screens.ownership;

interface RequestDialogProps {
  readonly workspaceId: number;
  readonly name: string;
  /** null: only the account owner. */
  readonly ownerName: string | null;
  readonly onClose: () => void;
}

/** Requests a workspace's ownership from its owner, else the account owner. [OWN-2, OWN-6, GO-5, GO-8] */
export function RequestDialog({ workspaceId, name, ownerName, onClose }: RequestDialogProps) {
  const isOwner = useSession(({ user }) => (user?.role ? isAccountOwner(user.role) : false));
  const { mutateAsync, isPending, error } = useRequestOwnership(workspaceId);
  const ask = async () => {
    await mutateAsync();
    raiseAlert({ type: 'success', message: words.requested });
    onClose();
  };
  return (
    <FormModal
      title={words.requestTitle(name)}
      submitLabel={isPending ? words.requesting : words.request}
      cancelLabel={words.cancel}
      isBusy={isPending}
      failure={failureText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        // The mutation holds the error.
        if (!isPending) ask().catch(() => undefined);
      }}
      onClose={onClose}
    >
      <p>{ownerName === null ? words.requestFromAccount : words.requestText(ownerName)}</p>
      {isOwner ? <p>{words.requestByOwner}</p> : null}
    </FormModal>
  );
}
