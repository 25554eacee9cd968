import type { Locator, Page, Request, Route } from '@playwright/test';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { expect } from '../../test.ts';
import { hasFeed } from '../../watch/watch-context.ts';
import type { Device } from '../../world/device.ts';
import { endStub } from '../../watch/stub-response.ts';

const words = screens.dashboard;
const views = screens.dashboardViews;
const DEVICE_READS = /\/api\/vic(?:\?|$)/;

export type CardControl = 'open' | 'start' | 'stop' | 'retry' | 'restart';

/** Locates the controls of a device, which have it in their name. */
function deviceControls(place: Locator, device: string) {
  const named = (word: string) =>
    place.getByRole('button', { name: words.controlOf(word, device), exact: true });
  return {
    star: named(words.favourite),
    control: (control: CardControl) => named(words[control]),
    cancel: named(words.cancel),
    working: (work: 'starting' | 'stopping') => named(words.working[work]),
  };
}

export function deviceCard(page: Page, { name }: Pick<Device, 'name'>) {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  return { card, ...deviceControls(card, name) };
}

export function dashboard(page: Page) {
  return {
    heading: page.getByRole('heading', { name: words.title, level: 1 }),
    search: page.getByRole('textbox', { name: words.searchLabel }),
    /** Collapses the workspace. */
    workspace: (name: string) => page.getByRole('button', { name, exact: true }),
    devicesOf: (workspace: string) =>
      page.getByRole('group', { name: words.workspaceDevices(workspace), exact: true }),
    linkGroup: (leader: string) => page.getByRole('group', { name: words.linkGroupOf(leader), exact: true }),
    cards: page.getByRole('article'),
    view: (view: keyof typeof views.views) =>
      page
        .getByRole('region', { name: words.toolsLabel })
        .locator('label')
        .filter({ hasText: views.views[view] }),
    filters: page.getByRole('button', { name: new RegExp(`^${screens.dashboardFilters.filters}`) }),
    table: page.getByRole('table', { name: views.listLabel }),
  };
}

