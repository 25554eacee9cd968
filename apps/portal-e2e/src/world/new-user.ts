import { randomUUID } from 'node:crypto';
import { PASSWORD, type TestUser } from './test-user.ts';

/** Somebody nobody knows yet: not the identity service, not the portal. They sign up by themselves. */
export type NewUser = Omit<TestUser, 'uid'>;

/** An address that nobody has used, and what its owner will type. `who` is only for people who read a failure. */
export function makeNewUser(who = 'newcomer'): NewUser {
  const id = randomUUID().slice(0, 8);
  return { email: `${who}.${id}@e2e.partyline.test`, password: PASSWORD, name: `New ${who} ${id}` };
}
