import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import * as v from 'valibot';
import { useMutationForm } from '../forms/use-mutation-form.ts';
import { raiseAlert } from '../shell/alerts/alerts.ts';
import { useTransferWorkspace } from './mutations.ts';
import { RecipientField, useHasRecipient } from './recipient-field.tsx';

const words = screens.ownership;
const REQUIRED = 'recipient-required';
const schema = v.object({ email: v.pipe(v.string(), v.nonEmpty(REQUIRED)) });
const TEXTS = { [REQUIRED]: words.recipientRequired };

interface TransferDialogProps {
  readonly workspaceId: number;
  readonly name: string;
  /** Otherwise it has no owner and the account transfers it. */
  readonly isOwner: boolean;
  readonly onClose: () => void;
}

/** Offers a workspace's ownership and states what becomes of the current owner. [OWN-1, OWN-4, OWN-5, GO-3, GO-5] */
export function TransferDialog({ workspaceId, name, isOwner, onClose }: TransferDialogProps) {
  const hasRecipient = useHasRecipient(workspaceId);
  const mutation = useTransferWorkspace(workspaceId);
  const { form, ...state } = useMutationForm({
    schema,
    texts: TEXTS,
    initialValues: { email: '' },
    draftRow: String(workspaceId),
    mutation,
    async submit({ email }) {
      await mutation.mutateAsync(email);
      raiseAlert({ type: 'success', message: words.sent(email) });
      onClose();
    },
  });
  return (
    <FormModal
      title={words.transferTitle(name)}
      submitLabel={hasRecipient === false ? undefined : submitLabel(state.isBusy)}
      cancelLabel={hasRecipient === false ? words.close : words.cancel}
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

const submitLabel = (isBusy: boolean) => (isBusy ? words.transferring : words.transfer);
