import { randomUUID } from 'node:crypto';

export interface TestUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export const PASSWORD = 'Correct-horse-7';

/** Makes a user, whose `who` makes failures readable. */
export function makeUser(who: string): TestUser {
  const id = randomUUID().slice(0, 8);
  return {
    uid: `e2e-${who}-${id}`,
    email: `${who}.${id}@e2e.partyline.test`,
    password: PASSWORD,
    name: `${who.charAt(0).toUpperCase()}${who.slice(1)} Tester`,
  };
}

/** A user unknown to identity service and portal. */
export type NewUser = Omit<TestUser, 'uid'>;

/** Makes a new user, whose `who` makes failures readable. */
export function makeNewUser(who = 'newcomer'): NewUser {
  const id = randomUUID().slice(0, 8);
  return { email: `${who}.${id}@e2e.partyline.test`, password: PASSWORD, name: `New ${who} ${id}` };
}
