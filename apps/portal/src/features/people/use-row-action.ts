import type { AccessRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { useCallback } from 'react';
import { dateText } from '../../dates.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { showFailure } from '../../shell/messages/error-text.ts';
import { useChangeAccess, useResendInvitation } from './mutations.ts';

const words = screens.manageInvite;
const succeed = (message: string) => showMessage({ type: 'success', message });

/** Runs actions without a dialog; shows the outcome. */
export function useRowAction(): (action: 'resend' | 'resume', row: AccessRow) => void {
  const { mutate: resend } = useResendInvitation();
  const { mutate: change } = useChangeAccess();
  return useCallback(
    (action, row) => {
      if (action === 'resend') {
        resend(row, {
          onSuccess: ({ expiresAt }) => succeed(words.resent(row.email, dateText(Date.parse(expiresAt)))),
          onError: showFailure,
        });
        return;
      }
      change(
        { row, isSuspended: false },
        { onSuccess: () => succeed(words.resumed(row.email)), onError: showFailure },
      );
    },
    [resend, change],
  );
}
