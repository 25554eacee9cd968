import { can, circumstancesOf, subjectFor } from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { useSession } from '../../session/session-store.ts';

/** Why the account cannot be renamed, in words. Whether it can, the server says with the profile. [GA-32, GC-5] */
export function useRenameRefusal(): string {
  const user = useSession((session) => session.user);
  const subject = subjectFor({
    roles: user?.role ? [user.role] : [],
    ...circumstancesOf(user),
  });
  const decision = can(subject, 'rename', { kind: 'account', branch: 'accountName' });
  const isByRole = decision.allowed || decision.reason === 'no-right';
  return isByRole ? screens.myAccount.account.notYours : PERMISSION_REFUSAL_TEXTS[decision.reason];
}
