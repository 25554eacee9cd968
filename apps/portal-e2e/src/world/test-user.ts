import { randomUUID } from 'node:crypto';

/** A user who can sign in. */
export interface TestUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** Password of every user the tests create. */
export const PASSWORD = 'Correct-horse-7';

/** Returns a unique user; `who` makes failures readable. */
export function makeUser(who: string): TestUser {
  const id = randomUUID().slice(0, 8);
  return {
    uid: `e2e-${who}-${id}`,
    email: `${who}.${id}@e2e.partyline.test`,
    password: PASSWORD,
    name: `${who.charAt(0).toUpperCase()}${who.slice(1)} Tester`,
  };
}
