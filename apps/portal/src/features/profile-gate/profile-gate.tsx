import { profileGateOf, type ProfileGate as Gate } from '@partyline/session';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession, type Session } from '../../session/session-store.ts';

const GateDialog = lazy(() => import('./gate-dialog.tsx').then((file) => ({ default: file.GateDialog })));

function gateOver(path: string, { status, user }: Pick<Session, 'status' | 'user'>): Gate {
  if (user === null) return 'none';
  return profileGateOf({
    isLoggedUser: status === 'signed-in',
    path,
    acceptedDate: user.t_c_accepted_date,
    acceptedEulaVersion: user.acceptedEulaVersion,
    eulaVersion: user.eulaVersion,
  });
}

/** What a person has to accept before they go on, over the signed-in pages. Its code is loaded only for them. [GR-1, EULA-12, EULA-13, EULA-15] */
export function ProfileGate() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const gate = useSession((session) => gateOver(path, session));
  const uid = useSession(({ identity }) => identity?.uid ?? '');
  const email = useSession(({ user }) => user?.email ?? '');
  if (gate === 'none') return null;
  return (
    <Suspense>
      <GateDialog key={`${uid} ${gate}`} gate={gate} uid={uid} email={email} />
    </Suspense>
  );
}
