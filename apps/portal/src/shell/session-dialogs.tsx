import { IDLE_PROMPT_MS, IDLE_TIMEOUT_MS, sessionDialogOf } from '@partyline/session';
import { screens } from '@partyline/texts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { acknowledgeEnd, followIdle, useIdle } from '../session/idle/use-idle.ts';
import type { OnIdleEnd } from '../session/idle/idle-watch.ts';
import { useSession, type Session } from '../session/session-store.ts';
import { endIdle } from '../session/tab-session.ts';
import { IdleDialog } from './idle-dialog.tsx';
import { logOutAndLeave } from './log-out.ts';
import { NoteDialog } from './note-dialog.tsx';

const words = screens.sessionDialogs;

const beginOf = ({ status, begin }: Session): Session['begin'] | null =>
  status === 'signed-in' ? begin : null;

const end: OnIdleEnd = (reason) => (reason === 'idle' ? void endIdle() : logOutAndLeave());

/**
 * The dialogs about the session itself, over every page: whether anybody is there, and that it ran out or expired. Each
 * of the last two has one button, which leads to /login. [AUTH-33, IDLE-7, IDLE-8, UI-9, UI-10, GI-5]
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
      // The page may have changed under the dialog, and what had the focus before is gone with it.
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    });
  };
  if (dialog === 'idle-prompt') return <IdleDialog watch={watch} />;
  if (dialog === 'timed-out') return <NoteDialog {...words.timedOut} onConfirm={confirm} />;
  if (dialog === 'expired') return <NoteDialog {...words.expired} onConfirm={confirm} />;
  return null;
}
