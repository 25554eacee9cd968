import type { Page } from '@playwright/test';

/** px. */
const TARGET = 44;

/**
 * Returns controls with a touch target that is too small. What counts is a hit on the control itself or on its label, so an
 * enlarged hit area does, and the space around it does not. Inline links are as high as their line.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const labelOf = (control: HTMLElement) =>
      control instanceof HTMLInputElement && control.labels !== null ? [...control.labels] : [];
    const isOn = (control: HTMLElement, hit: Element) =>
      [control, ...labelOf(control)].some((part) => part.contains(hit));
    const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    // Content scrolls out from there.
    const isBehindBar = (control: HTMLElement, hit: Element | null): boolean => {
      if (hit === null) return false;
      return isBar(hit) ? !hit.contains(control) : isBehindBar(control, hit.parentElement);
    };
    const isInline = (control: HTMLElement) => getComputedStyle(control).display === 'inline';
    return controls.flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || isInline(control)) return [];
      // The radio of a segmented control has no size: its label is what is pressed.
      const drawn = control.offsetWidth === 0 ? (labelOf(control)[0] ?? control) : control;
      const { x, y, width, height } = drawn.getBoundingClientRect();
      if (width === 0 || y < 0) return [];
      const [middleX, middleY, half] = [x + width / 2, y + height / 2, least / 2 - 1];
      const hitAt = (dx: number, dy: number) => document.elementFromPoint(middleX + dx, middleY + dy);
      const middle = hitAt(0, 0);
      // It cannot be touched.
      if (middleY + half > innerHeight || middle === null || !isOn(control, middle)) return [];
      const takes = (hit: Element | null) =>
        hit !== null && (isOn(control, hit) || isBehindBar(control, hit));
      // From the middle on, as a hit area need not reach equally far to both sides.
      const reach = (dx: number, dy: number) => {
        let px = 0;
        while (px < least && takes(hitAt(dx * (px + 1), dy * (px + 1)))) px += 1;
        return px;
      };
      const isHigh = height >= least || reach(0, -1) + reach(0, 1) >= least - 2;
      const isWide = width >= least || reach(-1, 0) + reach(1, 0) >= least - 2;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return isHigh && isWide ? [] : [`${name} (${Math.round(width)} x ${Math.round(height)})`];
    });
  }, TARGET);
}
