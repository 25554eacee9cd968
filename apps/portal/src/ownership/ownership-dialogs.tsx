import { isAccountOwner } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { failureText } from '../forms/failure-text.ts';
import { useMe } from '../session/me.ts';
import type { DialogProps } from '../shell/dialogs/dialogs.ts';
import { showMessage } from '../shell/messages/show-message.ts';
import { useRequestOwnership, useTransferWorkspace } from './mutations.ts';
import * as v from 'valibot';
import { useMutationForm } from '../forms/use-mutation-form.ts';
import {
  RECIPIENT_TEXTS,
  RecipientField,
  recipientSchema,
  transferLabels,
  useHasRecipient,
} from './recipient-field.tsx';

const words = screens.ownership;
interface RequestProps {
  readonly workspaceId: number;
  readonly name: string;
  /** null: only the account owner. */
  readonly ownerName: string | null;
}

interface TransferProps {
  readonly workspaceId: number;
  readonly name: string;
  /** An owner changes roles; otherwise there is none and the account transfers it. [GO-5] */
  readonly isOwner: boolean;
}

declare module '../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'request-ownership': RequestProps;
    readonly 'transfer-workspace': TransferProps;
  }
}

/** Requests a workspace's ownership from its owner, else the account owner. [OWN-2, OWN-6, GO-5, GO-8] */
export function RequestDialog({ workspaceId, name, ownerName, onClose }: RequestProps & DialogProps) {
  const { role } = useMe().user;
  const isOwner = role !== null && isAccountOwner(role);
  const { mutateAsync, isPending, error } = useRequestOwnership(workspaceId);
  const ask = async () => {
    await mutateAsync();
    showMessage({ type: 'success', message: words.requested });
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
      <p>{requestTextOf(ownerName, isOwner)}</p>
    </FormModal>
  );
}

/** Returns who decides, and what the user and the workspace become. An account owner becomes no workspace owner. [GO-8] */
function requestTextOf(ownerName: string | null, isOwner: boolean): string {
  if (ownerName === null) return words.requestFromAccount;
  return isOwner ? words.requestByOwner(ownerName) : words.requestText(ownerName);
}

const schema = v.object({ email: recipientSchema });

/** Offers a workspace's ownership and states what becomes of the current owner. [OWN-1, OWN-4, OWN-5, GO-3, GO-5] */
export function TransferDialog({ workspaceId, name, isOwner, onClose }: TransferProps & DialogProps) {
  const hasRecipient = useHasRecipient(workspaceId);
  const mutation = useTransferWorkspace(workspaceId);
  const { form, ...state } = useMutationForm({
    schema,
    texts: RECIPIENT_TEXTS,
    initialValues: { email: '' },
    draftRow: String(workspaceId),
    mutation,
    async submit({ email }) {
      await mutation.mutateAsync(email);
      showMessage({ type: 'success', message: words.sent(email) });
      onClose();
    },
  });
  return (
    <FormModal
      title={words.transferTitle(name)}
      {...transferLabels(hasRecipient, state.isBusy)}
      {...state}
      onClose={onClose}
    >
      <RecipientField workspaceId={workspaceId} field={form.getInputProps('email')} onLeave={onClose} />
      {hasRecipient === true ? (
        <>
          <p>{words.afterTransfer}</p>
          <p>
            {isOwner ? words.previousOwner : words.previousOrphanage} {words.devicesStay}
          </p>
        </>
      ) : null}
    </FormModal>
  );
}
