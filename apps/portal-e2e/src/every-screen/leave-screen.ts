import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { keepIntercepting } from '../watch/stub-response.ts';

/** px. */
export const PHONE = { width: 360, height: 740 } as const;

/** Closes overlays unless nothing closes them, and sets the page back to a light phone. */
export async function leaveScreen(page: Page, isOverlaid: boolean): Promise<void> {
  await keepIntercepting(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  if (isOverlaid) return;
  const overlays = page
    .locator('[role=dialog], [role=menu], [role=listbox], [role=alertdialog]')
    .filter({ visible: true });
  // A new width may have drawn the overlay again, without the focus that Escape needs.
  await expect(async () => {
    const top = overlays.last();
    if (await top.isVisible()) await top.evaluate(focusInside);
    if (await top.isVisible()) await page.keyboard.press('Escape');
    await expect(overlays).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  // Its history entry goes after a sheet or drawer has closed, which would undo a navigation meanwhile.
  await page.waitForFunction(() => {
    const { sheetOver, opensDevice } = (history.state ?? {}) as Record<string, unknown>; // the router's
    return sheetOver === undefined && opensDevice === undefined;
  });
}

function focusInside(overlay: Element): void {
  if (overlay.contains(document.activeElement) || overlay.role === 'listbox') return;
  overlay.querySelector<HTMLElement>('button, input, [role=menuitem], [tabindex]')?.focus();
}
