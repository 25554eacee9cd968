import type { AccessRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { useCallback } from 'react';
import { dateText } from '../../dates.ts';
import { raiseAlert } from '../../shell/alerts/alerts.ts';
import { raiseFailure } from '../../shell/alerts/error-text.ts';
import { useChangeAccess, useResendInvitation } from './mutations.ts';

const words = screens.manageInvite;
const succeed = (message: string) => raiseAlert({ type: 'success', message });

/** Runs actions without a dialog; alerts the outcome. */
export function useRowAction(): (action: 'resend' | 'resume', row: AccessRow) => void {
  const { mutate: resend } = useResendInvitation();
  const { mutate: change } = useChangeAccess();
  return useCallback(
    (action, row) => {
      if (action === 'resend') {
        resend(row, {
          onSuccess: ({ expiresAt }) => succeed(words.resent(row.email, dateText(Date.parse(expiresAt)))),
          onError: raiseFailure,
        });
        return;
      }
      change(
        { row, isSuspended: false },
        { onSuccess: () => succeed(words.resumed(row.email)), onError: raiseFailure },
      );
    },
    [resend, change],
  );
}
