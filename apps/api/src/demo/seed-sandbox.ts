import type { HostSnapshot } from '@partyline/contract';
import { listDemoDevices } from './demo-data.ts';
import { DEMO_PASSWORD } from './demo-people.ts';
import { demoSnapshots, vicUuidOf } from './demo-snapshots.ts';
import type { DemoData } from './demo-types.ts';
import type { SandboxControl } from './sandbox-control.ts';

/** Enough to keep the sandbox busy, and few enough for its connections. */
const AT_A_TIME = 64;

/** Makes the demo users known to the identity service; those it knows keep their password. */
export async function seedIdentity(control: SandboxControl, { users }: DemoData): Promise<void> {
  await control.addUsers(
    users.map(({ uid, email, firstName, lastName }) => ({
      uid,
      email,
      password: DEMO_PASSWORD,
      displayName: `${firstName} ${lastName}`,
    })),
  );
}

/**
 * Puts every device of the set on the instance host and returns what the host reports of each. What is under way there goes on
 * by itself, slowly enough to be watched, and ends.
 */
export async function seedInstanceHost(
  control: SandboxControl,
  { accounts }: DemoData,
  now: Date,
): Promise<Map<string, HostSnapshot>> {
  const states = demoSnapshots(accounts, '', now);
  const reported = await atATime(listDemoDevices(accounts), async (placed) => {
    const { report, subscription } = placed.device;
    const state = states.get(vicUuidOf(placed));
    if (!state) throw new Error(`Nothing is known of ${placed.device.name}.`);
    return control.putInstance(state, {
      ...(report.run ? { run: report.run } : {}),
      ...(subscription ? { users: subscription.users } : {}),
    });
  });
  return new Map(reported.map((snapshot) => [snapshot.vicUuid, snapshot]));
}

/** Does something with every item, some at a time, and returns what came of each, in their order. */
export async function atATime<Item, Outcome>(
  items: readonly Item[],
  act: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < items.length; start += AT_A_TIME)
    outcomes.push(...(await Promise.all(items.slice(start, start + AT_A_TIME).map(act))));
  return outcomes;
}
