import type { Locator } from '@playwright/test';

/** Returns the words of which a part is out of sight, by an edge of a box or an ellipsis; texts for screen readers alone are left out. */
export function findHiddenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((roots) => {
    /** Letters may leave their line a little. */
    const TOLERANCE_PX = 3;
    const hidingBoxes = (from: Element | null, root: Element): DOMRect[] => {
      const boxes = [];
      for (let at = from; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') boxes.push(at.getBoundingClientRect());
        if (at === root) break;
      }
      return boxes;
    };
    const isWithin = (word: DOMRect, box: DOMRect) =>
      word.left >= box.left - TOLERANCE_PX &&
      word.right <= box.right + TOLERANCE_PX &&
      word.top >= box.top - TOLERANCE_PX &&
      word.bottom <= box.bottom + TOLERANCE_PX;
    const hidden: string[] = [];
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const text = texts.currentNode;
        const boxes = hidingBoxes(text.parentElement, root);
        if (boxes.some(({ width, height }) => width === 1 && height === 1)) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (rects.some((rect) => boxes.some((box) => !isWithin(rect, box)))) hidden.push(word);
        }
      }
    }
    return hidden;
  });
}
