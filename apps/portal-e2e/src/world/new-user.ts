import { randomUUID } from 'node:crypto';
import { PASSWORD, type TestUser } from './test-user.ts';

/** A user whom neither the identity service nor the portal knows yet. */
export type NewUser = Omit<TestUser, 'uid'>;

/** Returns an unused address with name and password to sign up with. `who` makes failures readable. */
export function makeNewUser(who = 'newcomer'): NewUser {
  const id = randomUUID().slice(0, 8);
  return { email: `${who}.${id}@e2e.partyline.test`, password: PASSWORD, name: `New ${who} ${id}` };
}
