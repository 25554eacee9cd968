import { screens } from '@partyline/texts';
import { ConfirmModal } from '@partyline/ui';
import { useBlocker } from '@tanstack/react-router';
import { getSession } from '../../../session/session-store.ts';

const words = screens.importPeople;

interface LeaveGuardProps {
  /** What leaving the page would lose. */
  readonly reason: string;
}

/**
 * Asks before the page is left, by a link or by closing the tab. Rendered only while something would be lost. A session that has
 * ended is never held back. [PLUS-2]
 */
export function LeaveGuard({ reason }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && getSession().status === 'signed-in',
    enableBeforeUnload: true,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmModal
      title={words.leaveTitle}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{reason}</p>
    </ConfirmModal>
  );
}
