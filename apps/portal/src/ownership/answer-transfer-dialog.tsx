import type { TransferRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { failureText } from '../forms/failure-text.ts';
import type { DialogProps } from '../shell/dialogs/dialogs.ts';
import { showMessage } from '../shell/messages/show-message.ts';
import { useAcceptOwnership, useCancelOwnership, useRejectOwnership } from './mutations.ts';

const words = screens.ownership;

/** What a user answers to a transfer or request. */
export type TransferAnswer = 'accept' | 'reject' | 'cancel';

interface AnswerProps {
  readonly transfer: TransferRow;
  readonly asked: TransferAnswer;
}

declare module '../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'answer-transfer': AnswerProps;
  }
}

/** States the consequences before an answer. [OWN-7, OWN-8, OWN-15, GO-5, GO-6] */
export function AnswerTransferDialog({ transfer, asked, onClose }: AnswerProps & DialogProps) {
  const answers = {
    accept: useAcceptOwnership(),
    reject: useRejectOwnership(),
    cancel: useCancelOwnership(),
  };
  const { mutateAsync, isPending, error } = answers[asked];
  const { title, submitLabel, text, done } = textsOf(transfer)[asked];
  const answer = async () => {
    await mutateAsync(transfer.id);
    onClose();
    showMessage({ type: 'success', message: done });
  };
  return (
    <FormModal
      title={title}
      submitLabel={submitLabel}
      cancelLabel={words.cancel}
      tone={asked === 'accept' ? 'primary' : 'danger'}
      isBusy={isPending}
      failure={failureText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        // The mutation holds the error.
        if (!isPending) answer().catch(() => undefined);
      }}
      onClose={onClose}
    >
      <p>{text}</p>
    </FormModal>
  );
}

interface AnswerTexts {
  readonly title: string;
  readonly submitLabel: string;
  readonly text: string;
  readonly done: string;
}

function textsOf(transfer: TransferRow): Readonly<Record<TransferAnswer, AnswerTexts>> {
  const { kind, scope, placeName, requesterName, requesterEmail } = transfer;
  const requester = requesterName === '' ? requesterEmail : requesterName;
  const isTransfer = kind === 'transfer';
  return {
    accept: {
      title: isTransfer ? words.acceptTitle(placeName) : words.agreeTitle(placeName),
      submitLabel: isTransfer ? words.accept : words.agree,
      text: isTransfer ? words.acceptText[scope] : words.agreeText(requester),
      done: words.accepted(placeName),
    },
    reject: {
      title: words.rejectTitle,
      submitLabel: words.reject,
      text: words.rejectText(requester),
      done: words.rejected,
    },
    cancel: {
      title: words.withdrawTitle,
      submitLabel: words.withdraw,
      text: words.withdrawText,
      done: words.withdrawn,
    },
  };
}
