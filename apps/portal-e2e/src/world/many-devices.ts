import type { TestUser } from './test-user.ts';
import type { World } from './world.ts';

/** Creates an account with one workspace of unreported devices (Line 1, Line 2 …); returns its owner. */
export async function ownerOfManyDevices(
  world: World,
  kind: 'virtual' | 'device',
  count: number,
): Promise<TestUser> {
  const { id, people, workspaceId } = await world.account({
    workspaces: [{ name: 'Hall', isDefault: true }],
    people: { owner: { role: 'account-owner' } },
  });
  // With epoch 0 housekeeping would create them at the host.
  await world.database.query(
    `INSERT INTO app.instances (account_id, workspace_id, vic_uuid, kind, device_name, epoch)
     SELECT $1, $2, gen_random_uuid(), $3, 'Line ' || n, 1 FROM generate_series(1, $4::int) n`,
    [id, workspaceId('Hall'), kind, count],
  );
  return people.owner;
}
