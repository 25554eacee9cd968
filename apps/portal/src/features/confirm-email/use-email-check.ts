import { screens, WORDINGS } from '@partyline/texts';
import { useEffect, useRef, useState } from 'react';
import { endSessionIfRevoked } from '../../session/account/end-session.ts';
import { checkEmailConfirmed, tabContext } from '../../session/tab-session.ts';
import { raiseAlert } from '../../shell/alerts.ts';

/** How often a page that is looked at asks whether the e-mail is confirmed. [GA-25] */
const LOOK_EVERY_MS = 4_000;

/**
 * Asks whether the e-mail is confirmed: when told to, whenever the person comes back to this tab, and every few seconds while
 * it is in sight, since the link may be opened on another device. [GA-25]
 */
export function useEmailCheck() {
  const [isChecking, setChecking] = useState(false);
  const isAsking = useRef(false);

  const check = async (isAsked: boolean): Promise<void> => {
    if (isAsked) setChecking(true);
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const isConfirmed = await checkEmailConfirmed();
      if (!isConfirmed && isAsked) raiseAlert({ type: 'info', message: screens.confirmEmail.notYet });
    } catch (error) {
      const isOver = await endSessionIfRevoked(tabContext, error);
      if (isAsked && !isOver) raiseAlert({ type: 'error', message: WORDINGS.generalError });
    } finally {
      isAsking.current = false;
      setChecking(false);
    }
  };

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void check(false);
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
    // What the effect sets up asks through references that stay the same.
  }, []);

  return { isChecking, check };
}
