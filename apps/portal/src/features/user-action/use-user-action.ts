import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readActionLink } from './action-link.ts';
import { followLink, issueStep, type ActionStep } from './action-step.ts';

/** The query as it stands in the address, for the history. */
function queryOf(search: string) {
  const query = new URLSearchParams(search);
  return { mode: query.get('mode'), oobCode: query.get('oobCode') };
}

/** Reads the link once, takes its code out of the address, and follows it. [GR-6, GX-16] */
export function useUserAction() {
  const navigate = useNavigate();
  const kept = useRouterState({ select: ({ location: { state } }) => state.actionQuery });
  const [link] = useState(() => readActionLink(location.search, kept));
  const [step, setStep] = useState<ActionStep>(() =>
    link.ok ? { kind: 'checking' } : issueStep(link.error),
  );
  const isFollowed = useRef(false);

  const follow = async (): Promise<void> => {
    if (!link.ok) return;
    setStep({ kind: 'checking' });
    setStep(await followLink(link.value));
  };

  useEffect(() => {
    if (isFollowed.current) return;
    isFollowed.current = true;
    if (location.search !== '') {
      // A new password is still to be typed: a reload goes on with it. Everything else is done once.
      const isKept = link.ok && link.value.action === 'resetPassword';
      const state = isKept ? { actionQuery: queryOf(location.search) } : {};
      void navigate({ to: '/useraction', search: {}, replace: true, state });
    }
    void follow();
  });

  return { step, follow, fail: setStep };
}
