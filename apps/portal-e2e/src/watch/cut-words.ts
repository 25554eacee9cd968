import type { Locator } from '@playwright/test';

/** Returns the words that an edge of a box cuts. */
export function findCutWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((roots) => {
    /** Letters may leave their line a little. */
    const TOLERANCE_PX = 3;
    const isCut = (word: DOMRect, box: DOMRect) => {
      const isAcross = word.left < box.right - 1 && word.right > box.right + 1;
      const isBelow = word.top < box.bottom - TOLERANCE_PX && word.bottom > box.bottom + TOLERANCE_PX;
      const isSeen = word.top < box.bottom && word.left < box.right;
      return isSeen && (isAcross || isBelow);
    };
    const hidingBoxes = (from: Element | null, root: Element): DOMRect[] => {
      const boxes = [];
      for (let at = from; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') boxes.push(at.getBoundingClientRect());
        if (at === root) break;
      }
      return boxes;
    };
    const cut: string[] = [];
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const text = texts.currentNode;
        const boxes = hidingBoxes(text.parentElement, root);
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (rects.some((rect) => boxes.some((box) => isCut(rect, box)))) cut.push(word);
        }
      }
    }
    return cut;
  });
}
