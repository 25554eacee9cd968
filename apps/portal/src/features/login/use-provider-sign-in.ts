import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import type { OtherProvider } from '../../session/identity/identity.ts';
import { finishSignInWith, signInWith } from '../../session/sign-in.ts';

/**
 * Signing in with another provider: in a window, or coming back to this page from it. A window that was closed says nothing;
 * of several attempts only the newest tells how it ended.
 */
export function useProviderSignIn() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const newest = useRef(0);

  useEffect(() => {
    let isGone = false;
    finishSignInWith(() => setBusy(true))
      .catch((error: unknown) => {
        if (!isGone) setFailure(failureText(error));
      })
      .finally(() => setBusy(false));
    return () => {
      isGone = true;
    };
  }, []);

  const start = async (provider: OtherProvider): Promise<void> => {
    newest.current += 1;
    const attempt = newest.current;
    setFailure(null);
    setOpen(true);
    try {
      await signInWith(provider);
    } catch (error) {
      if (attempt === newest.current) setFailure(failureText(error));
    } finally {
      if (attempt === newest.current) setOpen(false);
    }
  };

  return { failure, isOpen, isBusy, start };
}
