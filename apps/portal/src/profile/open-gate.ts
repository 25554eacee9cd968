import { profileGateOf, type ProfileGate } from '@partyline/session';
import { useLocation } from '@tanstack/react-router';
import { useSession, type Session } from '../session/session-store.ts';

function gateOver(path: string, { status, user }: Pick<Session, 'status' | 'user'>): ProfileGate {
  if (user === null) return 'none';
  return profileGateOf({
    isLoggedUser: status === 'signed-in',
    path,
    acceptedDate: user.t_c_accepted_date,
    acceptedEulaVersion: user.acceptedEulaVersion,
    eulaVersion: user.eulaVersion,
  });
}

/** Returns what the user must accept before continuing. [EULA-12, EULA-13, EULA-15] */
export function useOpenGate(): ProfileGate {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return useSession((session) => gateOver(path, session));
}
