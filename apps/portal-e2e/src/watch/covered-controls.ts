import type { Page } from '@playwright/test';

/** Parts of a control that have to be in sight: its middle and its edges, as shares of its size. */
const PARTS = [
  [0.5, 0.5],
  [0.5, 0.1],
  [0.5, 0.9],
  [0.3, 0.5],
  [0.7, 0.5],
] as const;

/** Presses Tab from the top until the focus leaves the page, and returns the controls that something covers or the window cuts off. */
export async function findCoveredControls(page: Page, most: number): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const found: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const result = await page.evaluate(async (parts) => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      // The radio of a segmented control has no size: its label is drawn.
      const isLabelDrawn = focused instanceof HTMLInputElement && focused.offsetWidth === 0;
      const drawn = (isLabelDrawn ? focused.labels?.[0] : undefined) ?? focused;
      const isSeen = () => {
        const { x, y, width, height } = drawn.getBoundingClientRect();
        return parts.every(([across, down]) =>
          drawn.contains(document.elementFromPoint(x + width * across, y + height * down)),
        );
      };
      // A virtual list renders its rows, and the page grows, in the frames after a scroll.
      for (let frame = 0; frame < 60 && !isSeen(); frame += 1) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
      const { x, y, width, height } = drawn.getBoundingClientRect();
      const name = focused.getAttribute('aria-label') ?? focused.textContent.trim();
      return {
        isSeen: isSeen(),
        text: `${name} at ${Math.round(x)}, ${Math.round(y)} (${Math.round(width)} x ${Math.round(height)})`,
      };
    }, PARTS);
    if (result === null) break;
    if (!result.isSeen) found.push(result.text);
  }
  return found;
}

/** Returns the share of the window's height that sticky and fixed parts leave to the page's content. */
export function measureFreeHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const content = document.querySelector('#content');
    // A sticky part that lies in its own place is content, e.g. the header of the next workspace.
    const sticks = (element: Element) => {
      const { position, top, bottom } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isAt = (edge: string, distance: number) => Math.abs(parseFloat(edge) - distance) <= 1;
      const isStuck = isAt(top, box.top) || isAt(bottom, innerHeight - box.bottom);
      return position === 'fixed' || (position === 'sticky' && isStuck);
    };
    const isContent = (hit: Element | null): boolean => {
      if (hit === null || content === null || !content.contains(hit)) return false;
      return hit === content || (!sticks(hit) && isContent(hit.parentElement));
    };
    let free = 0;
    for (let y = 0; y < innerHeight; y += 1) {
      if ([0.35, 0.55, 0.75].every((x) => isContent(document.elementFromPoint(innerWidth * x, y)))) free += 1;
    }
    return free / innerHeight;
  });
}
