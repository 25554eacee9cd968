import type { StoredRole } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { failureText } from '../../../forms/failure-text.ts';

const words = screens.inviteDialog;

interface UpdateQuestionProps {
  readonly email: string;
  readonly held: StoredRole | null;
  readonly place: string;
  readonly role: StoredRole;
  readonly mutation: Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isPending'>;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms changing the user's permission in the workspace. [INV-20, INV-21, GV-7] */
export function UpdateQuestion(props: UpdateQuestionProps) {
  const { email, held, place, role, mutation, onConfirm, onCancel } = props;
  return (
    <FormModal
      key="update"
      title={words.updateTitle}
      submitLabel={words.update}
      cancelLabel={words.keep}
      isBusy={mutation.isPending}
      failure={failureText(mutation.error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!mutation.isPending) onConfirm();
      }}
      onClose={onCancel}
    >
      <p>
        {held === null
          ? words.updateTextUnknown(email, place, role)
          : words.updateText(email, held, place, role)}
      </p>
    </FormModal>
  );
}
