import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { raiseAlert } from '../../../shell/alerts.ts';
import { useChangeAccess, useLeave, useRevokeAccess } from '../mutations.ts';
import { placeNameOf } from '../table/access-cells.tsx';
import type { AccessDialogProps } from './access-dialog.tsx';

const words = screens.manageInvite;

interface QuestionProps {
  readonly title: string;
  /** What is lost, in words. [GV-20] */
  readonly text: string;
  readonly confirmLabel: string;
  readonly tone?: 'primary' | 'danger';
  /** Only its state is read. */
  readonly mutation: Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isPending'>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before access is lost; an error is shown inside, and the question stays open. */
function Question({ text, confirmLabel, mutation, onConfirm, tone = 'danger', ...modal }: QuestionProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!mutation.isPending) onConfirm();
  };
  return (
    <FormModal
      {...modal}
      tone={tone}
      submitLabel={confirmLabel}
      cancelLabel={words.cancel}
      isBusy={mutation.isPending}
      failure={failureText(mutation.error)}
      onSubmit={submit}
    >
      <p>{text}</p>
    </FormModal>
  );
}

/** Takes back an invitation, or removes a member: the question names what is lost. [INV-29, GV-20, PLUS-5] */
export function RevokeDialog({ row, onClose }: AccessDialogProps) {
  const mutation = useRevokeAccess();
  const { email, roleName } = row;
  const place = placeNameOf(row);
  const isMember = row.kind === 'membership';
  const done = isMember ? words.removed(email, place) : words.revoked(email);
  return (
    <Question
      title={isMember ? words.removeTitle(email) : words.revokeTitle(email)}
      text={isMember ? words.removeText(roleName, place) : words.revokeText(roleName, place)}
      confirmLabel={isMember ? words.remove : words.revoke}
      mutation={mutation}
      onConfirm={() =>
        mutation.mutate(row, {
          onSuccess: () => {
            onClose();
            raiseAlert({ type: 'success', message: done });
          },
        })
      }
      onClose={onClose}
    />
  );
}

/** Suspends a member, who keeps the role for later. [PLUS-5] */
export function SuspendDialog({ row, onClose }: AccessDialogProps) {
  const mutation = useChangeAccess();
  return (
    <Question
      title={words.suspendTitle(row.email)}
      text={words.suspendText(placeNameOf(row))}
      confirmLabel={words.suspend}
      mutation={mutation}
      onConfirm={() =>
        mutation.mutate(
          { row, isSuspended: true },
          {
            onSuccess: () => {
              onClose();
              raiseAlert({ type: 'success', message: words.suspendedNow(row.email) });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}

/** Gives up one of the user's own memberships. [PLUS-6] */
export function LeaveDialog({ row, onClose }: AccessDialogProps) {
  const mutation = useLeave();
  const place = placeNameOf(row);
  return (
    <Question
      title={words.leaveTitle(place)}
      text={words.leaveText(row.roleName, place)}
      confirmLabel={words.leave}
      mutation={mutation}
      onConfirm={() =>
        mutation.mutate(row, {
          onSuccess: () => {
            onClose();
            raiseAlert({ type: 'success', message: words.left(place) });
          },
        })
      }
      onClose={onClose}
    />
  );
}
