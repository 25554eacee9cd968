import { screens, WORKSPACE_DELETION_REFUSAL_TEXTS } from '@partyline/texts';
import { expect } from '../test.ts';
import { ONLINE, type PersonPlan } from '../world/account-plan.ts';
import { openWorkspaceDialog, showView, workspaceMenu } from './dashboard.ts';
import { signIn } from './login.ts';
import { signInToStudio, type Reach, type Surroundings } from './reach.ts';

/** Opens a dialog about a workspace with one device; where that runs, it has an owner too. */
async function open({ page, world }: Surroundings, kind: 'rename' | 'delete', isBlocked = false) {
  const device = isBlocked ? { name: 'Main PL', report: ONLINE } : { name: 'Main PL' };
  const leader: PersonPlan = isBlocked ? { role: 'workspace-owner', in: 'Truck' } : { role: 'account-admin' };
  const { people } = await world.account({
    workspaces: [
      { name: 'House', isDefault: true },
      { name: 'Truck', devices: [device] },
    ],
    people: { owner: { role: 'account-owner' }, leader },
  });
  await signIn(page, people.owner);
  return openWorkspaceDialog(page, 'Truck', kind);
}

/** The menu of a workspace, and the dialogs it opens. */
export const WORKSPACE_SCREENS = {
  'the menu of a workspace': async (surroundings) => {
    const { page } = surroundings;
    await signInToStudio(surroundings);
    await showView(page, 'grid');
    const { button, menu } = workspaceMenu(page, 'Studio');
    await button.click();
    await expect(menu).toBeVisible();
  },
  'the form that renames a workspace': async (surroundings) => {
    const dialog = await open(surroundings, 'rename');
    const field = dialog.getByRole('textbox', { name: screens.workspaceMenu.name });
    await field.fill('#1');
    await surroundings.page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
  'the question before a workspace is deleted': async (surroundings) => {
    const dialog = await open(surroundings, 'delete');
    await expect(dialog.getByRole('listitem')).toHaveText('Main PL');
  },
  'what stands in the way of deleting a workspace': async (surroundings) => {
    const dialog = await open(surroundings, 'delete', true);
    await expect(dialog).toContainText(WORKSPACE_DELETION_REFUSAL_TEXTS['devices-running']);
  },
} as const satisfies Record<string, Reach>;
