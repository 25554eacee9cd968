import type { HostSnapshot } from '@partyline/contract';
import { listDemoDevices } from '../data/demo-data.ts';
import { DEMO_PASSWORD } from '../data/demo-people.ts';
import { demoSnapshots, vicUuidOf } from '../rows/demo-snapshots.ts';
import type { DemoData } from '../data/demo-types.ts';
import type { SandboxControl } from './sandbox-control.ts';

/** Concurrency, within the sandbox's connections. */
const AT_A_TIME = 64;

/** Adds the demo users to the identity service; existing ones keep their password. */
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

/** Puts the devices on the instance host and returns their reports. Running work continues visibly slowly. */
export async function seedInstanceHost(
  control: SandboxControl,
  { accounts }: DemoData,
  now: Date,
): Promise<Map<string, HostSnapshot>> {
  const states = demoSnapshots(accounts, '', now);
  const reported = await atATime(listDemoDevices(accounts), async (placed) => {
    const { report, subscription } = placed.device;
    const state = states.get(vicUuidOf(placed));
    if (!state) throw new Error(`There is no snapshot of ${placed.device.name}.`);
    return control.putInstance(state, {
      ...(report.run ? { run: report.run } : {}),
      ...(subscription ? { users: subscription.users } : {}),
    });
  });
  return new Map(reported.map((snapshot) => [snapshot.vicUuid, snapshot]));
}

/** Runs `act` for all items, `AT_A_TIME` at once, and returns the outcomes in the order of the items. */
export async function atATime<Item, Outcome>(
  items: readonly Item[],
  act: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < items.length; start += AT_A_TIME)
    outcomes.push(...(await Promise.all(items.slice(start, start + AT_A_TIME).map(act))));
  return outcomes;
}
