import { FormModal } from '@partyline/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showMessage } from '../shell/messages/show-message.ts';
import { failureText } from './failure-text.ts';
import { refusedActIn } from '../shell/messages/error-text.ts';
import { WhoCanLink } from '../shell/page/who-can-link.tsx';

interface MutationDialogProps<Variables, Data> {
  readonly title: string;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'primary' | 'danger';
  readonly mutation: Pick<UseMutationResult<Data, Error, Variables>, 'mutate' | 'isPending' | 'error'>;
  readonly variables: NoInfer<Variables>;
  /** With `onDone` the caller closes the dialog. */
  readonly done?: string;
  readonly onDone?: (data: Data) => void;
  readonly failureOf?: (error: Error | null) => string | null;
  readonly onClose: () => void;
}

/** Confirms a mutation, runs it once, and shows the reason if it fails. [GV-20] */
export function MutationDialog<Variables, Data>({
  children,
  mutation: { mutate, isPending, error },
  variables,
  done,
  onDone,
  failureOf = failureText,
  ...modal
}: MutationDialogProps<Variables, Data>) {
  const refused = refusedActIn(error);
  const onSuccess = (data: Data) => {
    if (onDone === undefined) modal.onClose();
    else onDone(data);
    if (done !== undefined) showMessage({ type: 'success', message: done });
  };
  return (
    <FormModal
      {...modal}
      isBusy={isPending}
      failure={failureOf(error)}
      failureLink={refused && <WhoCanLink {...refused} />}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(variables, { onSuccess });
      }}
    >
      <p>{children}</p>
    </FormModal>
  );
}
