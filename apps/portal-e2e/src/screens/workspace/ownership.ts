import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import type { TestUser } from '../../world/test-user.ts';
import type { Account, World } from '../../world/world.ts';
import { openNotices, pageNotices } from '../shell/notices.ts';
import { openWorkspaceMenuEntry } from './dashboard.ts';
import { signIn } from '../login/login.ts';

const words = screens.ownership;

/** Studio has an owner, an admin and a crew. */
export const PLAN = {
  workspaces: [
    { name: 'House', isDefault: true, devices: [{ name: 'House PL' }] },
    { name: 'Studio', devices: [{ name: 'Main PL' }] },
    { name: 'Truck' },
  ],
  people: {
    owner: { role: 'account-owner' },
    admin: { role: 'account-admin' },
    leader: { role: 'workspace-owner', in: 'Studio' },
    chief: { role: 'workspace-admin', in: 'Studio' },
    crew: { role: 'vic-admin', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'admin' | 'leader' | 'chief' | 'crew'>;
export type Key = keyof (typeof PLAN)['people'];

export const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** Finds the line that tells of the transfer: in these tests it tells of nothing else. */
export const handovers = (page: Page) => pageNotices(page).line;
export async function press(page: Page, name: string): Promise<void> {
  await openNotices(page);
  await pageNotices(page).items.getByRole('button', { name }).click();
}

export const optionOf = ({ name, email }: TestUser, role: 'workspace-admin' | 'account-admin') =>
  words.recipientText(name, email, role);

export async function offerStudio(page: Page, { people }: Account<Key>) {
  await signIn(page, people.leader);
  await openWorkspaceMenuEntry(page, 'Studio', 'transfer-ownership');
  const dialog = dialogNamed(page, words.transferTitle('Studio'));
  await dialog
    .getByRole('combobox', { name: words.recipient })
    .selectOption(optionOf(people.chief, 'workspace-admin'));
  await dialog.getByRole('button', { name: words.transfer }).click();
  await expect(dialog).toBeHidden();
}

/** Sets and returns the link key of an account's open handover. */
export async function linkKey({ database }: World, { id }: Account): Promise<string> {
  const key = randomUUID();
  const { rowCount } = await database.query(
    `UPDATE app.ownership_actions SET key_hash = $2 WHERE account_id = $1 AND closed_at IS NULL`,
    [id, createHash('sha256').update(key).digest()],
  );
  expect(rowCount).toBe(1);
  return key;
}

/** Waits for the mail of an offer or request; returns its key. */
export async function mailedKey({ identity }: World, { email }: TestUser): Promise<string> {
  let key: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await identity.listMails(email)).map(({ text }) => text);
      key = texts
        .map((text) => /\/actionlink\?key=([\w-]+)/.exec(text)?.[1])
        .find((found) => found !== undefined);
      return key;
    })
    .toBeDefined();
  return key ?? '';
}

/** Reads the roles of a workspace by user name. */
export async function rolesIn({ database }: World, { id, workspaceId }: Account, workspace: string) {
  const { rows } = await database.query<{ name: string; role: string }>(
    `SELECT u.name, r.name AS role FROM app.memberships m
      JOIN app.users u ON u.uid = m.user_uid JOIN app.roles r ON r.id = m.role_id
      WHERE m.account_id = $1 AND m.workspace_id = $2 AND m.removed_at IS NULL`,
    [id, workspaceId(workspace)],
  );
  return Object.fromEntries(rows.map(({ name, role }) => [name, role]));
}
