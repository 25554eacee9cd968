import type { Page } from '@playwright/test';

/** px. */
const TARGET = 44;

/** Returns controls with a touch target that is too small; an enlarged hit area counts. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const isOn = (control: HTMLElement, hit: Element) => control.contains(hit) || hit.contains(control);
    const isShown = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && isOn(control, hit);
    };
    const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    // Content scrolls out from there.
    const isBehindBar = (control: HTMLElement, hit: Element | null): boolean => {
      if (hit === null) return false;
      return isBar(hit) ? !hit.contains(control) : isBehindBar(control, hit.parentElement);
    };
    const reaches = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (isOn(control, hit) || isBehindBar(control, hit));
    };
    return controls.flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true }) || width === 0 || y < 0) return [];
      const [middleX, middleY, half] = [x + width / 2, y + height / 2, least / 2 - 1];
      // It cannot be touched.
      if (middleY + half > innerHeight || !isShown(control, middleX, middleY)) return [];
      const isHigh =
        height >= least ||
        (reaches(control, middleX, middleY - half) && reaches(control, middleX, middleY + half));
      const isWide =
        width >= least ||
        (reaches(control, middleX - half, middleY) && reaches(control, middleX + half, middleY));
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return isHigh && isWide ? [] : [`${name} (${Math.round(width)} x ${Math.round(height)})`];
    });
  }, TARGET);
}
