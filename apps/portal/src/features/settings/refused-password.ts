import { screens } from '@partyline/texts';
import { identityFailureOf } from '../../session/identity/identity.ts';

/** Returns the error of a refused current password, for its field. [GX-19] */
export function refusedPassword(error: unknown): Readonly<Record<string, string>> {
  return identityFailureOf(error) === 'credentials'
    ? { currentPassword: screens.myAccount.signIn.wrongPassword }
    : {};
}
