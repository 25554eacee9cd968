import { readdir, readFile } from 'node:fs/promises';
import { kill } from 'node:process';
import { deviceCard, recordStates } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, testOfOwnProduct as test } from '../../test-of-own-product.ts';

/** Returns the pid of the child process whose command line names this file. */
async function findChild(parent: number, file: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || (await parentOf(pid)) !== parent) continue;
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (commandLine.includes(file)) return pid;
  }
  throw new Error(`Process ${parent} has no child that runs ${file}.`);
}

async function parentOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s*(\d+)$/m.exec(status)?.[1];
  return parent === undefined ? null : Number(parent);
}

test('[DEV-4, DEV-12] an instance comes online once, without a reload, even if the API is killed during the start', async ({
  page,
  world,
  product,
  pageErrors,
}) => {
  pageErrors.allow(
    /ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE)/,
    'the API was killed',
  );
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const device = account.device('Main PL');
  await signIn(page, account.people.owner);
  const { card, control, working } = deviceCard(page, device);
  await expect(control('start')).toBeEnabled();
  let reloads = 0;
  page.on('load', () => (reloads += 1));
  const states = await recordStates(card);

  await control('start').click();
  await expect(working('starting')).toBeVisible();
  await expect.poll(async () => (await device.read()).runningCommand).toBe('start');
  kill(await findChild(product.running.pid, 'apps/api/src/main.ts'), 'SIGKILL');

  await expect(control('open')).toBeEnabled({ timeout: 120_000 });
  const seen = await states();
  expect(seen.filter((state) => state === 'Online')).toHaveLength(1);
  expect(seen.filter((state) => state === 'Offline')).toHaveLength(1);
  expect(reloads).toBe(0);
  expect(await device.read()).toMatchObject({ state: 'online', lastCommandNumber: 1 });
  const { rows } = await world.database.query(
    'SELECT action, outcome FROM app.instance_commands WHERE instance_id = $1',
    [device.id],
  );
  expect(rows).toEqual([{ action: 'start', outcome: 'done' }]);
});
