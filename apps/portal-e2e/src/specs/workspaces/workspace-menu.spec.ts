import type { Page } from '@playwright/test';
import { permissionRefusalText, screens } from '@partyline/texts';
import { dashboard, showView, workspaceMenu } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';

const { entries } = screens.workspaceMenu;
const exporting = screens.dashboardExport.workspace;
const noExport = `${exporting}: ${screens.dashboardExport.nothing}`;
/** Duration of a long press, in ms. [GW-13] */
const LONG_PRESS_MS = 500;

const PLAN = {
  workspaces: [
    { name: 'House', isDefault: true, devices: [{ name: 'House PL' }] },
    { name: 'Studio', devices: [{ name: 'Main PL' }] },
    { name: 'Truck' },
  ],
  people: {
    owner: { role: 'account-owner' },
    leader: { role: 'workspace-owner', in: 'Studio' },
    crew: { role: 'vic-admin', in: 'Studio' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'leader' | 'crew' | 'client'>;

// Of two workspaces and more.
const collapsing = screens.dashboard.collapseAll;

async function offered(page: Page, name: string): Promise<string[]> {
  const { button, menu } = workspaceMenu(page, name);
  await button.click();
  await expect(menu).toBeVisible();
  const texts = await menu.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  return texts.map((text) => text.replaceAll(/\s*\n\s*/g, ': '));
}

test('[DASH-12, DASH-13, DASH-14, DASH-15, DASH-16, DASH-17, ROLE-38] the menu of a workspace offers what the role may do there, in every view', async ({
  page,
  world,
  openBrowser,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const memberEntries = [
    entries.invite,
    entries.manage,
    entries.schedules,
    entries['add-device'],
    entries.rename,
  ];
  expect(await offered(page, 'House')).toEqual([...memberEntries, collapsing, exporting]);
  expect(await offered(page, 'Studio')).toEqual([
    ...memberEntries,
    entries['request-ownership'],
    collapsing,
    exporting,
    entries.delete,
  ]);
  await showView(page, 'list');
  expect(await offered(page, 'Truck')).toEqual([
    ...memberEntries,
    entries['transfer-ownership'],
    collapsing,
    noExport,
    entries.delete,
  ]);
  await showView(page, 'popup');
  expect(await offered(page, 'House')).toEqual([...memberEntries, collapsing, exporting]);
  await test.step('an owner of the workspace', async () => {
    const other = await openBrowser();
    await signIn(other, people.leader);
    expect(await offered(other, 'Studio')).toEqual([
      ...memberEntries,
      entries['transfer-ownership'],
      exporting,
    ]);
  });
  await test.step('a user who may only invite', async () => {
    const other = await openBrowser();
    await signIn(other, people.crew);
    expect(await offered(other, 'Studio')).toEqual([
      entries.invite,
      entries.manage,
      entries.schedules,
      exporting,
    ]);
  });
  await test.step('a client user without any permission', async () => {
    const other = await openBrowser();
    await signIn(other, people.client);
    const toggle = dashboard(other).workspace('Studio');
    await expect(toggle).toBeVisible();
    await expect(workspaceMenu(other, 'Studio').button).toHaveCount(0);
    await toggle.press('Shift+F10');
    await expect(other.getByRole('menu')).toHaveCount(0);
  });
});

test('[GC-5, PLUS-7] in a trial the menu refuses everything but the lists of people and schedules', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    isTrial: true,
    workspaces: [{ name: 'House', isDefault: true }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  const reason = permissionRefusalText('trial', { purchase: 'buy', accountName: null });
  const trial = `${reason}: ${screens.whoCanLink.any}`;
  expect(await offered(page, 'House')).toEqual([
    `${entries.invite}: ${trial}`,
    entries.manage,
    entries.schedules,
    `${entries['add-device']}: ${trial}`,
    `${entries.rename}: ${trial}`,
    noExport,
  ]);
});

test('[GW-13] the menu opens by keyboard from the workspace header, and returns the focus', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const toggle = dashboard(page).workspace('Studio');
  const { menu, item } = workspaceMenu(page, 'Studio');
  // The key handler is lazy; an earlier key does nothing.
  await expect(async () => {
    await toggle.press('Shift+F10');
    await expect(menu).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  for (const key of ['Shift+F10', 'ContextMenu']) {
    await toggle.press(key);
    await expect(menu).toBeVisible();
    await expect(item('invite')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  }
  await toggle.press('Shift+F10');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: screens.workspaceMenu.renameTitle('Studio') });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  /** Dispatches touch and pen events on the header of a workspace. */
  async function fingerOn(page: Page, name: string) {
    const box = await dashboard(page).workspace(name).boundingBox();
    if (box === null) throw new Error(`${name} is not in sight.`);
    const at = { x: Math.round(box.x + 40), y: Math.round(box.y + box.height / 2) };
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y + dy }],
      });
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', dx: number) =>
      session.send('Input.dispatchMouseEvent', {
        type,
        pointerType: 'pen',
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        x: at.x + dx,
        y: at.y,
      });
    return {
      pen,
      down: () => touch('touchStart'),
      move: (dy: number) => touch('touchMove', dy),
      lift: () => touch('touchEnd'),
    };
  }

  test('[WS-23, GW-13] a long press on the header opens the menu, but neither the context menu of the browser nor the workspace', async ({
    page,
    world,
  }) => {
    const { people } = await world.account(PLAN);
    await page.clock.install();
    await signIn(page, people.owner);
    await expect(dashboard(page).filters).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const toggle = dashboard(page).workspace('Studio');
    const { menu, button } = workspaceMenu(page, 'Studio');
    const finger = await fingerOn(page, 'Studio');

    await finger.down();
    await page.clock.runFor(LONG_PRESS_MS - 1);
    await expect(menu).toBeHidden();
    const isPrevented = await toggle.evaluate(
      (head) => !head.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
    expect(isPrevented).toBe(true);
    await page.clock.runFor(1);
    await expect(menu).toBeVisible();
    await finger.lift();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await test.step('a touch that moves or ends early opens nothing', async () => {
      await finger.down();
      await finger.move(24);
      await page.clock.runFor(2 * LONG_PRESS_MS);
      await expect(menu).toBeHidden();
      await finger.lift();
      await finger.down();
      await finger.lift();
      await page.clock.runFor(2 * LONG_PRESS_MS);
      await expect(menu).toBeHidden();
    });
    await test.step('a pen that moves opens nothing, although it fires no scroll event', async () => {
      await finger.pen('mousePressed', 0);
      await finger.pen('mouseMoved', 24);
      await page.clock.runFor(2 * LONG_PRESS_MS);
      await expect(menu).toBeHidden();
      await finger.pen('mouseReleased', 24);
      await finger.pen('mousePressed', 0);
      await page.clock.runFor(LONG_PRESS_MS);
      await expect(menu).toBeVisible();
      await finger.pen('mouseReleased', 0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
    await test.step('a tap still expands and collapses the workspace', async () => {
      const before = await toggle.getAttribute('aria-expanded');
      await toggle.tap();
      await expect(toggle).not.toHaveAttribute('aria-expanded', before ?? '');
    });
  });
});
