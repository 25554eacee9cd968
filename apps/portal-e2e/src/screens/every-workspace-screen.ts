import { screens, WORKSPACE_DELETION_REFUSAL_TEXTS } from '@partyline/texts';
import { expect } from '../test.ts';
import { ONLINE, type UserPlan } from '../world/account-plan.ts';
import { openWorkspaceDialog, showView, workspaceMenu } from './dashboard.ts';
import { signIn } from './login.ts';
import { signInWithDevices, type OpenScreen, type ScreenFixtures } from './open-screen.ts';

/**
 * Opens a dialog of a workspace with one device; a blocked workspace has an owner and more running devices
 * than the list shows.
 */
async function open({ page, world }: ScreenFixtures, kind: 'rename' | 'delete', isBlocked = false) {
  const running = Array.from({ length: 12 }, (_, index) => ({ name: `Line ${index}`, report: ONLINE }));
  const leader: UserPlan = isBlocked ? { role: 'workspace-owner', in: 'Truck' } : { role: 'account-admin' };
  const { people } = await world.account({
    workspaces: [
      { name: 'House', isDefault: true },
      { name: 'Truck', devices: isBlocked ? running : [{ name: 'Main PL' }] },
    ],
    people: { owner: { role: 'account-owner' }, leader },
  });
  await signIn(page, people.owner);
  return openWorkspaceDialog(page, 'Truck', kind);
}

export const WORKSPACE_SCREENS = {
  'the workspace menu': async (fixtures) => {
    const { page } = fixtures;
    await signInWithDevices(fixtures);
    await showView(page, 'grid');
    const { button, menu } = workspaceMenu(page, 'Studio');
    await button.click();
    await expect(menu).toBeVisible();
  },
  'the rename workspace dialog': async (fixtures) => {
    const dialog = await open(fixtures, 'rename');
    const field = dialog.getByRole('textbox', { name: screens.workspaceMenu.name });
    await field.fill('#1');
    await fixtures.page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
  'the delete workspace dialog': async (fixtures) => {
    const dialog = await open(fixtures, 'delete');
    await expect(dialog.getByRole('listitem')).toHaveText('Main PL');
  },
  'the delete workspace dialog with blockers': async (fixtures) => {
    const dialog = await open(fixtures, 'delete', true);
    await expect(dialog).toContainText(WORKSPACE_DELETION_REFUSAL_TEXTS['devices-running']);
  },
} as const satisfies Record<string, OpenScreen>;
