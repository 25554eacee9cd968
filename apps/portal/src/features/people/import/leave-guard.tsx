import { screens } from '@partyline/texts';
import { ConfirmModal } from '@partyline/ui';
import { useBlocker } from '@tanstack/react-router';
import { getSession } from '../../../session/session-store.ts';

const words = screens.importPeople;

interface LeaveGuardProps {
  /** What leaving would lose. */
  readonly reason: string;
}

/** Confirms leaving while rendered; never blocks the end of a session. [PLUS-2] */
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