export async function zoomTo(page: Page, zoom: number): Promise<void> {
  const slider = page.getByRole('slider', { name: screens.dashboardViews.zoom });
  await expect(slider).toBeVisible();
  const by = zoom - Number(await slider.getAttribute('aria-valuenow'));
  for (let step = 0; step < Math.abs(by); step += 1) await slider.press(by > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', String(zoom));
}

export async function showView(page: Page, view: keyof typeof views.views): Promise<void> {
  const { view: button, filters } = dashboard(page);
  await expect(button(view).or(filters).first()).toBeVisible();
  if (await button(view).isVisible()) {
    await button(view).click();
    return;
  }
  await filters.click();
  const panel = page.getByRole('dialog', { name: screens.dashboardFilters.filters });
  await panel.locator('label').filter({ hasText: views.views[view] }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Toggles the filter of the favourites. */
export async function showFavourites(page: Page): Promise<void> {
  await dashboard(page).filters.click();
  const panel = page.getByRole('dialog', { name: screens.dashboardFilters.filters });
  await panel.getByRole('button', { name: screens.dashboardFilters.favourites }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

export function deviceRow(page: Page, { name }: Pick<Device, 'name'>) {
  const row = dashboard(page)
    .table.getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
  return {
    row,
    link: row.getByRole('button', { name, exact: true }),
    tick: row.getByRole('checkbox', { name: views.select(name) }),
    ...deviceControls(row, name),
  };
}

/** Locates the drawer of a device, or the panel of its tile. */
export function devicePanel(page: Page, { name }: Pick<Device, 'name'>) {
  const panel = page.getByRole('dialog', { name: screens.deviceDrawer.label(name) });
  return { panel, ...deviceControls(panel, name) };
}

export async function openDeviceMenu(place: Locator, { name }: Pick<Device, 'name'>): Promise<Locator> {
  await place.getByRole('button', { name: words.moreOf(name), exact: true }).click();
  return place.page().getByRole('menu', { name: screens.deviceCare.menu(name) });
}

export function workspaceMenu(page: Page, name: string) {
  const menu = page.getByRole('menu', { name: words.workspaceMenu(name), exact: true });
  return {
    button: page.getByRole('button', { name: words.workspaceMenu(name), exact: true }),
    menu,
    item: (entry: keyof typeof screens.workspaceMenu.entries) =>
      menu.getByRole('menuitem', { name: new RegExp(`^${screens.workspaceMenu.entries[entry]}`) }),
  };
}

export async function openWorkspaceMenuEntry(
  page: Page,
  name: string,
  entry: keyof typeof screens.workspaceMenu.entries,
): Promise<void> {
  const { button, item } = workspaceMenu(page, name);
  await button.click();
  await item(entry).click();
}

export async function openWorkspaceDialog(
  page: Page,
  name: string,
  entry: 'rename' | 'delete',
): Promise<Locator> {
  const { button, item } = workspaceMenu(page, name);
  await button.click();
  await item(entry).click();
  const { renameTitle, deleteTitle, cannotDelete } = screens.workspaceMenu;
  const titled = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  const dialog =
    entry === 'rename' ? titled(renameTitle(name)) : titled(deleteTitle(name)).or(titled(cannotDelete(name)));
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function listedNames(page: Page): Promise<string[]> {
  const rows = dashboard(page).table.getByRole('rowgroup').locator('[role=row][aria-label]');
  const labels = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.slice(0, label.lastIndexOf(', ')));
}

export type StateWord = (typeof DEVICE_STATE_WORDS)[keyof typeof DEVICE_STATE_WORDS];

export function cardName({ name }: Pick<Device, 'name'>, word: StateWord): string {
  return words.cardLabel(name, word);
}

/** Records every state of a card, short-lived ones too; returns a reader of the record. */
export async function recordStates(card: Locator): Promise<() => Promise<readonly string[]>> {
  const states = Object.values(DEVICE_STATE_WORDS).join('|');
  const list = await card.evaluateHandle((element, pattern) => {
    const seen: string[] = [];
    const look = () => {
      const state = new RegExp(`(?:${pattern})(?: \\d+%)?`).exec(element.textContent)?.[0] ?? '';
      if (state !== seen.at(-1)) seen.push(state);
    };
    look();
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
    return seen;
  }, states);
  return () => list.jsonValue();
}

/** Waits until a tab of this browser has the feed, which serves all tabs. */
export async function waitForFeed(page: Page): Promise<void> {
  await expect.poll(() => hasFeed(page.context()), 'whether the feed is open').toBe(true);
}

/** Blocks later fetches of devices, so that only the feed changes them: earlier events arrive with the fetch that follows it. */
export async function blockDeviceReads(page: Page): Promise<void> {
  await waitForFeed(page);
  // The toolbar's code subscribes to the feed.
  await expect(dashboard(page).view('grid').or(dashboard(page).filters).first()).toBeVisible();
  await stallDeviceReads(page);
}

/** Holds later fetches of devices until the returned function is called. */
export async function holdDeviceReads(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const hold = (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    held.push(route);
    return undefined;
  };
  await page.route(DEVICE_READS, hold);
  return async () => {
    await endStub(page, DEVICE_READS, hold);
    // The page may have cancelled a fetch.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

/** Blocks later fetches of devices and awaits those that have begun, for a page without a feed of its own. */
export async function stallDeviceReads(page: Page): Promise<void> {
  const stalled = new Set<Request>();
  await page.route(DEVICE_READS, (route) => {
    const request = route.request();
    if (request.method() !== 'GET') return route.fallback();
    stalled.add(request);
    return undefined;
  });
  const begun = (await page.requests()).filter(
    (request) => request.method() === 'GET' && DEVICE_READS.test(request.url()) && !stalled.has(request),
  );
  await Promise.all(begun.map(async (request) => (await request.response())?.finished()));
}
