import { randomUUID } from 'node:crypto';
import { PASSWORD, type TestUser } from './test-user.ts';

/** A user unknown to identity service and portal. */
export type NewUser = Omit<TestUser, 'uid'>;

/** `who` makes failures readable. */
export function makeNewUser(who = 'newcomer'): NewUser {
  const id = randomUUID().slice(0, 8);
  return { email: `${who}.${id}@e2e.partyline.test`, password: PASSWORD, name: `New ${who} ${id}` };
}
