import type { HostSnapshot } from '@partyline/contract';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-people.ts';
import { demoSnapshots } from './demo-snapshots.ts';
import type { SandboxControl } from './sandbox-control.ts';

/** Makes the demo users known to the identity service; those it knows keep their password. */
export async function seedIdentity(control: SandboxControl): Promise<void> {
  const users = DEMO_USERS.map(({ uid, email, firstName, lastName }) => ({
    uid,
    email,
    password: DEMO_PASSWORD,
    displayName: `${firstName} ${lastName}`,
  }));
  await control.addUsers(users);
}

/**
 * Puts every device of the table on the instance host and returns what the host reports of each. States that would pass
 * by themselves (a start at work) stand still there: nothing is carried out, so they can be looked at for good.
 */
export async function seedInstanceHost(
  control: SandboxControl,
  now: Date,
): Promise<Map<string, HostSnapshot>> {
  const wanted = [...demoSnapshots('', now).values()];
  const reported = await Promise.all(wanted.map((state) => control.putInstance(state)));
  return new Map(reported.map((snapshot) => [snapshot.vicUuid, snapshot]));
}
