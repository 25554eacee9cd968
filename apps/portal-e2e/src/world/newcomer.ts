import { randomUUID } from 'node:crypto';
import { PASSWORD, type Person } from './person.ts';

/** Somebody nobody knows yet: not the identity service, not the portal. They sign up by themselves. */
export type Newcomer = Omit<Person, 'uid'>;

/** An address that nobody has used, and what its owner will type. `who` is only for people who read a failure. */
export function makeNewcomer(who = 'newcomer'): Newcomer {
  const id = randomUUID().slice(0, 8);
  return { email: `${who}.${id}@e2e.partyline.test`, password: PASSWORD, name: `New ${who} ${id}` };
}
