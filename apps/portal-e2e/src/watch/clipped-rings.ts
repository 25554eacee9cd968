import type { Page } from '@playwright/test';

/** Focuses every visible control as the keyboard would, and returns those whose focus ring is missing or cut off. */
export async function clippedRings(page: Page, within = 'body'): Promise<string[]> {
  // After a key, browsers show rings.
  await page.keyboard.press('Shift');
  return page.evaluate((selector) => {
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim() || element.outerHTML.slice(0, 80);
    /** Returns the px of a ring beyond the element; null for no ring of its own. */
    const ringOf = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      return outlineStyle === 'none' ? null : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    };
    const isCut = (element: Element, reach: number) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      let { position } = getComputedStyle(element);
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (position === 'fixed' || around === document.body) return false;
        const style = getComputedStyle(around);
        // Only its containing block clips a positioned element.
        if (position === 'absolute' && style.position === 'static') continue;
        position = style.position;
        const box = around.getBoundingClientRect();
        const isContained = /strict|content|paint/.test(style.contain);
        const cutX = isContained || style.overflowX !== 'visible';
        const cutY = isContained || style.overflowY !== 'visible';
        const beyondX = left - reach < box.left - 0.5 || right + reach > box.right + 0.5;
        const beyondY = top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5;
        if ((cutX && beyondX) || (cutY && beyondY)) return true;
      }
      return false;
    };
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      `:is(${selector}) :is(button, a[href], input, select, [tabindex="0"])`,
    );
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const reach = ringOf(control);
      // Inside of menu items, and on the label of a hidden radio.
      const isDrawnElsewhere =
        getComputedStyle(control).boxShadow !== 'none' || control.matches('[type=radio]');
      if (reach === null ? !isDrawnElsewhere : isCut(control, reach)) found.push(nameOf(control));
    }
    return found;
  }, within);
}
