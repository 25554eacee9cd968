import type { Db } from '../../db/open-database.ts';
import { listNamedInstances, lockNamed, lockUser, type LockedPerson } from './lock-person.repository.ts';

/** Of a user who goes on sending commands; the last one waits in the wrong order, and may be repeated as a deadlock. */
const ATTEMPTS = 20;

/**
 * Locks a user for an erasure, and before them every row that the erasure changes and other writers lock first: see the order of
 * locks in docs/architecture.md. The user is never waited for while other rows are held, because a call may hold its own user and
 * wait for the account. `isClosing` also locks subscriptions and devices of the user's accounts. Null for an unknown user.
 */
export async function lockPerson(
  tx: Db,
  uid: string,
  { isClosing = false }: { readonly isClosing?: boolean } = {},
): Promise<LockedPerson | null> {
  for (let attempt = 1; ; attempt += 1) {
    await tx.query('SAVEPOINT person');
    const isLast = attempt === ATTEMPTS;
    const held = new Set(await lockNamed(tx, uid, { isClosing }));
    const person = await lockUser(tx, uid, { isWaiting: isLast });
    const named = person === 'busy' ? [] : await listNamedInstances(tx, uid);
    if (person !== 'busy' && (isLast || named.every((id) => held.has(id)))) return person;
    await tx.query('ROLLBACK TO SAVEPOINT person');
    if (person === 'busy') await waitForUser(tx, uid);
  }
}

/** Waits, with no lock held, until the calls that hold the user have ended. */
async function waitForUser(tx: Db, uid: string): Promise<void> {
  await lockUser(tx, uid, { isWaiting: true });
  await tx.query('ROLLBACK TO SAVEPOINT person');
}
