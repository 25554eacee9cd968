import { useWindowEvent } from '@mantine/hooks';
import { IDLE_PROMPT_MS, IDLE_TIMEOUT_MS, sessionDialogOf } from '@partyline/session';
import { screens } from '@partyline/texts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { acknowledgeEnd, followIdle, useIdle } from '../../session/idle/use-idle.ts';
import type { OnIdleEnd } from '../../session/idle/idle-watch.ts';
import { getSession, useSession, type Session } from '../../session/session-store.ts';
import { endIdle } from '../../session/tab-session.ts';
import { idleModule } from '../../lazy-module.ts';
import { WithModule } from '../loading/with-module.tsx';
import { logOutAndLeave } from './log-out.ts';

const words = screens.sessionDialogs;

const dialogs = idleModule(() => import('./idle-dialog.tsx'));

const beginOf = ({ status, begin }: Session): Session['begin'] | null =>
  status === 'signed-in' ? begin : null;

const end: OnIdleEnd = (reason) => (reason === 'idle' ? void endIdle() : logOutAndLeave());

/**
 * Renders the dialogs over every page: idle prompt, timeout, expiry. The last two have one button, to /login. [AUTH-33, IDLE-7, IDLE-8,
 * UI-9, UI-10, GI-5]
 */
export function SessionDialogs() {
  const begin = useSession(beginOf);
  const dialog = useSession(sessionDialogOf);
  const watch = useIdle({
    timeout: IDLE_TIMEOUT_MS,
    promptTimeout: IDLE_PROMPT_MS,
    begin,
    onEnd: end,
  });
  const navigate = useNavigate();
  useEffect(() => followIdle(watch), [watch]);
  const confirm = (): void => {
    watch.send({ kind: 'acknowledge' });
    acknowledgeEnd();
    void navigate({ to: '/login', replace: true }).then(() => {
      // The page below may have changed, and the focused element with it.
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    });
  };
  // Registered before any dialog below, which the same key would close.
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || sessionDialogOf(getSession()) !== 'idle-prompt') return;
      event.stopImmediatePropagation();
      watch.send({ kind: 'stay' });
    },
    { capture: true },
  );
  if (dialog === null) return null;
  const onClose = dialog === 'idle-prompt' ? () => watch.send({ kind: 'stay' }) : confirm;
  return (
    <WithModule module={dialogs} onClose={onClose}>
      {({ IdleDialog, NoteDialog }) => {
        if (dialog === 'idle-prompt') return <IdleDialog {...{ watch, onClose }} />;
        const texts = dialog === 'timed-out' ? words.timedOut : words.expired;
        return <NoteDialog key={dialog} {...texts} onClose={onClose} />;
      }}
    </WithModule>
  );
}
