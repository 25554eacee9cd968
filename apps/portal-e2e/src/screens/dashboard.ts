import type { Locator, Page } from '@playwright/test';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { hasFeed } from '../watch/watch-context.ts';
import type { Device } from '../world/device.ts';

const words = screens.dashboard;
const views = screens.dashboardViews;

/** What a device's card can be told to do. */
export type CardControl = 'open' | 'start' | 'stop' | 'retry' | 'restart';

/** The card of a device, by its name. */
export function deviceCard(page: Page, { name }: Pick<Device, 'name'>) {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  return {
    card,
    control: (control: CardControl) => card.getByRole('button', { name: words[control], exact: true }),
    /** The button that rests while a command is carried out. */
    working: (work: 'starting' | 'stopping') =>
      card.getByRole('button', { name: words.working[work], exact: true }),
  };
}

/** The dashboard's own parts. */
export function dashboard(page: Page) {
  return {
    heading: page.getByRole('heading', { name: words.title, level: 1 }),
    search: page.getByRole('textbox', { name: words.searchLabel }),
    /** The head of a workspace, which opens and closes it. */
    workspace: (name: string) => page.getByRole('button', { name, exact: true }),
    devicesOf: (workspace: string) =>
      page.getByRole('group', { name: words.workspaceDevices(workspace), exact: true }),
    linkGroup: (leader: string) => page.getByRole('group', { name: words.linkGroupOf(leader), exact: true }),
    cards: page.getByRole('article'),
    view: (view: keyof typeof views.views) =>
      page
        .getByRole('region', { name: words.toolsLabel })
        .getByRole('button', { name: views.views[view], exact: true }),
    /** The one button for all filters, where there is no room for more. */
    filters: page.getByRole('button', { name: new RegExp(`^${screens.dashboardFilters.filters}`) }),
    table: page.getByRole('table', { name: views.listLabel }),
  };
}

/** Chooses a view: in the bar, or where there is no room among the filters. */
export async function showView(page: Page, view: keyof typeof views.views): Promise<void> {
  const { view: button, filters } = dashboard(page);
  await expect(button(view).or(filters).first()).toBeVisible();
  if (await button(view).isVisible()) {
    await button(view).click();
    return;
  }
  await filters.click();
  const panel = page.getByRole('dialog', { name: screens.dashboardFilters.filters });
  await panel.getByRole('button', { name: views.views[view], exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** The row of a device in the list, by its name. */
export function deviceRow(page: Page, { name }: Pick<Device, 'name'>) {
  const row = dashboard(page)
    .table.getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
  return {
    row,
    link: row.getByRole('button', { name, exact: true }),
    tick: row.getByRole('checkbox', { name: views.select(name) }),
    control: (control: CardControl) => row.getByRole('button', { name: words[control], exact: true }),
  };
}

/** The menu of a device, opened from its card, row or drawer. */
export async function openDeviceMenu(place: Locator, { name }: Pick<Device, 'name'>): Promise<Locator> {
  await place.getByRole('button', { name: words.moreOf(name), exact: true }).click();
  return place.page().getByRole('menu', { name: screens.deviceCare.menu(name) });
}

/** The menu of a workspace, and the button at its head that opens it. */
export function workspaceMenu(page: Page, name: string) {
  const menu = page.getByRole('menu', { name: words.workspaceMenu(name), exact: true });
  return {
    button: page.getByRole('button', { name: words.workspaceMenu(name), exact: true }),
    menu,
    item: (entry: keyof typeof screens.workspaceMenu.entries) =>
      menu.getByRole('menuitem', { name: new RegExp(`^${screens.workspaceMenu.entries[entry]}`) }),
  };
}

/** Opens the dialog that an entry of a workspace's menu leads to. */
export async function openWorkspaceDialog(
  page: Page,
  name: string,
  entry: 'rename' | 'delete',
): Promise<Locator> {
  const { button, item } = workspaceMenu(page, name);
  await button.click();
  await item(entry).click();
  const { renameTitle, deleteTitle } = screens.workspaceMenu;
  const title = entry === 'rename' ? renameTitle(name) : deleteTitle(name);
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The names of the devices of the list, from top to bottom. */
export async function listedNames(page: Page): Promise<string[]> {
  const ticks = dashboard(page).table.getByRole('rowgroup').getByRole('checkbox');
  const labels = await ticks.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace(views.select(''), ''));
}

/** A device's state in words, such as "Starting 64 %", with whatever stands beside it. */
export type StateWord = (typeof DEVICE_STATE_WORDS)[keyof typeof DEVICE_STATE_WORDS];

/** What a card is called while its device is in a state. */
export function cardName({ name }: Pick<Device, 'name'>, word: StateWord): string {
  return words.cardLabel(name, word);
}

/**
 * Writes down every state that a card shows from now on, with its progress, each once in a row: what passes between two
 * looks is not missed. Gives a function that reads the list.
 */
export async function recordStates(card: Locator): Promise<() => Promise<readonly string[]>> {
  const states = Object.values(DEVICE_STATE_WORDS).join('|');
  const list = await card.evaluateHandle((element, pattern) => {
    const seen: string[] = [];
    const look = () => {
      const state = new RegExp(`(?:${pattern})(?: \\d+ %)?`).exec(element.textContent)?.[0] ?? '';
      if (state !== seen.at(-1)) seen.push(state);
    };
    look();
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
    return seen;
  }, states);
  return () => list.jsonValue();
}

/** Waits until the feed has answered some tab of this browser: what happens from then on is heard in all of them. */
export async function waitForFeed(page: Page): Promise<void> {
  await expect.poll(() => hasFeed(page.context()), 'whether the feed stands').toBe(true);
}

/**
 * Lets every read of the devices hang from now on: what still changes was brought by the feed alone. Waits for the feed
 * first, because what happens before it stands is brought by the read that follows it.
 */
export async function blockDeviceReads(page: Page): Promise<void> {
  await waitForFeed(page);
  // Whoever listens to it comes together with the tools.
  await expect(dashboard(page).view('grid').or(dashboard(page).filters).first()).toBeVisible();
  await stallDeviceReads(page);
}

/** The same for a page whose own feed cannot stand. */
export async function stallDeviceReads(page: Page): Promise<void> {
  await page.route(/\/api\/vic(?:\?|$)/, (route) =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  );
}
