import type { TestUser } from './test-user.ts';
import type { Account, World } from './world.ts';

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

/** Adds workspaces "<name> 1", "<name> 2" … with an unreported device each, all of the same name. */
export async function addManyWorkspaces(
  { database }: Pick<World, 'database'>,
  { id }: Pick<Account, 'id'>,
  name: string,
  count: number,
  deviceName = 'Main PL',
): Promise<void> {
  // With epoch 0 housekeeping would create the devices at the host.
  await database.query(
    `WITH venues AS (
       INSERT INTO app.workspaces (account_id, name)
       SELECT $1, $2 || ' ' || n FROM generate_series(1, $3::int) n RETURNING id
     )
     INSERT INTO app.instances (account_id, workspace_id, vic_uuid, kind, device_name, epoch)
     SELECT $1, id, gen_random_uuid(), 'device', $4, 1 FROM venues`,
    [id, name, count, deviceName],
  );
}
